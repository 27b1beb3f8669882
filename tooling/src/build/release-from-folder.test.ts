import { chmodSync, cpSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf, temporaryFolder, writeBelow } from '../lib/files';
import { readJson } from '../lib/json';
import { remoteNames, repoRoot } from '../lib/repo';
import type { Release } from '../store/releases/release';
import { inWorkFolder, publishRelease } from '../store/releases/releases';
import { localStorage } from '../store/storage/open-storage';
import { releaseFromFolder } from './release-from-folder';
import { checkFeature } from './remote-folder';

const FEATURE = {
  name: 'mf-ajeno',
  contract: '^1.0.0',
  routes: [{ path: '/dashboard/ajeno', page: 'ajeno', access: 'guarded', title: { dtyt: 'Ajeno', ccee: 'Otro' } }],
  menu: [{ to: '/dashboard/ajeno', label: 'Ajeno', order: 90, icon: 'help' }],
};
const ENTRY = 'const get=1,init=2;export{get,init as init};';

let folder = '';
let into = '';
let locks = '';
const write = (path: string, content: unknown) =>
  writeBelow(folder, path, typeof content === 'string' ? content : JSON.stringify(content));
const release = (version = '1.0.0', from = folder) => {
  const storage = localStorage({ releasesDir: into, siteDir: locks });
  return inWorkFolder(storage, FEATURE.name, version, async (work) => {
    const made = releaseFromFolder(from, version, work);
    await publishRelease(storage, work, made);
    return made;
  });
};

/** The part of a release without the time of its build, which differs, and without the documents that hold it. */
const content = ({ name, version, entry, files, feature }: Release) => ({ name, version, entry, files, feature });

beforeEach(() => {
  folder = temporaryFolder('ajeno');
  into = temporaryFolder('releases');
  locks = temporaryFolder('locks');
  write('feature.json', FEATURE);
  write('remoteEntry.js', ENTRY);
  write('assets/chunk.js', `export const text = '${'a'.repeat(900)}';`);
  write('assets/chunk.js.map', '{}');
});

test('a server of another account can read a release of files that only their owner could read', async () => {
  for (const [path, mode] of [
    ['assets/chunk.js', 0o600],
    ['remoteEntry.js', 0o700],
    ['assets', 0o700],
  ] as const)
    chmodSync(join(folder, path), mode);
  await release();
  const modeOf = (path: string) => (statSync(join(into, 'mf-ajeno/1.0.0', path)).mode & 0o777).toString(8);
  expect(['.', 'assets', 'assets/chunk.js', 'remoteEntry.js'].map(modeOf)).toEqual(['755', '755', '644', '755']);
});

test('a folder becomes a release that lists every file with its size and integrity, and has no list of chunks', async () => {
  const made = await release();
  const file = join(into, 'mf-ajeno/1.0.0/release.json');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(made);
  expect(made).toMatchObject({
    name: 'mf-ajeno',
    version: '1.0.0',
    entry: 'remoteEntry.js',
    parts: {},
    consumes: {},
    feature: FEATURE,
  });
  expect(Object.keys(made.files)).toEqual(['assets/chunk.js', 'feature.json', 'remoteEntry.js']);
  expect(made.files['remoteEntry.js']).toEqual({
    bytes: ENTRY.length,
    wireBytes: ENTRY.length,
    integrity: integrityOf(ENTRY),
  });
  expect(made.files['assets/chunk.js']?.wireBytes).toBeLessThan(made.files['assets/chunk.js']?.bytes ?? 0);
  expect(readdirSync(join(into, 'mf-ajeno/1.0.0/assets')).sort()).toEqual(['chunk.js', 'chunk.js.br', 'chunk.js.gz']);
});

test('a script is listed with its integrity, whatever the name of its folder', async () => {
  for (const path of ['dist/a.js', 'node_modules/b/c.js', 'page/d.mjs']) write(path, 'export {};');
  expect(Object.keys((await release()).files)).toEqual(
    expect.arrayContaining(['dist/a.js', 'node_modules/b/c.js', 'page/d.mjs']),
  );
});

