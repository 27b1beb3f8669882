import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { temporaryFolder, writeBelow } from '../lib/files';
import { repoRoot } from '../lib/repo';

const COMPILER = 'tooling/bin/compiled.mjs';
let root = '';
const write = (path: string, text: string) => writeBelow(root, path, text);

/** A repository of three files, in a folder whose name means something else in an address. */
beforeEach(() => {
  root = temporaryFolder('compiled ñ 100% #1');
  write('tooling/src/main.ts', `import { said } from './lib/said'; export const run = (): string => said;`);
  write('tooling/src/lib/said/index.ts', `export const said: string = 'one ' + import.meta.url;`);
  cpSync(join(repoRoot, COMPILER), join(root, COMPILER));
  symlinkSync(join(repoRoot, 'tooling/node_modules'), join(root, 'tooling/node_modules'));
});

function run(before = ''): string {
  const program = `${before} const { loadProgram } = await import(${JSON.stringify(pathToFileURL(join(root, COMPILER)).href)});
    process.stdout.write((await loadProgram('tooling/src/main.ts')).run());`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  return stdout + stderr;
}
const compiled = () =>
  readdirSync(join(root, 'tooling/.cache/compiled'), { withFileTypes: true }).filter((entry) => entry.isDirectory());

test('a program is compiled once, and its modules keep their own addresses', () => {
  const address = pathToFileURL(join(root, 'tooling/src/lib/said/index.ts')).href;
  expect([run(), run(), compiled().length]).toEqual([`one ${address}`, `one ${address}`, 1]);
});

test('the next start uses every change of the sources or of the lock file', () => {
  expect(run()).toContain('one');
  write('tooling/src/lib/said/index.ts', `export const said = 'two';`);
  expect(run()).toBe('two');
  // Found before the folder of the same name.
  write('tooling/src/lib/said.ts', `export const said = 'three';`);
  expect(run()).toBe('three');
  rmSync(join(root, 'tooling/src/lib/said.ts'));
  expect(run()).toBe('two');
  write('pnpm-lock.yaml', 'other packages');
  expect([run(), compiled().length]).toEqual(['two', 4]);
});

test('a package with machine code is resolved from the package that depends on it', () => {
  const native = 'backend/node_modules/@node-rs/argon2';
  write('backend/package.json', '{}');
  write(`${native}/package.json`, '{ "main": "index.js" }');
  write(`${native}/index.js`, `exports.said = 'from ' + __filename;`);
  write('tooling/src/main.ts', `import { said } from '@node-rs/argon2'; export const run = (): string => said;`);
  expect(run()).toBe(`from ${join(root, native, 'index.js')}`);
});

test('the stack of an error names the lines of the sources', () => {
  write('tooling/src/main.ts', `\n\nexport const run = (): string => new Error('failed').stack ?? '';`);
  const program = `process.setSourceMapsEnabled(true);`;
  expect(run(program)).toMatch(/tooling\/src\/main\.ts:3:/);
});

test('the sources run uncompiled where the compiler has no room to write', () => {
  const modules = 'tooling/node_modules';
  rmSync(join(root, modules));
  write('tooling/package.json', '{ "type": "module" }');
  write(`${modules}/esbuild/package.json`, '{ "type": "module", "main": "index.js" }');
  write(
    `${modules}/esbuild/index.js`,
    `export const build = () => Promise.reject(new Error('no space left on device'));`,
  );
  symlinkSync(join(repoRoot, modules, 'tsx'), join(root, modules, 'tsx'));
  expect(run()).toContain('one');
});

test('an error in the sources is reported, and a half-written file is compiled again', () => {
  expect(run()).toContain('one');
  for (const { name } of compiled()) rmSync(join(root, 'tooling/.cache/compiled', name), { recursive: true });
  expect(run()).toContain('one');
  write('tooling/src/main.ts', `import './nowhere';`);
  expect(run()).toContain('Could not resolve "./nowhere"');
});
