import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../lib/repo';
import { lockFor } from './local-version';

const block = (name: string, version: string): string =>
  `\n  ${name}:\n    dependencies:\n      react:\n        specifier: 'catalog:'\n        version: ${version}\n`;
const lock = (importers: string, installed = 'react@19.3.1'): string =>
  `lockfileVersion: '9.0'\n\ncatalogs:\n  default: {}\n\nimporters:\n${importers}\npackages:\n\n  ${installed}:\n    resolution: {integrity: sha512-a}\n`;
const BOTH = block('mf-a', '19.3.1') + block('shared', '19.3.1');
const of = (text: string) => lockFor(text, ['mf-a', 'shared']);

test('a new remote in the workspace leaves the lock of the others unchanged: none of them is built again', () => {
  const before = lock(BOTH);
  expect(of(lock(block('mf-new', '19.3.1') + BOTH))).toBe(of(before));
  expect(of(lock(BOTH + block('mf-new', '19.3.1')))).toBe(of(before));
  expect(of(lock(block("'@else/where'", '19.3.1') + BOTH))).toBe(of(before));
});

test.each([
  ['what the application asks for', lock(block('mf-a', '19.4.0') + block('shared', '19.3.1'))],
  ['what shared asks for', lock(block('mf-a', '19.3.1') + block('shared', '19.4.0'))],
  ['what is installed', lock(BOTH, 'react@19.4.0')],
])('a change of %s changes the lock', (_what, changed) => {
  expect(of(changed)).not.toBe(of(lock(BOTH)));
});

test('the lock of a remote has its own packages from the lock file of this repository', () => {
  const text = readFileSync(join(repoRoot, 'pnpm-lock.yaml'), 'utf8');
  const rifas = lockFor(text, ['mf-rifas']);
  expect(rifas).toMatch(/\n {2}mf-rifas:\n/);
  expect(rifas).not.toMatch(/\n {2}(mf-auth|shell|e2e\/fixtures\/mf-vite):\n/);
  expect(rifas).toMatch(/\npackages:\n/);
  expect(lockFor('no lock file', ['mf-rifas'])).toBe('no lock file');
});
