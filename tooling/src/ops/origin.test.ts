import { createHash } from 'node:crypto';
import fs, { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadDeployment } from '../compose/load-deployment';
import { temporaryFolder } from '../lib/files';
import { releaseFakes } from '../store/releases/fake-releases.testing';
import type { Release } from '../store/releases/release';
import { getComposition } from '../store/sites/sites';
import { storageIn } from '../store/storage/open-storage';
import type { Storage } from '../store/storage/storage';
import { newStorage } from '../store/storage/storages.testing';
import { deploy } from './deploy/deploy';
import { pull } from './deploy/pull';
import { must, refusal, runOps } from './run-ops.testing';

const source = { ...loadDeployment('dtyt'), remotes: { shell: '1.0.0', 'mf-a': '1.0.0' } };

let storage: Storage;
let folder: string;
const keys: Record<string, string> = {};

const ops = (team: string, ...args: readonly string[]) => {
  const env = { OPS_STORAGE: join(folder, 'store'), OPS_KEY: team && join(folder, `${team}.pem`) };
  return runOps(args, { ...env, DEPLOYMENTS_DIR: folder });
};
const made = (...args: Parameters<typeof ops>) => must(ops(...args));
const deployed = (version = '1.0.0', site = 'main') =>
  deploy(storage, { source, site, releases: { 'mf-a': version }, versionOfLocal: () => '' });

beforeEach(async () => {
  folder = temporaryFolder('keys');
  storage = storageIn(join(folder, 'store'));
  await releaseFakes(storage, 'shell@1.0.0', 'mf-a@1.0.0', 'mf-a@1.1.0', 'mf-b@1.0.0');
  for (const team of ['host', 'guest', 'stranger'])
    keys[team] = (
      JSON.parse(await made('', 'key', join(folder, `${team}.pem`), '--json')) as { publicKey: string }
    ).publicKey;
  await made('', 'team', 'host', '--key', keys.host ?? '', '--may', 'shell', '--may', 'mf-a');
  await made('', 'team', 'guest', '--key', keys.guest ?? '', '--may', 'mf-b');
  await made('host', 'sign', 'shell@1.0.0');
});

test('a release that is unsigned, or signed without the right, is not deployed; a release signed by its team is', async () => {
  await expect(deployed()).rejects.toThrow('mf-a 1.0.0 is not signed.');
  expect(await ops('guest', 'sign', 'mf-a@1.0.0')).toMatchObject({
    code: 1,
    err: "You cannot release mf-a: team guest may not release mf-a. Ops allow it with 'ops team guest --may mf-a'. Nothing was changed.",
  });
  expect((await ops('stranger', 'sign', 'mf-a@1.0.0')).err).toMatch(
    /the key belongs to no team\. Ops allow it with 'ops team <team> --key MCowBQYDK2Vw\S+ --may mf-a'/,
  );
  expect((await ops('', 'sign', 'mf-a@1.0.0')).err).toContain('has teams, so a release is signed');
  await made('host', 'sign', 'mf-a@1.0.0');
  expect((await deployed()).composition.number).toBe(1);
  expect(await ops('', 'verify', 'main')).toMatchObject({ code: 0 });
  await made('', 'team', 'host', '--revoke', keys.host ?? '');
  await expect(deployed()).rejects.toThrow('mf-a 1.0.0 is signed by nobody who may: the key belongs to no team.');
  expect(await ops('', 'verify', 'main')).toMatchObject({ code: 1 });
});

test('a key that did not fit on the disk leaves no file behind', async () => {
  const key = join(folder, 'new.pem');
  jest.spyOn(fs, 'writeFileSync').mockImplementationOnce((file) => {
    fs.closeSync(fs.openSync(String(file), 'wx'));
    throw new Error('ENOSPC: no space left on device, write');
  });
  expect(await ops('', 'key', key)).toMatchObject(refusal(1, 'no space left'));
  await made('', 'key', key);
  const nowhere = join(folder, 'none/new.pem');
  expect((await ops('', 'key', nowhere)).err).toMatch(`${nowhere} cannot be written: ENOENT`);
});

test('a key is never overwritten, and a file that is not a private key is named', async () => {
  const key = join(folder, 'host.pem');
  expect(await ops('', 'key', key)).toMatchObject({
    code: 1,
    err: `${key} is there already, and a key is never overwritten: name another file.`,
  });
  expect(await ops('nobody', 'sign', 'mf-a@1.0.0')).toMatchObject({
    code: 1,
    err: expect.stringMatching(
      /^OPS_KEY names .*nobody\.pem, which is not there; 'rifas key <file>' makes one, or 'ops key'/,
    ),
  });
  writeFileSync(join(folder, 'public.pem'), keys.host ?? '');
  expect((await ops('public', 'sign', 'mf-a@1.0.0')).err).toContain(
    'public.pem, which cannot be read as a private key',
  );
});

test('taking from a team what it does not have is refused, and no other team is forgotten', async () => {
  await made('', 'team', 'host', '--may', '*');
  expect(await ops('', 'team', 'host', '--may-not', 'mf-b')).toMatchObject(
    refusal(2, 'Team host does not have mf-b in its list: shell, mf-a, *.'),
  );
  expect(await ops('', 'team', '--remove')).toMatchObject({ code: 2 });
  expect(await made('', 'team', 'host')).toContain('guest: 1 key, may release mf-b');
});

