import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { loadDeployment } from '../compose/load-deployment';
import { serve } from '../lib/afterwards.testing';
import { temporaryFolder } from '../lib/files';
import { releaseFakes } from '../store/releases/fake-releases.testing';
import { storageIn } from '../store/storage/open-storage';
import { deploy } from './deploy/deploy';
import { refusal, runOps, writeDeployment } from './run-ops.testing';

let folder: string;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  folder = temporaryFolder('history');
  await releaseFakes(storageIn(folder), 'shell@1.0.0', 'mf-a@1.0.0', 'mf-a@1.1.0');
  writeDeployment(folder);
  env = { DEPLOYMENTS_DIR: folder };
});

const ops = (...args: readonly string[]) => runOps([...args, '--storage', folder], env);
const data = async (...args: readonly string[]) => JSON.parse((await ops(...args, '--json')).out) as unknown;

test('history and show report who decided what, when and why, as text and as JSON', async () => {
  await ops('deploy', 'dtyt', '--why', 'the first');
  await ops('deploy', 'dtyt', 'mf-a@1.1.0', '--why', 'new tab');
  await ops('rollback', 'dtyt', '--why', 'tab is\nempty\u001b');
  const { out } = await ops('history', 'dtyt');
  expect(out).toMatch(
    /^3 {2}\S+Z {2}\S+ {2}rollback to 1: tab is empty\n {4}mf-a 1\.1\.0 -> 1\.0\.0\n2 .* deploy dtyt: new tab\n {4}mf-a 1\.0\.0 -> 1\.1\.0\n1 .* deploy dtyt: the first\n {4}\+shell 1\.0\.0, \+mf-a 1\.0\.0$/,
  );
  expect(await data('history', 'dtyt', '--last', '1')).toMatchObject({
    states: [{ number: 3, parent: 2, composition: 1, why: 'tab is empty', changes: [{ from: '1.1.0', to: '1.0.0' }] }],
  });
  expect((await ops('show', 'dtyt', '2')).out).toMatch(
    /^dtyt 2: deploy of dtyt, .*: new tab\n {2}after 1, shown by composition 2, settings [0-9a-f]{12}\n/,
  );
  expect(await data('show', 'dtyt', '2')).toMatchObject({ versions: { 'mf-a': '1.1.0' }, why: 'new tab' });
  expect(await ops('show', 'dtyt', '9')).toMatchObject(refusal(1, 'no state 9'));
  expect(await data('releases', 'mf-a')).toMatchObject({
    releases: expect.arrayContaining([expect.objectContaining({ version: '1.0.0', sites: ['dtyt'] })]),
  });
});

test('history and show say of a decision that it ended a canary', async () => {
  await ops('deploy', 'dtyt', '--to', 'ended');
  await ops('deploy', 'dtyt', 'mf-a@1.1.0', '--to', 'ended', '--percent', '5');
  // As a restart with other code does.
  const source = loadDeployment('dtyt', folder);
  await deploy(storageIn(folder), { source, site: 'ended', action: 'start', versionOfLocal: () => '' });
  expect((await ops('history', 'ended')).out).toMatch(/^3 .* start dtyt\n {4}canary 2 ended with it\n2 /);
  expect((await ops('show', 'ended', '3')).out).toMatch(/^ {2}changed: no version, canary 2 ended with it$/m);
  expect(await data('show', 'ended', '3')).toMatchObject({ endedCanary: 2 });
});

test('show says of a decision that never counted that it was never served', async () => {
  const storage = storageIn(folder);
  const refused = JSON.parse((await storage.read('states/dtyt/2.json'))?.body.toString() ?? '') as object;
  await storage.write('states/dtyt/8.json', JSON.stringify({ ...refused, number: 8, parent: 3, composition: 8 }));
  expect((await ops('show', 'dtyt', '8')).out).toContain(
    '\n  never served: its deploy was refused, or ended half way\n',
  );
  expect(await data('show', 'dtyt', '8')).toMatchObject({ number: 8, counts: false });
  expect((await ops('show', 'dtyt', '2')).out).not.toContain('never served');
  await storage.remove('states/dtyt/8.json');
});

test('releases marks a damaged release among the intact ones', async () => {
  await storageIn(folder).write('releases/mf-odd/1.0.0/release.json', '{"name"');
  expect(await ops('releases')).toMatchObject({
    code: 1,
    out: expect.stringMatching(/^ {2}mf-a[^]* mf-odd +1\.0\.0 +is damaged\n {2}shell/m),
  });
  expect((await ops('verify', 'mf-odd@1.0.0')).out).toMatch(
    /^mf-odd 1\.0\.0: 1 bad\.\n {2}releases\/mf-odd\/1\.0\.0\/release\.json in .* no JSON\.$/,
  );
  expect(await data('releases', 'mf-odd')).toEqual({ releases: [expect.objectContaining({ damaged: true })] });
  await storageIn(folder).write('releases/mf-odd/1.0.0/release.json', '{}');
  await storageIn(folder).write('releases/mf-odd/1.1.0/remoteEntry.js', '');
  expect(await ops('verify', 'mf-odd')).toMatchObject({
    code: 1,
    out: expect.stringMatching(
      /^mf-odd 1\.0\.0: 1 bad\.\n .* is damaged: it has no "files"\.\nmf-odd 1\.1\.0: 1 bad\.\n .* is not whole in /,
    ),
  });
  expect((await ops('deploy', 'dtyt', 'mf-odd@1.1.0')).err).toContain('Release or copy it again.');
  rmSync(join(folder, 'releases/mf-odd'), { recursive: true });
});

