import { mkdirSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '@rifas/tooling/lib/files';
import { buildRemote, bundlerOf } from './bundlers';

test.each([
  ['rspack.config.mjs', 'rspack'],
  ['webpack.config.cjs', 'webpack'],
])('a repository with %s is built by %s', (name, bundler) => {
  const root = temporaryFolder('bundler');
  const file = join(root, name);
  writeFileSync(file, '');
  expect(bundlerOf(root)).toEqual({ name: bundler, file });
});

/** A repository with a source, webpack and a configuration of the team that names no mode. */
function repositoryOf(source: string): string {
  const root = temporaryFolder('build');
  mkdirSync(join(root, 'node_modules'));
  symlinkSync(dirname(require.resolve('webpack/package.json')), join(root, 'node_modules/webpack'));
  writeFileSync(join(root, 'package.json'), '{}');
  writeFileSync(join(root, 'main.js'), source);
  writeFileSync(
    join(root, 'webpack.config.js'),
    'module.exports = { context: __dirname, entry: "./main.js", output: { path: __dirname + "/dist" } };',
  );
  return root;
}

const built = (source: string): Promise<string> => buildRemote(repositoryOf(source));

test('a build writes files anew that stay the same, so that it counts as newer than the sources', async () => {
  const root = repositoryOf('export default 1;');
  await buildRemote(root);
  const entry = join(root, 'dist/main.js');
  utimesSync(entry, 100, 100);
  await buildRemote(root);
  expect(statSync(entry).mtimeMs).toBeGreaterThan(100_000);
});

test('a warning of the bundler does not end a build, and an error does', async () => {
  expect(await built('export default 1;')).toBe('');
  expect(await built('try { require("optional"); } catch {}')).toMatch(/^WARNING in \.\/main\.js[^]*'optional'/);
  await expect(built('import "missing";')).rejects.toThrow(/^ERROR in \.\/main\.js[^]*'missing'/);
});
