import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../lib/files';
import { releaseFakes } from '../store/releases/fake-releases.testing';
import { storageIn } from '../store/storage/open-storage';
import { OPS } from './command-table';
import { refusal, runOps, writeDeployment } from './run-ops.testing';

let folder: string;

beforeAll(async () => {
  folder = temporaryFolder('cli');
  await releaseFakes(storageIn(folder), 'shell@1.0.0', 'mf-a@1.0.0', 'mf-a@1.1.0');
  writeDeployment(folder);
});

const ops = (...args: readonly string[]) => runOps(args, { DEPLOYMENTS_DIR: folder });
const here = (...args: readonly string[]) => ops(...args, '--storage', folder);

test.each(OPS.rows.map(({ name }) => name))('%s --help shows the usage of the command', async (command) => {
  const { code, out } = await ops(command, '--help');
  expect([code, out]).toEqual([0, expect.stringContaining(`npm run ops -- ${command} `)]);
  expect((await ops('--help')).out).toContain(`  ${command} `);
});

test('a command reports that the storage held nothing before: its name may be mistyped', async () => {
  const typo = temporaryFolder('typo');
  const protect = () => ops('protect', 'dtyt', '--storage', typo);
  expect((await protect()).out).toBe(
    `Production: dtyt.\nThere was nothing in ${typo}/ before: a store of its own begins there.`,
  );
  expect((await protect()).out).toBe(
    `Production: dtyt.\ndtyt serves nothing in ${typo}/: take care that the name is right.`,
  );
});

test('a deploy, a second one and a rollback report their results as text and as JSON', async () => {
  expect(await here('deploy', 'dtyt')).toEqual({
    code: 0,
    err: '',
    out: 'dtyt serves composition 1 of dtyt.\n  shell  1.0.0\n  mf-a   1.0.0',
  });
  expect((await here('deploy', 'dtyt', 'mf-a@1.1.0')).out).toBe(
    'dtyt serves composition 2 of dtyt; before it 1.\n  shell  1.0.0\n  mf-a   1.1.0  falls back to 1.0.0',
  );
  expect((await here('diff', 'dtyt', '1', '2')).out).toMatch(
    /^ {2}mf-a +1\.0\.0 +-> +1\.1\.0\n {2}release before of mf-a +\(none\) +-> +1\.0\.0$/,
  );
  expect((await here('rollback', 'dtyt')).out).toContain('dtyt serves composition 1 of dtyt again; before it 2.');
  expect((await here('rollback', 'dtyt', '1')).out).toContain('dtyt serves composition 1 already.');
  expect(JSON.parse((await here('status', 'dtyt', '--json')).out)).toMatchObject({
    sites: [{ site: 'dtyt', number: 1, numbers: [1, 2], releases: { 'mf-a': '1.0.0' } }],
  });
  expect(await here('verify', 'dtyt')).toMatchObject({
    code: 0,
    out: 'composition 1 of dtyt: every file is what was written.',
  });
  expect(await here('verify', 'mf-a')).toMatchObject({ code: 0 });
});

test('a canary begins, grows and ends, and its commands report that as text and as JSON', async () => {
  const site = ['--to', 'trial'];
  await here('deploy', 'dtyt', ...site);
  expect((await here('deploy', 'dtyt', 'mf-a@1.1.0', '--percent', '5', ...site)).out).toBe(
    'trial gives composition 2 of dtyt to 5 of a hundred visitors, 1 to the others.\n  shell  1.0.0\n  mf-a   1.1.0  falls back to 1.0.0',
  );
  expect((await here('deploy', 'dtyt', ...site)).err).toContain("First 'finish trial' or 'abort trial'.");
  expect((await here('widen', 'trial', '20', '--why', 'quiet')).out).toMatch(
    /^trial serves composition 2 for 20 of a hundred visitors, composition 1 of dtyt for the others\.\n/,
  );
  expect((await here('status', 'trial')).out).toMatch(
    /20 of a hundred visitors get composition 2, made .*\n.*\n {2}mf-a +1\.1\.0/,
  );
  expect(JSON.parse((await here('status', 'trial', '--json')).out)).toMatchObject({
    sites: [{ number: 1, canary: { number: 2, percent: 20, releases: { 'mf-a': '1.1.0' } } }],
  });
  expect((await here('verify', 'trial')).out.split('\n')).toHaveLength(2);
  expect((await here('show', 'trial', '3')).out).toContain('canary: composition 2 for 20 of a hundred visitors');
  expect((await here('history', 'trial')).out).toMatch(
    /^3 .* widen dtyt, 20 of a hundred visitors: quiet\n2 .* canary dtyt, 5 of a hundred visitors\n {4}mf-a 1\.0\.0 -> 1\.1\.0\n1 /,
  );
  expect((await here('finish', 'trial')).out).toMatch(/^trial serves composition 2 of dtyt for all\.\n/);
  expect((await here('abort', 'trial')).err).toContain('trial has no canary');
});