test('a store without its last team accepts every release again, signed or not', async () => {
  await made('', 'team', 'host', '--remove');
  expect(await ops('', 'sign', 'mf-a@1.0.0')).toMatchObject({ code: 1 });
  expect(await made('', 'team', 'guest', '--remove')).toContain('has no teams: releases need no signature.');
  expect(await made('', 'team')).toContain('has no teams');
  expect(await made('', 'team', 'host', '--may', 'mf-a')).toContain('From now on every release in');
  expect(await made('', 'team', 'host', '--remove')).not.toContain('From now on');
  expect((await deployed()).composition.number).toBe(1);
  expect(await ops('', 'verify', 'mf-a@1.0.0')).toMatchObject({ code: 0 });
});

test('deploy and pull refuse a file that was changed together with its hash', async () => {
  await made('host', 'sign', 'mf-a@1.0.0');
  await made('host', 'sign', 'mf-a@1.1.0');
  await deployed();
  const edge = newStorage();
  await pull(storage, edge, 'main');
  const code = 'export default "stolen";';
  const change = async (version: string) => {
    const prefix = `releases/mf-a/${version}`;
    const release = JSON.parse((await storage.read(`${prefix}/release.json`))?.body.toString() ?? '') as Release;
    const integrity = `sha256-${createHash('sha256').update(code).digest('base64')}`;
    const files = { ...release.files, 'remote.1.js': { bytes: code.length, wireBytes: code.length, integrity } };
    for (const ending of ['.br', '.gz']) await storage.remove(`${prefix}/remote.1.js${ending}`);
    await storage.write(`${prefix}/remote.1.js`, code);
    await storage.write(`${prefix}/release.json`, JSON.stringify({ ...release, files }));
  };
  await deployed('1.1.0');
  await change('1.1.0');
  await expect(deployed('1.1.0', 'other')).rejects.toThrow('release.json of mf-a 1.1.0 is not what team host signed.');
  await expect(pull(storage, edge, 'main')).rejects.toThrow('release.json of mf-a 1.1.0 is not what team host signed.');
});

test('an edge gets the new signature of a release that it already has', async () => {
  await made('host', 'sign', 'mf-a@1.0.0');
  await deployed();
  const edge = newStorage();
  await pull(storage, edge, 'main');
  await made('', 'team', 'heir', '--key', keys.stranger ?? '', '--may', 'shell', '--may', 'mf-a');
  await made('', 'team', 'host', '--revoke', keys.host ?? '');
  for (const release of ['shell@1.0.0', 'mf-a@1.0.0']) await made('stranger', 'sign', release);
  await deployed();
  expect(await pull(storage, edge, 'main')).toMatchObject({ number: 2 });
});

/** Deploys releases of one team, and signs mf-a 1.1.0 with the key of another. */
async function inherited(): Promise<void> {
  await made('', 'team', 'heir', '--key', keys.stranger ?? '', '--may', 'shell', '--may', 'mf-a');
  await made('stranger', 'sign', 'shell@1.0.0');
  await made('host', 'sign', 'mf-a@1.0.0');
  await made('stranger', 'sign', 'mf-a@1.1.0');
  await deployed();
}

/** What a person can do about a release without a valid signature stands in front of it. */
const VOUCHES = /^Nobody vouches for these releases \('sign' does, with the key of a team that may\):\n/;

test('a rollback leaves out a previous release whose team is gone, with a note', async () => {
  await inherited();
  expect((await deployed('1.1.0')).composition.previous).toEqual({ 'mf-a': '1.0.0' });
  await deploy(storage, { source, site: 'main', without: ['mf-a'], versionOfLocal: () => '' });
  await made('', 'team', 'host', '--remove');
  const back = await made('', 'rollback', 'main');
  expect(back).toContain('main serves composition 4 of dtyt again; before it 3.');
  expect(back).toContain('mf-a does not fall back to 1.0.0: mf-a 1.0.0 is signed by nobody who may: the key belongs');
  expect(await made('', 'show', 'main', '4')).toContain('mf-a 1.1.0');
  expect(await ops('', 'verify', 'main')).toMatchObject({ code: 0 });
  // The next rollback would serve a release whose signature no longer counts.
  const { err } = await ops('', 'rollback', 'main');
  expect(err).toMatch(VOUCHES);
  expect(err).toContain('mf-a 1.0.0 is signed by nobody who may');
});

