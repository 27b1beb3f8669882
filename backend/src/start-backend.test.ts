import { once } from 'node:events';
import fs, { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { basename } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterwards } from '@rifas/tooling/lib/afterwards.testing';
import { gatewayNotices } from './db/schema';
import { startBackendProcess } from './testing/backend-process';
import { countWaiting } from './testing/meanwhile';
import { createTestDatabase, type TestDatabase } from './testing/test-database';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});

const config = { jwtSecret: 'j'.repeat(32), gatewaySecret: 'g'.repeat(32) };
/** A backend that ends with the test, also with one that fails: jest would wait for it. */
async function start(env: NodeJS.ProcessEnv) {
  const backend = await startBackendProcess({ like: { config, database }, env });
  afterwards(backend.stop);
  return backend;
}
const changed = (change: (url: URL) => void): string => {
  const url = new URL(database.url);
  change(url);
  return url.href;
};

test.each<[string, () => NodeJS.ProcessEnv, RegExp]>([
  ['is no address', () => ({ DATABASE_URL: 'rifas:secret' }), /^DATABASE_URL is no address such as postgres:/],
  ['has a name alone', () => ({ DATABASE_URL: 'postgres://' }), /^DATABASE_URL names no database/],
  ['names no database', () => ({ DATABASE_URL: changed((url) => (url.pathname = '/')) }), /^DATABASE_URL names no/],
  [
    'is where nobody listens',
    () => ({ DATABASE_URL: changed((url) => (url.port = '1')) }),
    /^The database "\w+" at 127\.0\.0\.1:1 \(DATABASE_URL\) cannot be reached: connect ECONNREFUSED 127\.0\.0\.1:1\. Start/,
  ],
  [
    'has a wrong password',
    () => ({ DATABASE_URL: changed((url) => (url.password = 'secret')) }),
    /^The database "\w+" at [^ ]+ \(DATABASE_URL\) says: password authentication failed .+\. Mend user and password/,
  ],
])('a database whose address %s is reported in one line without the password', async (_what, env, told) => {
  const error = (await start(env()).catch((cause: unknown) => cause)) as Error;
  const line = error.message.replace(/^The backend ended with 1: /, '');
  expect(line).toMatch(told);
  expect(line.trimEnd()).not.toMatch(/\n|secret|postgres:postgres/);
});

test('a start that fails leaves no folder among the temporary files', async () => {
  const made = jest.spyOn(fs, 'mkdtempSync');
  await expect(start({ DATABASE_URL: 'rifas:secret' })).rejects.toThrow('DATABASE_URL is no address');
  const folder = String(made.mock.results[0]?.value);
  expect([basename(folder), existsSync(folder)]).toEqual([expect.stringMatching(/^rifas-backend-/), false]);
});

test('a port in use, and an address that this machine does not have, are reported in one line', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const taken = `The backend ended with 1: Port ${port} is taken. Stop who listens there, or name another in PORT.\n`;
  await expect(start({ PORT: String(port) })).rejects.toThrow(new Error(taken));
  await expect(start({ HOST: '192.0.2.1' })).rejects.toThrow(
    /: Nobody can listen at port 0 of "192\.0\.2\.1" here .+\n$/,
  );
  other.close();
});

test('a missing database is created', async () => {
  const backend = await start({ DATABASE_URL: changed((url) => (url.pathname += '_new')), HOST: ' ' });
  expect((await backend.request({ method: 'GET', url: '/healthz', headers: {} })).status).toBe(200);
});

test('a call with as many headers as an edge passes on is answered', async () => {
  const backend = await start({});
  const headers = { cookie: `other=${'x'.repeat(64_000)}` };
  expect((await backend.request({ method: 'GET', url: '/livez', headers })).status).toBe(200);
});

test('a backend that stops takes no more calls, even while one of its jobs goes on', async () => {
  const backend = await start({ JOBS_EVERY_SECONDS: '1' });
  const { stopped } = await database.db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${gatewayNotices}`);
    while ((await countWaiting(database.db)) === 0);
    const stopping = backend.stop();
    const takesCalls = () =>
      fetch(`${backend.address}/livez`).then(
        () => true,
        () => false,
      );
    while (await takesCalls());
    expect(await countWaiting(database.db)).toBeGreaterThan(0);
    return { stopped: stopping };
  });
  await stopped;
});