test('a rollback from a canary to the served composition reports that the canary has ended', async () => {
  const site = ['--to', 'back'];
  await here('deploy', 'dtyt', ...site);
  await here('deploy', 'dtyt', 'mf-a@1.1.0', '--percent', '5', ...site);
  expect((await here('rollback', 'back')).out).toContain(
    'The canary has ended: all visitors of back get composition 1.',
  );
  expect((await here('abort', 'back')).err).toContain('back has no canary');
});

test.each([
  ['holed', 'is gone', (composition: string) => rmSync(composition, { recursive: true })],
  ['torn', 'is damaged', (composition: string) => writeFileSync(join(composition, 'composition.json'), '')],
])('%s: that the composition of a canary %s is said, and how to end it', async (site, how, breakIt) => {
  await here('deploy', 'dtyt', '--to', site);
  await here('deploy', 'dtyt', 'mf-a@1.1.0', '--percent', '5', '--to', site);
  breakIt(join(folder, 'sites', site, '2'));
  const said = `  5 of a hundred visitors get composition 2, which is gone or damaged: 'abort ${site}' ends the canary.`;
  expect(await here('status', site)).toMatchObject({ code: 1, out: expect.stringContaining(said) });
  const { code, out } = await here('verify', site);
  expect(code).toBe(1);
  expect(out).toContain(`composition 1 of ${site}: every file is what was written.`);
  expect(out).toMatch(new RegExp(`composition 2 of ${site}: 1 bad\\.\n .*2.* ${how}`));
  // Nobody gets what is not there, so nobody may be told that more visitors do.
  expect(await here('widen', site, '20')).toMatchObject({ code: 1, err: expect.stringContaining('composition') });
  expect(await here('widen', site, '2')).toMatchObject({ code: 0 });
  expect((await here('abort', site)).code).toBe(0);
  expect((await here('status', site)).code).toBe(0);
});

test('showing an unknown team does not create it', async () => {
  for (const name of ['rifas', 'constructor'])
    expect(await here('team', name)).toMatchObject(refusal(2, `There is no team ${name}.`));
  expect((await here('team')).out).toContain('has no teams');
});

test.each([
  [['--key', 'MCowBQYDK2Vw'], "'MCowBQYDK2Vw' is no public key"],
  [['--key', '-----BEGIN PRIVATE KEY-----\nMC4CAQAw'], "'-----BEGIN P…' is no public key"],
  [['--may', 'mf a'], "'mf a' names no application"],
  [['--remove'], 'There is no team rifas.'],
  [['--may-not', 'mf-a'], 'There is no team rifas.'],
])('team rifas %j is refused and creates no team', async (args, said) => {
  expect(await here('team', 'rifas', ...args)).toMatchObject(refusal(2, said));
  expect((await here('team')).out).toContain('has no teams');
});

test('a team with an empty name is not made: the name came from a variable that is not set', async () => {
  expect(await here('team', '', '--may', 'mf-a')).toMatchObject(refusal(2, "'' names no team"));
  expect((await here('team')).out).toContain('has no teams');
});

test('a team that may release an application which nobody knows yet is made, with a note that lists the known ones', async () => {
  const store = temporaryFolder('team');
  await releaseFakes(storageIn(store), 'mf-a@1.0.0');
  const may = (...names: readonly string[]) =>
    ops('team', 'rifas', ...names.flatMap((name) => ['--may', name]), '--storage', store);
  expect((await may('mf-a', 'mf-auth', '*')).out).not.toContain('known');
  const { code, out } = await may('mf-rifsa', 'mf-a');
  expect([code, out]).toEqual([0, expect.stringContaining('may release mf-a, mf-auth, *, mf-rifsa')]);
  expect(out).toMatch(
    /^mf-rifsa is not known here, neither as a release nor in a deployment\. If it is not a remote to come, take it out with --may-not mf-rifsa\. Known are: mf-a, mf-auth, mf-checkout, .*, shell\.$/m,
  );
});

test('verify names a bad file and exits with 1', async () => {
  await releaseFakes(storageIn(folder), 'mf-b@1.0.0');
  writeFileSync(join(folder, 'releases/mf-b/1.0.0/remoteEntry.js'), 'changed');
  const { code, out } = await here('verify', 'mf-b@1.0.0');
  expect([code, out]).toEqual([
    1,
    'mf-b 1.0.0: 1 bad.\n  releases/mf-b/1.0.0/remoteEntry.js is not the file that was written: its hash differs.',
  ]);
});

