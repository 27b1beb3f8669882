import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../lib/files';
import { findDanglingReferences, formatFindings, repositoryTree } from './references';

function findingsIn(files: Readonly<Record<string, string>>) {
  const paths = Object.keys(files);
  const folders = new Set(paths.flatMap((path) => [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index))));
  return formatFindings(
    findDanglingReferences({
      files: paths,
      read: (file) => files[file] ?? '',
      exists: (path) => path in files || folders.has(path.replace(/\/$/, '')),
    }),
  );
}

const rules = '# Money\n\n## Surcharge\n\nFive per cent.\n\n## Card prices of ccee\n';

test('a heading that the document has is found', () => {
  expect(findingsIn({ 'docs/rules.md': rules, 'shared/domain/a.ts': '// docs/rules.md, "Card prices of ccee"' })).toBe(
    '',
  );
});

test('a heading that the document lacks is named with file and line', () => {
  expect(findingsIn({ 'docs/rules.md': rules, 'shared/domain/a.ts': '\n// docs/rules.md, "Bonus"' })).toBe(
    'shared/domain/a.ts:2  docs/rules.md, "Bonus": docs/rules.md has no such heading',
  );
});

test('a relative link is resolved from its document, and its anchor too', () => {
  const documents = { 'docs/rules.md': rules, 'docs/decisions/1.md': '' };
  expect(findingsIn({ ...documents, 'docs/where.md': '[a](rules.md#card-prices-of-ccee) [b](decisions/1.md)' })).toBe(
    '',
  );
  expect(
    findingsIn({
      ...documents,
      'docs/where.md': '[a](rules.md#gone) [b](decisions/2.md) [c](https://example.com/x.md)',
    }),
  ).toBe(
    'docs/where.md:1  rules.md#gone: docs/rules.md has no such heading\ndocs/where.md:1  decisions/2.md: there is no such path',
  );
});

test('a path in backticks may start at the root, at the package or at its sources', () => {
  const files = { 'shell/src/frame/Menu.tsx': '', 'shell/package.json': '{}' };
  const text = '/* `shell/src/frame/` `frame/Menu.tsx` `src/frame/Menu.tsx` `./Menu.tsx` */';
  expect(findingsIn({ ...files, 'shell/src/frame/Header.tsx': text })).toBe('');
  expect(findingsIn({ ...files, 'shell/src/frame/Header.tsx': '/* `boot/start.ts` */' })).toBe(
    'shell/src/frame/Header.tsx:1  boot/start.ts: there is no such path',
  );
});

test('a source is found without backticks, and a document inside brackets', () => {
  const files = { 'shell/src/page/early.ts': '', 'docs/rules.md': rules };
  const named = (path: string, document: string) => ({ ...files, 'shell/src/main.ts': `// ${path} (${document})` });
  expect(findingsIn(named('shell/src/page/early.ts', 'docs/rules.md'))).toBe('');
  expect(findingsIn(named('shell/src/page/late.ts', 'docs/law.md'))).toBe(
    'shell/src/main.ts:1  docs/law.md: there is no such path\nshell/src/main.ts:1  shell/src/page/late.ts: there is no such path',
  );
});

test('a folder can be named by its last part within its package', () => {
  const files = { 'mf-depositos/src/deposits/delete/Delete.tsx': '', 'mf-rifas/package.json': '{}' };
  expect(findingsIn({ ...files, 'mf-depositos/README.md': 'The dialog stands in `delete/`.' })).toBe('');
  expect(findingsIn({ ...files, 'mf-rifas/README.md': 'The dialog stands in `delete/`.' })).toBe(
    'mf-rifas/README.md:1  delete/: there is no such path',
  );
});

test('a template may name the files that it becomes', () => {
  const files = { 'tooling/templates/remote/src/remote.ts.tpl': '' };
  expect(findingsIn({ ...files, 'tooling/templates/remote/README.md.tpl': '`src/remote.ts`' })).toBe('');
});

test('routes, media types, patterns and generated folders are not taken for paths of the repository', () => {
  expect(
    findingsIn({
      'README.md': '`/dashboard/rifas` `application/json` `mf-*/src/remote.ts` `.data/releases/` `GET /api/validate`',
    }),
  ).toBe('');
});

test('a reference to a document outside the repository is reported', () => {
  const findings = findingsIn({
    'a.ts':
      '// Kept as text (D10).\n// As the specification 9 says.\n// See product-spec.md and api.md.\nconst D12 = 1;',
  });
  expect(findings.split('\n').map((line) => line.split('  ')[0])).toEqual(['a.ts:1', 'a.ts:2', 'a.ts:3', 'a.ts:3']);
});

test('such a reference in a test title is reported, and a constant of the same name is not', () => {
  expect(findingsIn({ 'a.test.ts': "const D12 = 1;\ntest('zeros stay (D10)', run); // D9" }).split('\n')).toEqual([
    expect.stringContaining('a.test.ts:2  D9:'),
    'a.test.ts:2  D10 in a text: it is not in the repository',
  ]);
});

test('strings of a source are not read, only its comments', () => {
  expect(findingsIn({ 'a.ts': "const link = 'https://example.com/gone.md';\nconst id = 'D10';" })).toBe('');
});

test('a document without a folder is found beside the file or at the root', () => {
  expect(findingsIn({ 'ARCHITECTURE.md': '', 'shell/a.ts': '// ARCHITECTURE.md shows the floors.' })).toBe('');
  expect(findingsIn({ 'shell/a.ts': '// HANDBOOK.md shows the floors.' })).toBe(
    'shell/a.ts:1  HANDBOOK.md: there is no such path',
  );
});

test('a checkout without its git history is read from its folders', () => {
  const root = temporaryFolder('archive');
  for (const folder of ['docs', 'node_modules']) mkdirSync(join(root, folder));
  for (const file of ['docs/rules.md', 'docs/where.md', 'node_modules/a.md'])
    writeFileSync(join(root, file), '[a](rules.md) [b](Rules.md)');
  expect(repositoryTree(root).files).toEqual(['docs/rules.md', 'docs/where.md']);
  expect(formatFindings(findDanglingReferences(repositoryTree(root)))).toContain(
    'docs/where.md:1  Rules.md: there is no',
  );
});