test('remote.json can name another entry', async () => {
  rmSync(join(folder, 'remoteEntry.js'));
  write('remote.json', { entry: './assets/entry.mjs' });
  write('assets/entry.mjs', 'export function get() {}\nexport const init = () => {};');
  expect(await release()).toMatchObject({ entry: 'assets/entry.mjs' });
});

test('the same files under the same version are the same release; different files are refused and change nothing', async () => {
  const first = await release();
  expect(content(await release())).toEqual(content(first));
  write('assets/chunk.js', 'export const text = 1;');
  await expect(release()).rejects.toThrow('mf-ajeno 1.0.0 is released with other content');
  expect((await release('1.0.1')).files['assets/chunk.js']?.bytes).toBe(22);
  const kept = readFileSync(join(into, 'mf-ajeno/1.0.0/assets/chunk.js'));
  expect(integrityOf(kept)).toBe(first.files['assets/chunk.js']?.integrity);
});

/** Expects that the release is refused, and that nothing of it is left. */
async function expectRefusal(message: RegExp): Promise<void> {
  await expect(release()).rejects.toThrow(message);
  expect(readdirSync(into)).toEqual([]);
}

const [ROUTE, ENTRY_OF_MENU] = [FEATURE.routes[0], FEATURE.menu[0]];

test.each<[string, object | string, RegExp]>([
  ['that is no JSON', '{', /feature\.json is not JSON/],
  [
    'whose route has no access',
    { routes: [{ path: '/a', page: 'a', title: 'A' }] },
    /\/.+\/feature\.json is not valid:\n.*routes\[0\]\.access/,
  ],
  ['with a misspelt field', { menú: [] }, /menú/],
  ['with a variant that is none', { menu: [{ ...ENTRY_OF_MENU, variants: ['otra'] }] }, /menu\[0\]\.variants\[0\]/],
  ['with a setting that is none', { menu: [{ ...ENTRY_OF_MENU, setting: 'otra' }] }, /menu\[0\]\.setting/],
  [
    'with an entry of the menu that nobody could read, in no variant',
    { menu: [{ ...ENTRY_OF_MENU, label: {} }] },
    /menu\[0\]\.label: has the words of no variant/,
  ],
  [
    'with an entry of the menu that nobody could read, in one variant',
    { menu: [{ ...ENTRY_OF_MENU, label: { dtyt: 'Ajeno', ccee: '' } }] },
    /menu\[0\]\.label\.ccee: has no words/,
  ],
  [
    'with a title of characters that draw nothing',
    { routes: [{ ...ROUTE, title: ' \u200b' }] },
    /routes\[0\]\.title: has no words/,
  ],
  [
    'with a field of an early call that is no text',
    { routes: [{ ...ROUTE, early: [{ call: 'getLink', fields: { token: 7 } }] }] },
    /routes\[0\]\.early\[0\]\.fields\.token/,
  ],
  [
    'with a way for whoever has a session that is no path of this site',
    { routes: [{ ...ROUTE, signedInGoesTo: '//evil.example' }] },
    /routes\[0\]\.signedInGoesTo/,
  ],
  ['with a contract that is no range', { contract: 'latest' }, /contract/],
  ['with a name that leaves the folder of releases', { name: 'mf-a/../../b' }, /name/],
])('a feature.json %s is refused by its field', async (_what, content, message) => {
  write('feature.json', typeof content === 'string' ? content : { ...FEATURE, ...content });
  await expectRefusal(message);
});