test('a damaged file is named, hides no other site, and never lets a site begin anew', async () => {
  const storage = storageIn(folder);
  await ops('deploy', 'dtyt', 'mf-a@1.1.0', '--to', 'torn');
  await ops('deploy', 'dtyt', '--without', 'mf-a', '--to', 'torn');
  await storage.write('sites/torn/current', '');
  for (const args of [
    ['deploy', 'dtyt', '--to', 'torn'],
    ['rollback', 'torn'],
    ['history', 'torn'],
  ])
    expect(await ops(...args)).toMatchObject({
      code: 1,
      err: expect.stringMatching(
        /^sites\/torn\/current in .* is damaged\. .* newest are 1, 2\. 'show torn 2' says what one of them is\.$/,
      ),
    });
  for (const [left, how] of [
    [() => storage.write('sites/torn/current', '9\n'), 'names 9, which is not there'],
    [() => storage.remove('sites/torn/current'), 'is gone'],
  ] as const) {
    await left();
    for (const args of [
      ['deploy', 'dtyt', '--to', 'torn'],
      ['rollback', 'torn'],
    ])
      expect((await ops(...args)).err).toContain(
        `sites/torn/current in ${storage.where} ${how}. Write the number of a composition into it`,
      );
  }
  await storage.write('sites/torn/current', '');
  const { code, out } = await ops('status');
  expect([code, out]).toEqual([1, expect.stringMatching(/^dtyt: composition 1 [^]*^torn: sites\/torn\/current/m)]);
  const bare = storageIn(join(folder, 'bare'));
  await bare.write('sites/torn/current', '');
  expect((await runOps(['rollback', 'torn', '--storage', join(folder, 'bare')], env)).err).toMatch(
    /is damaged\. No composition of torn is left: bring back sites\/torn\/ from a copy of the store\.$/,
  );
  await bare.write('sites/lost/current', '4\n');
  expect((await runOps(['rollback', 'lost', '--storage', join(folder, 'bare')], env)).err).toMatch(
    /^lost has no composition 4 in .*\. There is none\.$/,
  );
  expect((await runOps(['diff', 'torn', '1', '2', '--storage', join(folder, 'bare')], env)).err).toMatch(
    /There is none\.$/,
  );
  await storage.write('sites/torn/current', '2\n');
  expect((await ops('rollback', 'torn')).out).toMatch(/^torn serves composition 1 of dtyt again; before it 2\./);
  await storage.write('states/torn/3.json', '');
  const goesOn =
    'Bring it back from a copy, or write 1 alone into sites/torn/current: torn then goes on from composition 1,';
  expect((await ops('abort', 'torn')).err).toMatch(/^states\/torn\/3\.json in .* is damaged: it is empty\. Bring/);
  await storage.write('states/torn/3.json', '{"number": 3}');
  expect((await ops('abort', 'torn')).err).toMatch(/^states\/torn\/3\.json in .* is damaged: it has no "site"\. Bring/);
  await storage.removeAll('states/torn', '3.json');
  for (const args of [
    ['history', 'torn'],
    ['rollback', 'torn'],
    ['deploy', 'dtyt', '--to', 'torn'],
  ])
    expect((await ops(...args)).err).toContain(`states/torn/3.json is missing in ${storage.where}. ${goesOn}`);
  await storage.write('sites/torn/current', '1\n');
  await storage.write('states/torn/1.json', '{}');
  await storage.write('sites/torn/2/composition.json', '');
  expect((await ops('deploy', 'dtyt', '--without', 'mf-a', '--to', 'torn')).out).toContain('torn serves composition 3');
  expect((await ops('history', 'torn')).code).toBe(0);
  rmSync(join(folder, 'sites/torn'), { recursive: true });
});

test('releases and show name the sites that give a release only to a canary or a preview', async () => {
  await ops('deploy', 'dtyt', '--to', 'some');
  await ops('preview', 'dtyt', 'mf-a@1.1.0', '--to', 'some');
  expect((await ops('releases', 'mf-a')).out).toMatch(/1\.1\.0 .*is previewed in some$/m);
  await ops('deploy', 'dtyt', 'mf-a@1.1.0', '--to', 'some', '--percent', '5');
  expect((await ops('releases', 'mf-a')).out).toMatch(/1\.1\.0 .*is a canary in some; is previewed in some$/m);
  expect(await data('releases', 'mf-a')).toMatchObject({
    releases: expect.arrayContaining([
      expect.objectContaining({ version: '1.1.0', canaryIn: ['some'], previewedIn: ['some'] }),
    ]),
  });
  const { out } = await ops('show', 'some', '3');
  expect(out).toMatch(
    /^ {2}canary: composition 3 for 5 of a hundred visitors\n {4}mf-a {2}1\.1\.0 {2}of unknown origin$/m,
  );
  expect(out).toMatch(/^ {2}preview: composition 2 until \S+Z\n {4}mf-a {2}1\.1\.0 {2}of unknown origin$/m);
  expect(await data('show', 'some', '3')).toMatchObject({
    beside: [
      { composition: 3, releases: [{ name: 'mf-a', version: '1.1.0' }] },
      { composition: 2, releases: [{ name: 'mf-a', version: '1.1.0' }] },
    ],
  });
});