test.each<[string[], RegExp]>([
  [[], /^Which command\?/],
  [['publish'], /There is no command 'publish'\. There are: release, deploy/],
  [['constructor'], /There is no command 'constructor'/],
  [['deploy'], /^Missing required argument 'deployment'\nusage: deploy <deployment>/],
  [['team', 'rifas', '--may', 'mf-a', 'mf-b'], /^'mf-b' is too much\.\nusage: team /],
  [['deploy', 'dtyt', 'mf-a'], /'mf-a' names no release: write it as mf-auth@1\.2\.0/],
  [['deploy', 'dtyt', 'mf-a@1.0.0', 'mf-a@1.1.0'], /mf-a is named twice/],
  [['deploy', 'dtyt', 'mf-a@1.0.0', '--without', 'mf-a'], /mf-a@1\.0\.0 is to run, and --without takes mf-a out/],
  [['preview', 'dtyt', 'mf-a@1.0.0', '--without', 'mf-a'], /mf-a@1\.0\.0 is to run, and --without takes mf-a out/],
  [['preview', 'dtyt', 'mf-a@1.0.0', '--end', '3'], /--end only ends a preview/],
  [['preview', 'dtyt', '--for', '2d', '--end', '3'], /--end only ends a preview/],
  [['deploy', 'dtyt', '--expect', 'two'], /--expect is a whole number from 0 on, of six digits at most, not 'two'/],
  [['deploy', 'dtyt', '--percent', '100'], /A canary has 1 to 99 of a hundred visitors, .* not 100; 'finish' gives/],
  [['deploy', 'dtyt', '--percent', '0.5'], /A canary has 1 to 99 of a hundred visitors, in whole numbers, not 0\.5;/],
  [['deploy', 'dtyt', '--percent', ''], /A canary has 1 to 99 of a hundred visitors, in whole numbers, not '';/],
  [['deploy', 'dtyt', '--storage', ''], /^--storage is empty: name a folder, or a bucket as s3:\/\/bucket\/prefix\./],
  [['widen', 'dtyt', '5%'], /A canary has 1 to 99 of a hundred visitors, in whole numbers, not 5%;/],
  [['deploy', 'dtyt', '--force'], /Unknown option '--force'/],
  [['watch', 'dtyt', '--tolerance', '100'], /--tolerance is below 100 points of a hundred, not 100/],
  [['watch', 'dtyt', '--steps', '20,5'], /The steps have to grow: 20,5 does not/],
  [['watch', 'dtyt', '--steps', '100,5'], /A canary has 1 to 99 of a hundred visitors, .* not 100/],
  [['watch', 'dtyt', '--every', '2592000'], /--every is a whole number from 1 on, of six digits at most/],
  [['rollback', 'dtyt', '0'], /A composition is a whole number from 1 on/],
  [['release', 'mf-nada'], /There is no application 'mf-nada'\. There are: shell, /],
  [['deploy', 'dtyt', `mf-a@1.0.0-${'n'.repeat(300)}`], /'1\.0\.0-n+…' is too long for a version/],
  [['verify', 'mf-a@latest'], /'latest' is no version: write it as 1\.2\.3/],
  [['release', 'mf-auth', '--version', '../1'], /'\.\.\/1' is no version/],
  [['release', 'mf-auth', '--version', '01.2.3'], /'01\.2\.3' is no version/],
])('%j is a wrong usage: the command exits with 2 and refers to --help', async (args, message) => {
  const { code, err } = await ops(...args);
  expect([code, err]).toEqual([2, expect.stringMatching(message)]);
  expect(err).toContain('--help says more.');
});

test.each<[string[], RegExp]>([
  [['deploy', 'otra'], /There is no deployment 'otra'/],
  [['deploy', 'dtyt', 'mf-a@7.0.0'], /mf-a 7\.0\.0 is not released in .*The newest are 1\.0\.0, 1\.1\.0\./],
  [['deploy', 'dtyt', '--to', '../x'], /'\.\.\/x' is no name of a site/],
  [['deploy', 'dtyt', '--to', 'n'.repeat(300)], /is no name of a site: .* 128 at most/],
  [['status', 'n'.repeat(300)], /is no name of a site/],
  [['verify', 'n'.repeat(300)], /is neither a site that serves something nor a released application/],
  [['rollback', 'nada'], /Nothing is served by nada/],
  [['status', 'nada'], /Nothing was deployed to nada/],
  [['previews', 'nada'], /Nothing was deployed to nada/],
  [['verify', 'nada'], /nada is neither a site that serves something nor a released application/],
  [['watch', 'nada', '--steps', '5,20,100'], /nada has no canary/],
])('%j is refused: the command exits with 1 and gives the reason as JSON too', async (args, message) => {
  const { code, err, out } = await here(...args, '--json');
  expect([code, err]).toEqual([1, expect.stringMatching(message)]);
  expect((JSON.parse(out) as { error: string }).error).toMatch(message);
});
