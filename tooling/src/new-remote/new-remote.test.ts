import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkFeature } from '../build/remote-folder';
import { listFiles, temporaryFolder } from '../lib/files';
import { repoRoot } from '../lib/repo';
import { newRemote, removeRemote } from './new-remote';
import { repositoryAt } from './repository';

let root = '';
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const everything = () => Object.fromEntries(listFiles(root).map((path) => [path, read(path)]));
const nothing = () => Promise.resolve();
const format = (path: string, text: string) =>
  Promise.resolve(path === 'mf-premios/README.md' ? text.replaceAll('|---|', '| - |') : text);
const make = (name: string, install = nothing) => newRemote(name, { repository: repositoryAt(root), install, format });
const remove = (name: string, force = false) =>
  removeRemote(name, { repository: repositoryAt(root), install: nothing, format, force });

beforeEach(() => {
  root = temporaryFolder('repository');
  for (const path of [
    'deployments',
    'tooling/templates',
    'pnpm-workspace.yaml',
    'package.json',
    'mf-auth/feature.json',
  ]) {
    cpSync(join(repoRoot, path), join(root, path), { recursive: true });
  }
  writeFileSync(join(root, 'pnpm-lock.yaml'), 'lockfileVersion: 9\n');
});

test('a remote is written from the template and registered everywhere', async () => {
  expect(await make('mf-mis-premios')).toContain('src/mis-premios/MisPremiosPage.tsx');
  expect(checkFeature(JSON.parse(read('mf-mis-premios/feature.json')))).toMatchObject({
    name: 'mf-mis-premios',
    routes: [{ path: '/dashboard/mis-premios', page: 'mis-premios' }],
    menu: [{ to: '/dashboard/mis-premios', label: 'Mis premios' }],
  });
  expect(read('pnpm-workspace.yaml')).toContain('  - mf-checkout\n  - mf-mis-premios\n');
  for (const name of ['dtyt', 'ccee']) {
    expect((JSON.parse(read(`deployments/${name}.json`)) as { remotes: object }).remotes).toMatchObject({
      'mf-mis-premios': 'local',
      'mf-checkout': 'local',
    });
  }
  for (const path of listFiles(join(root, 'mf-mis-premios')))
    expect(read(`mf-mis-premios/${path}`)).not.toMatch(/__\w+__/);
});

test('removing a remote restores every file byte for byte', async () => {
  const before = everything();
  await make('mf-premios');
  expect(everything()).not.toEqual(before);
  // The file is written as the formatter writes it, and recognised in that form.
  expect(read('mf-premios/README.md')).toContain('| - |');
  await remove('mf-premios');
  expect(everything()).toEqual(before);
});

test.each(['premios', 'mf-', 'mf-Premios', 'mf-1a', 'mf-a--b', 'mf-a-', 'mf-../a', 'mf-año', `mf-${'a'.repeat(40)}`])(
  'the name %s is refused',
  async (name) => {
    const before = everything();
    await expect(make(name)).rejects.toThrow('is no name of a remote');
    expect(everything()).toEqual(before);
  },
);

test('an existing folder, address or registration is refused by name, and nothing changes', async () => {
  mkdirSync(join(root, 'mf-premios'));
  await expect(make('mf-premios')).rejects.toThrow('There is a folder mf-premios already');
  writeFileSync(
    join(root, 'mf-auth/feature.json'),
    JSON.stringify({ name: 'mf-auth', routes: [{ path: '/dashboard/sorteos' }] }),
  );
  await expect(make('mf-sorteos')).rejects.toThrow('mf-auth declares /dashboard/sorteos already');
  writeFileSync(
    join(root, 'deployments/dtyt.json'),
    read('deployments/dtyt.json').replace('"mf-auth": "local"', '"mf-auth": "local", "mf-otro": "1.0.0"'),
  );
  const before = everything();
  await expect(make('mf-otro')).rejects.toThrow('dtyt.json names mf-otro already');
  expect(everything()).toEqual(before);
});

test('a failed installation leaves nothing behind', async () => {
  const before = everything();
  const install = () => {
    appendFileSync(join(root, 'pnpm-lock.yaml'), 'half\n');
    return Promise.reject(new Error('sin red'));
  };
  await expect(make('mf-premios', install)).rejects.toThrow('sin red');
  expect(everything()).toEqual(before);
  expect(existsSync(join(root, 'mf-premios'))).toBe(false);
});

test('removing a remote clears whatever an interrupted run has left', async () => {
  const before = everything();
  writeFileSync(
    join(root, 'pnpm-workspace.yaml'),
    read('pnpm-workspace.yaml').replace('  - mf-auth\n', '  - mf-auth\n  - mf-premios\n'),
  );
  await remove('mf-premios');
  expect(everything()).toEqual(before);
  await expect(remove('mf-premios')).rejects.toThrow('There is no remote mf-premios');
});

test('a remote with changed files is deleted only by force', async () => {
  await make('mf-premios');
  appendFileSync(join(root, 'mf-premios/README.md'), 'Nuestro trabajo.\n');
  const before = everything();
  await expect(remove('mf-premios')).rejects.toThrow(/README\.md.*--force/);
  expect(everything()).toEqual(before);
  await remove('mf-premios', true);
  expect(existsSync(join(root, 'mf-premios'))).toBe(false);
});
