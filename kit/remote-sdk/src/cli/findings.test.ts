import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programOf } from './contract-use';
import { entryFindings, newerSource, staleFindings } from './findings';

const feature = { name: 'mf-a', contract: '^2.0.0', routes: [] };

test('a build of another feature.json is refused, because it would be released', () => {
  expect(staleFindings({ ...feature }, feature, 'pnpm run build')).toEqual([]);
  expect(staleFindings({ ...feature, contract: '^2.1.0' }, feature, 'pnpm run build')).toMatchObject([
    { rule: 'stale build', file: 'feature.json', write: 'pnpm run build' },
  ]);
});

test.each(['src/b.ts', 'package.json'])('the file %s is named when it was saved after the build', (saved) => {
  const root = mkdtempSync(join(tmpdir(), 'rifas-newer-'));
  for (const folder of ['src', 'dist']) mkdirSync(join(root, folder));
  for (const file of ['src/a.ts', 'src/b.ts', 'dist/remoteEntry.js']) writeFileSync(join(root, file), 'export {};\n');
  writeFileSync(join(root, 'package.json'), '{"version":"1.1.0"}');
  writeFileSync(join(root, 'tsconfig.json'), '{"include":["src"],"compilerOptions":{"types":[]}}');
  for (const [file, at] of [
    ['src/a.ts', 100],
    ['src/b.ts', 100],
    ['package.json', 100],
    ['dist/remoteEntry.js', 200],
  ] as const)
    utimesSync(join(root, file), at, at);
  expect(newerSource(root, 'remoteEntry.js', programOf(root))).toBeUndefined();
  utimesSync(join(root, saved), 300, 300);
  expect(newerSource(root, 'remoteEntry.js', programOf(root))).toBe(saved);
});

test.each([
  ['export const remote = {};', 1],
  ['', 1],
  ["export * from './b';", 1],
  ['const remote = {};\nexport default remote;', 0],
  ['const remote = {};\nexport { remote as default };', 0],
  ["export { default } from './b';", 0],
])('a remote.ts of %j has so many findings: %i', (text, count) => {
  const root = mkdtempSync(join(tmpdir(), 'rifas-entry-'));
  mkdirSync(join(root, 'src'));
  writeFileSync(join(root, 'src/remote.ts'), text);
  writeFileSync(join(root, 'src/b.ts'), 'export default {};\n');
  writeFileSync(join(root, 'tsconfig.json'), '{"include":["src"],"compilerOptions":{"types":[]}}');
  const findings = entryFindings(root, programOf(root));
  expect(findings).toHaveLength(count);
  for (const finding of findings)
    expect(finding).toMatchObject({
      rule: 'part',
      file: 'src/remote.ts',
      write: 'export default defineRemote({ … });',
    });
});
