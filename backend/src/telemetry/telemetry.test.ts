import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadDeployment } from '../platform/deployment';
import { repositoryRoot } from '../platform/package-root';
import { createTestApp, type TestApp } from '../testing/test-app';
import { MAX_PER_ADDRESS } from './telemetry.routes';

let app: TestApp;
const logLines: string[] = [];
// A field of the deployment's file that the server's type does not name.
const deployment = { name: 'test', remotes: { 'mf-rifas': 'local' } };
beforeAll(async () => {
  app = await createTestApp({ logLines, deployment });
});
// Each test has a window of its own.
beforeEach(() => app.setTime(MAX_PER_ADDRESS.windowSeconds + 1));

const beacon = (payload: string, contentType = 'text/plain;charset=UTF-8') =>
  app.request({ method: 'POST', url: '/telemetry', headers: { 'content-type': contentType }, payload });
const metrics = async () => (await app.request({ method: 'GET', url: '/metrics' })).text;

test.each(['text/plain;charset=UTF-8', 'application/json'])(
  'a beacon sent as %s is counted and answered with an empty 204',
  async (contentType) => {
    const count = async () =>
      Number(/rifas_page_events_total\{kind="load",[^}]*remote="shell"[^}]*\} (\d+)/.exec(await metrics())?.[1] ?? 0);
    const before = await count();
    const answer = await beacon(
      JSON.stringify({ kind: 'load', remote: 'shell', version: '1.0.0', stage: 'page', milliseconds: 120 }),
      contentType,
    );
    expect(answer.status).toBe(204);
    expect(answer.text).toBe('');
    expect(await count()).toBe(before + 1);
    expect(await metrics()).toMatch(/rifas_remote_load_seconds_bucket\{le="0.25",[^}]*remote="shell"/);
  },
);

