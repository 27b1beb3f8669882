import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '@rifas/tooling/lib/files';
import { programOf, sinceOf, usesInFeature, usesInSources } from './contract-use';
import {
  contractFindings,
  contractNote,
  definitionOf,
  neededContract,
  privateImports,
  styleSheetNotes,
} from './findings';

const since = sinceOf({
  '2.0.0': ['remote.useHost', 'routing.paths', 'remote.FeatureEntry', 'remote.FeatureEntry.label'],
  '2.1.0': ['remote.Host.answer', 'remote.FeatureEntry.hint'],
  '2.2.0': ['query.useOfferedCalls', 'routing.paths.links'],
});

const KIT = {
  'package.json': JSON.stringify({
    name: '@rifas/remote-sdk',
    type: 'module',
    exports: {
      '.': { types: './dist/remote/index.d.ts' },
      './routing': { types: './dist/routing/index.d.ts' },
      './query': { types: './dist/query/index.d.ts' },
    },
  }),
  'dist/remote/index.d.ts':
    'export interface Host { readonly notify: () => void; readonly answer: () => void }\nexport declare function useHost(): Host;\nexport declare const defineRemote: (remote: { readonly contract: string }) => void;\n',
  'dist/routing/index.d.ts': 'export declare const paths: { readonly home: string; readonly links: string };\n',
  'dist/query/index.d.ts': 'export declare function useOfferedCalls(): boolean;\n',
};

let root: string;
beforeEach(() => {
  root = temporaryFolder('use');
  const options = { module: 'ESNext', moduleResolution: 'Bundler', strict: true, types: [], lib: ['ES2023'] };
  write('tsconfig.json', JSON.stringify({ compilerOptions: options, include: ['src'] }));
  for (const [file, text] of Object.entries(KIT)) write(`node_modules/@rifas/remote-sdk/${file}`, text);
});

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
const neededBy = (text: string) => {
  write('src/page.ts', text);
  return neededContract(usesInSources(root, programOf(root), since), '2.0.0');
};

test('a remote that uses nothing new needs the first version of its contract', () => {
  expect(neededBy("import { useHost } from '@rifas/remote-sdk';\nuseHost().notify();\n")).toEqual({
    range: '^2.0.0',
    because: undefined,
  });
});

test.each([
  [
    'an import',
    "import { useOfferedCalls } from '@rifas/remote-sdk/query';\nuseOfferedCalls();\n",
    '2.2.0',
    'useOfferedCalls',
  ],
  ['a member', "import { useHost } from '@rifas/remote-sdk';\nuseHost().answer();\n", '2.1.0', 'Host.answer'],
  [
    'a member in a pattern',
    "import { useHost } from '@rifas/remote-sdk';\nconst { answer } = useHost();\nanswer();\n",
    '2.1.0',
    'Host.answer',
  ],
  [
    'a member of a constant',
    "import { paths } from '@rifas/remote-sdk/routing';\nexport default paths.links;\n",
    '2.2.0',
    'paths.links',
  ],
])('%s from a later version raises the needed version, and is named with its line', (_kind, text, version, name) => {
  const { range, because } = neededBy(text);
  expect(range).toBe(`^${version}`);
  expect(because).toMatchObject({ name, since: version, file: 'src/page.ts' });
});

test('a field of feature.json raises the needed version to the one that brought it', () => {
  const text = '{\n  "menu": [{ "to": "/a",\n "label": "A", "hint": "B" }]\n}';
  const { because } = neededContract(usesInFeature(text, since), '2.0.0');
  expect(because).toEqual({ file: 'feature.json', line: 3, name: 'FeatureEntry.hint', since: '2.1.0' });
});

test('a contract range that is older than a used name is refused, and so are two different ranges', () => {
  write('feature.json', '{\n  "contract": "^2.0.0"\n}');
  const needed = neededBy(
    "import { useOfferedCalls } from '@rifas/remote-sdk/query';\nimport { defineRemote } from '@rifas/remote-sdk';\nuseOfferedCalls();\ndefineRemote({ contract: '^2.1.0' });\n",
  );
  const definition = definitionOf(root, programOf(root));
  const feature = { name: 'mf-a', contract: '^2.0.0', routes: [] };
  expect(contractFindings(root, feature, definition, needed)).toMatchObject([
    { file: 'feature.json', line: 2, write: '"contract": "^2.2.0"' },
    { file: 'src/page.ts', line: 4, write: "contract: '^2.2.0'" },
  ]);
  const fits = { ...feature, contract: '^2.2.0' };
  expect(contractFindings(root, fits, definition, needed)).toMatchObject([
    { line: 4, what: 'defineRemote asks for ^2.1.0, and feature.json for ^2.2.0' },
  ]);
});

