import { rmSync } from 'node:fs';
import { temporaryFolder } from '../../lib/files';
import { freePort, stopProcess } from '../../lib/processes';
import { ofNoSite, readSettings, withEnvironment } from '../../lib/settings';
import { startBackend } from '../../site/backend-process';
import { apiCheck } from './api-check';
import { startFakeApi } from './fake-api.testing';
import type { ApiReport } from './try-api';

const settings = ofNoSite(readSettings(process.env));

async function run(url: string, values: Readonly<Record<string, unknown>>) {
  const printed: string[] = [];
  const terminal = { out: (text: string) => void printed.push(text), err: () => undefined };
  const code = await apiCheck({ settings, terminal }, url, values);
  return { code, text: printed.join('\n') };
}

test('the command exits with 1 where a required call does not work, and can print its report as JSON', async () => {
  const fake = await startFakeApi({ 'api/talon/get-by-pasajero': { status: 500, body: 'fail' } });
  const account = { user: 'ana@example.com', password: 'x' };
  const people = await run(fake.url, account);
  const machines = await run(fake.url, { ...account, json: true });
  expect(people.code).toBe(1);
  expect(people.text).toContain('does not work with this API');
  expect((JSON.parse(machines.text) as ApiReport).works).toBe(false);
});

test.each([
  ['no address', 'api.example', { user: 'a', password: 'b' }, /is no address/],
  ['nobody who logs in', 'https://api.example', { user: 'a' }, /--user and --password/],
])('%s is refused before any call is made', async (_name, url, values, message) => {
  await expect(run(url, values)).rejects.toThrow(message);
});

test('the reference backend works in every reading call, without an oddity', async () => {
  const dataDir = temporaryFolder('api-check');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const own = withEnvironment(settings, { DATA_DIR: dataDir });
  const backend = await startBackend({ deployment: 'dtyt', port, publicUrl: url, settings: own });
  try {
    const { code, text } = await run(url, { user: 'ana@example.com', password: 'Rifas2026!', json: true });
    const { calls } = JSON.parse(text) as ApiReport;
    expect(calls.filter(({ verdict }) => verdict === 'ok').length).toBeGreaterThan(15);
    const others = calls.filter(({ verdict }) => verdict !== 'ok' && verdict !== 'not tried');
    expect(others.map(({ path, verdict, shown, why }) => ({ path, verdict, shown, why }))).toEqual([]);
    expect(code).toBe(0);
  } finally {
    await stopProcess(backend);
    rmSync(dataDir, { recursive: true, force: true });
  }
});
