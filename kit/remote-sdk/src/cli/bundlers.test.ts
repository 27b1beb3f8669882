import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@rifas/tooling/lib/files';
import { bundlerOf } from './bundlers';

test.each([
  ['rspack.config.mjs', 'rspack'],
  ['webpack.config.cjs', 'webpack'],
])('a repository with %s is built by %s', (name, bundler) => {
  const root = temporaryFolder('bundler');
  const file = join(root, name);
  writeFileSync(file, '');
  expect(bundlerOf(root)).toEqual({ name: bundler, file });
});