test('a contract range that excludes the shell of the kit is refused', () => {
  write('feature.json', '{\n  "contract": "^3.0.0"\n}');
  const needed = neededContract([], '2.0.0');
  const feature = { name: 'mf-a', contract: '^3.0.0', routes: [] };
  expect(contractFindings(root, feature, undefined, needed)).toMatchObject([
    { line: 2, what: expect.stringContaining('asks for ^3.0.0, and the newest shell'), write: '"contract": "^2.0.0"' },
  ]);
});

test('imports of the shell’s own modules are reported with their lines and the public name to use', () => {
  write(
    'src/page.ts',
    "import '@rifas/remote-sdk';\nimport '@rifas/shared/ui';\nimport '@rifas/remote-sdk/dist/http/client.js';\n",
  );
  expect(privateImports(root, programOf(root))).toMatchObject([
    { file: 'src/page.ts', line: 2, write: "import … from '@rifas/remote-sdk/ui'" },
    { file: 'src/page.ts', line: 3, write: "import … from '@rifas/remote-sdk/http'" },
  ]);
});

test.each([
  ["{ pages: { one: () => 1, 'two-b': load }, widgets: {} }", ['one', 'two-b'], []],
  ['{ pages: { one: () => 1, ...more } }', undefined, []],
  ['{ ...common, pages: { one() {} } }', ['one'], undefined],
  ['{ pages }', undefined, []],
])('the parts of a remote are known where defineRemote lists them: %s', (definition, pages, widgets) => {
  write(
    'src/remote.ts',
    `import { defineRemote } from '@rifas/remote-sdk';\nexport default defineRemote(${definition});\n`,
  );
  expect(definitionOf(root, programOf(root))).toEqual({ file: 'src/remote.ts', contract: undefined, pages, widgets });
});

test('sources in JavaScript are read too, with a tsconfig.json that names TypeScript alone or without one', () => {
  write(
    'src/page.jsx',
    "import { useOfferedCalls } from '@rifas/remote-sdk/query';\nexport const offered = () => useOfferedCalls() && <p />;\n",
  );
  const used = () => usesInSources(root, programOf(root), since).map(({ file, line, name }) => [file, line, name]);
  const expected = [
    ['src/page.jsx', 1, 'useOfferedCalls'],
    ['src/page.jsx', 2, 'useOfferedCalls'],
  ];
  expect(used()).toEqual(expected);
  rmSync(join(root, 'tsconfig.json'));
  expect(used()).toEqual(expected);
});

test('sources in a folder that nothing names are reported as not read, instead of as using nothing new', () => {
  const feature = { name: 'mf-a', contract: '^2.0.0', routes: [] };
  const noteNow = () => contractNote(feature, programOf(root), neededContract([], '2.0.0'));
  rmSync(join(root, 'tsconfig.json'));
  write('app/remote.ts', "import '@rifas/remote-sdk';\n");
  expect(noteNow()).toMatch(/^No source was read, .* "include" of a tsconfig\.json/);
  write('tsconfig.json', JSON.stringify({ include: ['app'] }));
  expect(noteNow()).toBe(
    'What it uses asks for contract ^2.0.0, because nothing that it uses is newer; feature.json says ^2.0.0.',
  );
});

test('a style sheet that is imported for its effect or its class names is reported', () => {
  const imports = "import address from './a.css';\nimport './b.css';\nimport styles from './c.module.css';\n";
  write('src/page.ts', `${imports}export default [address, styles];\n`);
  expect(styleSheetNotes(root, programOf(root))).toEqual([
    expect.stringMatching(/^src\/page\.ts:2 imports \.\/b\.css: the presets of webpack and Rspack never load it/),
    expect.stringMatching(/^src\/page\.ts:3 imports \.\/c\.module\.css: /),
  ]);
});

test('sources of a tsconfig.json that only refers to other files are read', () => {
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as {
    compilerOptions: object;
  };
  write('tsconfig.json', JSON.stringify({ files: [], references: [{ path: './tsconfig.app.json' }] }));
  write('tsconfig.app.json', JSON.stringify({ compilerOptions, include: ['src'] }));
  expect(neededBy("import { useOfferedCalls } from '@rifas/remote-sdk/query';\nuseOfferedCalls();\n").range).toBe(
    '^2.2.0',
  );
});