test.each<[string, () => void, RegExp]>([
  ['no feature.json', () => rmSync(join(folder, 'feature.json')), /has no feature\.json/],
  ['no entry', () => rmSync(join(folder, 'remoteEntry.js')), /has no remoteEntry\.js/],
  ['a link to what lies outside', () => symlinkSync(tmpdir(), join(folder, 'afuera')), /afuera is a link/],
  ['an entry that is no text', () => write('remote.json', { entry: 1 }), /remote\.json: entry is 1/],
  ['an entry outside the folder', () => write('remote.json', { entry: '../entry.js' }), /remote\.json: entry/],
  [
    'an entry that is a classic script',
    () => write('remoteEntry.js', 'var mf_ajeno=(()=>({get(){},init(){}}))();'),
    /has to export get and init/,
  ],
])('a folder with %s is refused with what to do, and leaves nothing behind', async (_name, spoil, message) => {
  spoil();
  await expectRefusal(message);
});

test.each(['1', 'v1.0.0', '../1.0.0', '1.0.0/x', '01.2.3', '1.0.0-01', '1.0.0-a..b', '1.0.0+one', ' 1.0.0'])(
  'the version %s is refused',
  async (version) => {
    await expect(release(version)).rejects.toThrow('is no version');
  },
);

test('a disk that is full names the release and the store', async () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  const storage = localStorage({ releasesDir: into, siteDir: locks });
  await expect(inWorkFolder(storage, 'mf-ajeno', '1.0.0', () => Promise.reject(full))).rejects.toThrow(
    `mf-ajeno 1.0.0 cannot be written to ${storage.where}: the disk is full`,
  );
});

test('a missing folder is named', async () => {
  await expect(release('1.0.0', join(folder, 'nada'))).rejects.toThrow('There is no folder');
});

test('a trailing slash in the name of the folder changes nothing', async () => {
  const copy = temporaryFolder('ajeno');
  cpSync(folder, copy, { recursive: true });
  expect(content(await release('1.0.0', `${copy}/`))).toEqual(content(await release()));
});

test.each(remoteNames())('the feature.json of %s is valid by the rules for releases from a folder', (name) => {
  expect(checkFeature(readJson(join(repoRoot, name, 'feature.json')))).toMatchObject({ name });
});

const BUILT = {
  format: 1,
  sdk: '2.2.0',
  tool: 'rspack 2.3.2',
  parts: { 'page-ajeno': ['assets/chunk.js'] },
  packages: [{ name: 'left-pad', version: '1.0.0', licence: 'MIT' }],
};

test('a release takes its tool and the files of each page from the description of the build, which is not released itself', async () => {
  write('rifas-build.json', BUILT);
  const made = await release();
  expect(made).toMatchObject({ parts: BUILT.parts, made: { with: 'rspack 2.3.2' } });
  expect(Object.keys(made.files)).not.toContain('rifas-build.json');
});

test.each([
  [
    'of a file that is not there',
    { ...BUILT, parts: { remote: ['gone.js'] } },
    /gone\.js, which the folder does not hold/,
  ],
  ['of another form', { ...BUILT, packages: [{ name: 'left-pad' }] }, /rifas-build\.json is not valid/],
])('a build description %s is refused', async (_what, description, message) => {
  write('rifas-build.json', description);
  await expect(release()).rejects.toThrow(message);
});

test.each([
  'e.federation={initOptions:{name:"mf_otro",remotes:[]}};',
  "e.federation = { initOptions: { name: 'mf-otro' } };",
  'e(r.federation.initOptions,"name",()=>"mf_otro");',
  'e(r.federation.initOptions, "name", () => ("mf_otro"));',
  'import("./_virtual_mf___mfe_internal__mf_mf_2_otro__mf_owner__1.js");',
  'const a="__mfe_internal__mf_otro__mf_owner__1";',
])('a release says under which name its scripts were built: %s', async (script) => {
  write('assets/named.js', script);
  expect((await release()).federation).toBe('mf_otro');
});

test('a release lists the modules that its scripts take from the page, and a React that is compiled in', async () => {
  write(
    'assets/shared.js',
    'const t={1:{shareKey:"styled-components",import:null,requiredVersion:"^6.0.0",singleton:!0}},x="react.transitional.element";export{t,x};',
  );
  expect(await release()).toMatchObject({
    shared: [{ key: 'styled-components', range: '^6.0.0', singleton: true, copy: false }],
    compiledIn: ['react'],
  });
});
