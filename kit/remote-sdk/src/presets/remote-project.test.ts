import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { temporaryFolder } from '@rifas/tooling/lib/files';
import { SOURCES } from './common-config';
import { remoteProject } from './remote-project';

let root: string;
beforeEach(() => {
  root = temporaryFolder('project');
  mkdirSync(join(root, 'src'));
  writeFileSync(join(root, 'feature.json'), '{"name":"mf-mis-premios"}');
  writeFileSync(join(root, 'package.json'), '{"version":"1.2.0"}');
});
const read = () => remoteProject(pathToFileURL(join(root, 'vite.config.mjs')).href);

test.each(['remote.ts', 'remote.tsx', 'remote.js', 'remote.jsx'])('a remote may call defineRemote in %s', (file) => {
  writeFileSync(join(root, 'src', file), '');
  expect(read()).toMatchObject({ entry: `./src/${file}`, federationName: 'mf_mis_premios', version: '1.2.0' });
  expect(SOURCES.test.test(file)).toBe(true);
});

test.each([
  ['src/remote.ts', undefined],
  ['feature.json', 'feature.json'],
])('the missing file %s is named', (file, removed) => {
  if (removed) rmSync(join(root, removed));
  expect(read).toThrow(`${join(root, file)}`);
});