test('an error of a page is logged, with its texts cut', async () => {
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

test('a name that the deployment does not know gets no label of its own', async () => {
  await beacon(JSON.stringify({ kind: 'failure', remote: 'mf-rifas' }));
  await beacon(JSON.stringify({ kind: 'failure', remote: 'inventado-123' }));
  await beacon(JSON.stringify({ kind: 'contract', stage: 'getRaffles' }));
  await beacon(JSON.stringify({ kind: 'fallback', remote: 'mf-rifas', version: '1.0.0' }));
  const text = await metrics();
  for (const [kind, remote, version] of [
    ['failure', 'mf-rifas', 'none'],
    ['failure', 'other', 'none'],
    ['contract', 'none', 'none'],
    ['fallback', 'mf-rifas', 'other'],
  ])
    expect(text).toContain(
      `rifas_page_events_total{kind="${kind}",site="other",composition="other",group="other",remote="${remote}",version="${version}"} 1`,
    );
  expect(text).not.toContain('inventado');
});

describe('behind an edge, which says what it serves', () => {
  const parts = { 'mf-rifas': ['list'] };
  const all = { site: 'main', composition: 7, versions: { shell: ['1.0.0'], 'mf-rifas': ['1.0.0'] }, parts };
  const canary = { ...all, composition: 8, versions: { shell: ['1.0.0'], 'mf-rifas': ['1.1.0', '1.0.0'] } };
  const FROM_EDGE = { 'x-forwarded-for': '9.9.9.9' };
  const tell = (event: object, served: object = { all, canary }, headers: Record<string, string> = FROM_EDGE) => {
    const { all: most, canary: some } = served as { readonly all?: object; readonly canary?: object };
    return app.request({
      method: 'POST',
      url: '/telemetry',
      headers: {
        'content-type': 'text/plain',
        ...headers,
        ...(most && { 'x-rifas-composition': JSON.stringify(most) }),
        ...(some && { 'x-rifas-canary': JSON.stringify(some) }),
      },
      payload: JSON.stringify(event),
    });
  };
  const failure = { kind: 'failure', remote: 'mf-rifas', version: '1.1.0', page: 'list', composition: 8 };
  const ofCanary = 'site="main",composition="8",group="canary",remote="mf-rifas",version="1.1.0"';
  const lines = async (start: string) => (await metrics()).split('\n').filter((line) => line.startsWith(start));

  test('the canary and the composition for all others are counted apart, both their events and their page loads', async () => {
    await tell({ ...failure, opens: true, first: true });
    await tell(failure);
    await tell({
      kind: 'load',
      remote: 'mf-rifas',
      version: '1.0.0',
      composition: 7,
      milliseconds: 40,
      opens: true,
      first: true,
    });
    await tell({ kind: 'load', remote: 'mf-rifas', version: '1.0.0', composition: 7, milliseconds: 50 });
    expect(await lines('rifas_page_events_total{kind="failure",site="main"')).toEqual([
      `rifas_page_events_total{kind="failure",${ofCanary}} 2`,
    ]);
    expect(await lines('rifas_page_visits_with_total{kind="failure"')).toEqual([
      `rifas_page_visits_with_total{kind="failure",${ofCanary}} 1`,
    ]);
    const ofOthers = 'site="main",composition="7",group="all",remote="mf-rifas",version="1.0.0"';
    expect(await lines('rifas_page_visits_total')).toEqual([
      `rifas_page_visits_total{${ofCanary}} 1`,
      `rifas_page_visits_total{${ofOthers}} 1`,
    ]);
    expect(await metrics()).toContain(`rifas_remote_load_seconds_count{${ofOthers}} 1`);
    expect(await metrics()).toContain(`rifas_page_problems_total{kind="failure",page="list",${ofCanary}} 2`);
  });

  test('versions, pages, compositions and object properties that the edge does not name are counted as other', async () => {
    await tell({ ...failure, version: '6.6.6', page: 'inventada', composition: 8 });
    await tell({ ...failure, remote: 'constructor', version: 'length' });
    await tell({ ...failure, composition: 12_345 });
    const text = await metrics();
    expect(text).not.toMatch(/6\.6\.6|inventada|constructor|length"|12345/);
    expect(await lines('rifas_page_problems_total{kind="failure",page="other",site="main"')).toHaveLength(2);
  });

  test('only an edge can say which composition is served', async () => {
    await tell({ ...failure, composition: 9 }, { all: { ...all, composition: 9 } }, {});
    await tell({ ...failure, composition: 9 }, { all: 'nothing' });
    expect(await metrics()).not.toContain('composition="9"');
  });

  test('old compositions are dropped from the metrics, however many there were', async () => {
    for (let composition = 100; composition < 120; composition += 1)
      await tell(
        { kind: 'load', remote: 'shell', version: '1.0.0', composition, milliseconds: 5, opens: true, first: true },
        {
          all: { ...all, composition },
        },
      );
    const numbers = new Set((await metrics()).match(/composition="\d+"/g));
    expect(await metrics()).toContain('rifas_page_events_total{kind="contract",site="other",composition="other"');
    expect(numbers.has('composition="119"')).toBe(true);
    expect(numbers.size).toBeLessThanOrEqual(6);
    expect(numbers.has('composition="100"')).toBe(false);
  });
});

test.each(['alerts.yml', 'grafana-dashboard.json'])('%s uses only counters and labels that exist', async (file) => {
  const asked = readFileSync(join(repositoryRoot(), 'docker/monitoring', file), 'utf8');
  const exposed = await metrics();
  const names = new Set(asked.match(/\b(?:rifas|http)_[a-z_]+(?=[[{)]|, (?:site|remote)\))/g));
  expect(names.size).toBeGreaterThan(3);
  for (const name of names)
    expect(exposed).toMatch(new RegExp(`^# TYPE ${name.replace(/_(bucket|count|sum)$/, '')} `, 'm'));
  const labels = new Set([...asked.matchAll(/by \(([a-z, ]+)\)/g)].flatMap(([, list = '']) => list.split(', ')));
  for (const label of labels) expect(exposed).toMatch(new RegExp(`[{,]${label}="`));
});

test('a page that fails in a loop does not fill the log', async () => {
  logLines.length = 0;
  for (let count = 0; count < 60; count += 1) await beacon('{"kind":"failure","remote":"mf-rifas","stage":"loop"}');
  expect(logLines.filter((line) => line.includes('reported by a page')).length).toBeLessThanOrEqual(20);
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
])('a malformed beacon is refused with 400: %s', async (payload) => {
  expect((await beacon(payload)).status).toBe(400);
});

test('a beacon of more than 64 KB answers 413, and too many beacons of one address answer 429', async () => {
  expect((await beacon(JSON.stringify({ kind: 'failure', detail: 'x'.repeat(66_000) }))).status).toBe(413);
  const answers = await Promise.all(Array.from({ length: MAX_PER_ADDRESS.max + 3 }, () => beacon('{"kind":"load"}')));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
});

test('the deployments of this repository name their applications', () => {
  expect(loadDeployment({ DEPLOYMENT: 'dtyt' })).toHaveProperty('remotes.mf-rifas');
});