test('publishing a release again signs it where its signature no longer counts, and keeps a signature that does', async () => {
  const dist = join(folder, 'dist');
  mkdirSync(dist);
  writeFileSync(join(dist, 'feature.json'), JSON.stringify({ name: 'mf-a', contract: '^2.0.0', routes: [] }));
  writeFileSync(join(dist, 'remoteEntry.js'), 'const init = () => {}; const get = () => {}; export { init, get };');
  const again = (team: string) => ops(team, 'release', 'mf-a', '--version', '3.0.0', '--from', dist);
  const signature = async () => (await storage.read('releases/mf-a/3.0.0/release.sig.json'))?.body.toString();
  await again('host');
  await made('', 'team', 'heir', '--key', keys.stranger ?? '', '--may', 'mf-a');
  const first = await signature();
  expect((await again('stranger')).out).toBe('mf-a 3.0.0 was released before, with this very content.');
  expect(await signature()).toBe(first);
  await made('', 'team', 'host', '--revoke', keys.host ?? '');
  expect((await again('stranger')).out).toBe(
    'mf-a 3.0.0 was released before, with this very content; now it is signed.',
  );
  expect(await ops('', 'verify', 'mf-a@3.0.0')).toMatchObject({ code: 0 });
});

test('finishing a canary leaves out a previous release whose team is gone', async () => {
  await inherited();
  await deploy(storage, { source, site: 'main', releases: { 'mf-a': '1.1.0' }, percent: 5, versionOfLocal: () => '' });
  await made('', 'team', 'host', '--remove');
  const finished = await made('', 'finish', 'main');
  expect(finished).toContain('main serves composition 3 of dtyt for all.');
  expect(finished).toContain('mf-a does not fall back to 1.0.0: mf-a 1.0.0 is signed by nobody who may');
  expect(await getComposition(storage, 'main', 3)).toMatchObject({ before: 1, previous: {} });
  expect(await made('', 'show', 'main', '3')).toContain('mf-a 1.0.0 -> 1.1.0');
  const edge = newStorage();
  expect(await pull(storage, edge, 'main')).toEqual({ number: 3, notes: [] });
});

test('a canary whose team is gone cannot be widened or finished, and can still be narrowed or aborted', async () => {
  await inherited();
  await deploy(storage, { source, site: 'main', releases: { 'mf-a': '1.1.0' }, percent: 5, versionOfLocal: () => '' });
  await made('', 'widen', 'main', '30');
  await made('', 'team', 'heir', '--revoke', keys.stranger ?? '');
  expect(await ops('', 'widen', 'main', '50')).toMatchObject({
    code: 1,
    err: expect.stringMatching(/mf-a 1\.1\.0 is signed by nobody who may.*\nNothing was changed\./),
  });
  expect((await ops('', 'finish', 'main')).err).toMatch(VOUCHES);
  expect(await made('', 'widen', 'main', '10')).toContain('for 10 of a hundred visitors');
  await made('', 'abort', 'main');
});

test('a rollback out of a canary that is refused names the command that ends the canary', async () => {
  await inherited();
  await deploy(storage, { source, site: 'main', releases: { 'mf-a': '1.1.0' }, percent: 5, versionOfLocal: () => '' });
  await made('', 'team', 'host', '--remove');
  expect((await ops('', 'rollback', 'main')).err).toMatch(
    /mf-a 1\.0\.0 is signed by nobody who may.*\nNothing was changed\. 'abort main' ends the canary without this check\.$/,
  );
  await made('', 'abort', 'main');
});

test('an edge leaves out a previous release whose signature no longer counts, with a note', async () => {
  await inherited();
  await deployed('1.1.0');
  await made('', 'team', 'host', '--remove');
  const edge = newStorage();
  expect(await pull(storage, edge, 'main')).toMatchObject({
    number: 2,
    notes: [expect.stringContaining('mf-a does not fall back to 1.0.0 here: mf-a 1.0.0 is signed by nobody who may')],
  });
  expect(await edge.read('releases/mf-a/1.0.0/remote.1.js')).toBeUndefined();
  // Most visitors get a release with a valid signature, or nothing.
  await made('', 'team', 'heir', '--revoke', keys.stranger ?? '');
  await expect(pull(storage, newStorage(), 'main')).rejects.toThrow('mf-a 1.1.0 is signed by nobody who may');
});

test('a signed release copied to another name or version is refused', async () => {
  await made('host', 'sign', 'mf-a@1.0.0');
  for (const file of ['release.json', 'release.sig.json', 'remote.1.js', 'remoteEntry.js'])
    await storage.write(
      `releases/mf-a/2.0.0/${file}`,
      (await storage.read(`releases/mf-a/1.0.0/${file}`))?.body.toString() ?? '',
    );
  await expect(deployed('2.0.0')).rejects.toThrow('mf-a 2.0.0 holds mf-a 1.0.0.');
});

test('teams in a file on the machine take precedence over those of the store', async () => {
  await made('host', 'sign', 'mf-a@1.0.0');
  await deployed();
  const pinned = join(folder, 'teams.json');
  writeFileSync(pinned, JSON.stringify({ other: { keys: [keys.stranger], may: ['*'] } }));
  const edge = newStorage();
  await expect(pull(storage, edge, 'main', pinned)).rejects.toThrow('the key belongs to no team');
  writeFileSync(pinned, JSON.stringify({ host: { keys: [keys.host], may: ['shell', 'mf-a'] } }));
  expect(await pull(storage, edge, 'main', pinned)).toMatchObject({ number: 1 });
  expect(readFileSync(join(folder, 'host.pem'), 'utf8')).toContain('PRIVATE KEY');
});
