import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundlerOf } from './bundlers';

test.each([
  ['rspack.config.mjs', 'rspack'],
  ['webpack.config.cjs', 'webpack'],
])('a repository with %s is built by %s', (name, bundler) => {
  const root = mkdtempSync(join(tmpdir(), 'rifas-bundler-'));
  const file = join(root, name);
  writeFileSync(file, '');
  expect(bundlerOf(root)).toEqual({ name: bundler, file });
  rmSync(root, { recursive: true });
});
