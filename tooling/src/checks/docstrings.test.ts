import { temporaryFolder, writeBelow } from '../lib/files';
import { findUndocumented } from './docstrings';

function problemsIn(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder('docstrings');
  const manifest = JSON.stringify({ exports: { '.': './index.ts', './data.json': './data.json' } });
  for (const [path, text] of Object.entries({ 'package.json': manifest, 'data.json': '{}', ...files }))
    writeBelow(folder, path, text);
  return findUndocumented(folder);
}

const DOCUMENTED = '/**\n * Twice the amount.\n * @example double(2) // 4\n */\n';

test('A function with a docstring and an example passes, whichever way it is exported.', () => {
  const named = "export { double as twice } from './a';\nexport * from './b';";
  const files = { 'index.ts': named, 'a.ts': `${DOCUMENTED}export const double = (n: number) => n * 2;` };
  expect(problemsIn({ ...files, 'b.ts': `${DOCUMENTED}export function double(n: number) { return n * 2; }` })).toBe('');
});

test('A function without a docstring is named with its file and line.', () => {
  const files = { 'index.ts': "export * from './a/b';", 'a/b.ts': '\n\nexport const double = (n: number) => n * 2;' };
  expect(problemsIn(files)).toMatch(/^a\/b\.ts:3 {2}double has no docstring/);
});

test('A function without an example, or with an empty one, is named.', () => {
  expect(problemsIn({ 'index.ts': '/** Twice. */\nexport function double() {}' })).toBe(
    'index.ts:2  double has no @example',
  );
  expect(problemsIn({ 'index.ts': '/**\n * Twice.\n * @example\n */\nexport function double() {}' })).toMatch(
    /double has no @example/,
  );
});

test('An example alone does not count as a docstring.', () => {
  expect(problemsIn({ 'index.ts': '/** @example double(2) */\nexport function double() {}' })).toMatch(/no docstring/);
});

test('A component needs a sentence and no example.', () => {
  const index = { 'index.ts': "export { Amount } from './Amount';" };
  expect(problemsIn({ ...index, 'Amount.tsx': '/** An amount. */\nexport function Amount() { return null; }' })).toBe(
    '',
  );
  expect(problemsIn({ ...index, 'Amount.tsx': 'export function Amount() { return null; }' })).toMatch(/no docstring/);
});

test('Types, functions of a library and names that are not exported need no docstring.', () => {
  expect(
    problemsIn({
      'index.ts':
        "export type { Amount } from './a';\nexport { useQuery } from 'library';\nfunction own() {}\nexport const LIMIT = 3;",
      'a.ts': 'export type Amount = number;\nexport function Amount() {}',
    }),
  ).toBe('');
});