test('history reports a store without recorded decisions, and rollback notes in its JSON that states were written', async () => {
  await ops('deploy', 'dtyt', '--to', 'old');
  await ops('deploy', 'dtyt', 'mf-a@1.1.0', '--to', 'old');
  rmSync(join(folder, 'states/old'), { recursive: true });
  writeFileSync(join(folder, 'sites/old/current'), '2');
  expect(await ops('history', 'old')).toMatchObject(
    refusal(1, 'old serves composition 2 from before decisions were kept'),
  );
  expect((await ops('releases', 'mf-a')).out).toMatch(/1\.1\.0 .*runs in old/);
  expect(await data('rollback', 'old')).toMatchObject({
    number: 1,
    notes: ['old had no record of what was decided: states 1, 2 were written from its compositions.'],
  });
  expect((await ops('history', 'old')).out).toMatch(/^3 .*rollback to 1\n.*\n2 .*found dtyt\n/);
});

test('a production site requires a reason for every decision', async () => {
  expect((await ops('protect', 'dtyt')).out).toBe('Production: dtyt.');
  for (const command of [
    ['deploy', 'dtyt'],
    ['rollback', 'dtyt'],
  ])
    expect(await ops(...command)).toMatchObject(refusal(2, "dtyt is production: say why, with --why 'text'."));
  expect((await ops('deploy', 'dtyt', '--why', ' ')).code).toBe(2);
  expect((await ops('deploy', 'dtyt', '--why', 'a reason')).code).toBe(0);
  expect((await ops('deploy', 'dtyt', '--to', 'trial')).code).toBe(0);
  expect((await ops('protect', 'dtyt', '--off')).out).toBe('No site is production.');
});

test('the webhook gets each decision; a webhook that cannot be reached stops nothing', async () => {
  const heard: unknown[] = [];
  const { url, stop } = await serve((request, response) => {
    const answer = (body: unknown) => {
      heard.push({ ...(body as object), from: request.headers.authorization });
      response.writeHead(request.url === '/moved' ? 301 : 200, { location: '/' }).end();
    };
    json(request).then(answer, () => response.destroy());
  });
  env = { ...env, OPS_WEBHOOK: url.replace('://', '://ana:secreto@') };
  await ops('deploy', 'dtyt', 'mf-a@1.1.0', '--to', 'told', '--why', 'hear me');
  await ops('deploy', 'dtyt', 'mf-a@1.0.0', '--to', 'told');
  const moved = await runOps(['deploy', 'dtyt', '--to', 'moved', '--storage', folder], {
    ...env,
    OPS_WEBHOOK: `${url}/moved`,
  });
  expect(moved.out).toMatch(/^OPS_WEBHOOK was not told: it answered 301\.$/m);
  await stop();
  expect(heard).toMatchObject([
    { site: 'told', action: 'deploy', why: 'hear me', number: 1, from: `Basic ${btoa('ana:secreto')}` },
    { site: 'told', number: 2, changesSettings: false, changes: [{ name: 'mf-a', from: '1.1.0', to: '1.0.0' }] },
    { site: 'moved' },
  ]);
  const { code, out } = await ops('rollback', 'told');
  expect([code, out]).toEqual([0, expect.stringMatching(/OPS_WEBHOOK was not told: .*ECONNREFUSED/)]);
  expect(out).not.toContain('secreto');
});

test('changed settings are listed in the history with their author, even when no version changes', async () => {
  const file = join(folder, 'dtyt.json');
  const before = readFileSync(file, 'utf8');
  await ops('deploy', 'dtyt', '--to', 'priced');
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(before) as object), title: 'Otro viaje' }));
  await ops('deploy', 'dtyt', '--to', 'priced', '--percent', '5', '--why', 'the new title');
  await ops('widen', 'priced', '20');
  await ops('finish', 'priced');
  await ops('deploy', 'dtyt', '--to', 'priced');
  writeFileSync(file, before);
  expect((await ops('history', 'priced')).out).toMatch(
    /^5 .*\n4 .* finish dtyt\n {4}other settings\n3 .*\n2 .* the new title\n {4}other settings\n1 .*\n/,
  );
  expect((await ops('show', 'priced', '4')).out).toMatch(/changed: no version, settings$/);
  expect(await data('show', 'priced', '5')).toMatchObject({ changesSettings: false });
});
