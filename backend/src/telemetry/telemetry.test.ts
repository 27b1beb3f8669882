import { loadDeployment } from '../platform/deployment';
import { createTestApp, type TestApp } from '../testing/test-app';
import { MAX_PER_ADDRESS } from './telemetry.routes';

let app: TestApp;
const logLines: string[] = [];
// As a deployment's file has it, beyond what the server's type of it names.
const deployment = { name: 'test', remotes: { 'mf-rifas': 'local' } };
beforeAll(async () => {
  app = await createTestApp({ logLines, deployment });
});
afterAll(() => app.close());
// Each test has a window of its own.
beforeEach(() => app.setTime(MAX_PER_ADDRESS.windowSeconds + 1));

const beacon = (payload: string, contentType = 'text/plain;charset=UTF-8') =>
  app.request({ method: 'POST', url: '/telemetry', headers: { 'content-type': contentType }, payload });
const metrics = async () => (await app.request({ method: 'GET', url: '/metrics' })).text;

test.each(['text/plain;charset=UTF-8', 'application/json'])(
  'a beacon sent as %s is counted and answered with nothing',
  async (contentType) => {
    const count = async () =>
      Number(/rifas_page_events_total\{kind="load",remote="shell"\} (\d+)/.exec(await metrics())?.[1] ?? 0);
    const before = await count();
    const answer = await beacon(
      JSON.stringify({ kind: 'load', remote: 'shell', version: '1.0.0', stage: 'page', milliseconds: 120 }),
      contentType,
    );
    expect(answer.status).toBe(204);
    expect(answer.text).toBe('');
    expect(await count()).toBe(before + 1);
    expect(await metrics()).toContain('rifas_remote_load_seconds_bucket{le="0.25",remote="shell"}');
  },
);

test('what goes wrong in a page is logged, its texts cut', async () => {
  logLines.length = 0;
  expect(
    (await beacon(JSON.stringify({ kind: 'render', remote: 'shell', detail: `cayó${'x'.repeat(5000)}`, extra: 'no' })))
      .status,
  ).toBe(204);
  const line = logLines.find((text) => text.includes('reported by a page')) ?? '';
  expect(JSON.parse(line)).toMatchObject({ telemetry: { kind: 'render', remote: 'shell' } });
  expect(line.length).toBeLessThan(4000);
  expect(line).toContain('cayó');
  expect(line).not.toContain('extra');
});

test('a name the deployment does not know makes no label of its own', async () => {
  await beacon(JSON.stringify({ kind: 'failure', remote: 'mf-rifas' }));
  await beacon(JSON.stringify({ kind: 'failure', remote: 'inventado-123' }));
  await beacon(JSON.stringify({ kind: 'contract', stage: 'getRaffles' }));
  await beacon(JSON.stringify({ kind: 'fallback', remote: 'mf-rifas', version: '1.0.0' }));
  const text = await metrics();
  expect(text).toContain('rifas_page_events_total{kind="failure",remote="mf-rifas"} 1');
  expect(text).toContain('rifas_page_events_total{kind="failure",remote="other"} 1');
  expect(text).toContain('rifas_page_events_total{kind="contract",remote="none"} 1');
  expect(text).toContain('rifas_page_events_total{kind="fallback",remote="mf-rifas"} 1');
  expect(text).not.toContain('inventado');
});

test.each([
  '',
  'no json',
  '[]',
  'null',
  '"load"',
  '{}',
  '{"kind":"otro"}',
  '{"kind":"load","milliseconds":"1"}',
  '{"kind":"load","milliseconds":-1}',
  '{"kind":"load","remote":{}}',
])('400: %s', async (payload) => {
  expect((await beacon(payload)).status).toBe(400);
});

test('413 past 64 KB, 429 past the limit of an address', async () => {
  expect((await beacon(JSON.stringify({ kind: 'failure', detail: 'x'.repeat(66_000) }))).status).toBe(413);
  const answers = await Promise.all(Array.from({ length: MAX_PER_ADDRESS.max + 3 }, () => beacon('{"kind":"load"}')));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
});

test('the deployments of this repository name their applications', () => {
  expect(loadDeployment({ DEPLOYMENT: 'dtyt' })).toHaveProperty('remotes.mf-rifas');
});
