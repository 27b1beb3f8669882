import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { temporaryFolder } from '@rifas/tooling/lib/files';
import { ASSETS } from './common-config';
import { jestConfig } from './jest';

const TYPES = join(import.meta.dirname, '../../types/assets.d.ts');
const declared = readFileSync(TYPES, 'utf8');
const KINDS = [...declared.matchAll(/declare module '\*\.(\w+)'/g)].map(([, kind]) => kind ?? '');

test.each(KINDS)('a picture or font of the kind %s is built, and tests replace it by a stand-in', (kind) => {
  const { moduleNameMapper } = jestConfig(import.meta.url) as { moduleNameMapper: Readonly<Record<string, string>> };
  const [pattern = ''] = Object.keys(moduleNameMapper);
  expect([ASSETS.test.test(`./picture.${kind}`), new RegExp(pattern).test(`./picture.${kind}`)]).toEqual([true, true]);
});

test.each([
  ['nothing else', []],
  ['Node and Vite', ['@types/node/index.d.ts', 'vite/client.d.ts']],
])('the constants of a build have types beside those of %s', (_what, others) => {
  const folder = temporaryFolder('types');
  const source = join(folder, 'page.ts');
  const names = ['process.env.RELEASE_VERSION', 'process.env.NODE_ENV', 'import.meta.env.MODE'];
  writeFileSync(source, `export const text: (string | undefined)[] = [${names.join()}];`);
  const files = others.map((file) => realpathSync(join(import.meta.dirname, '../../node_modules', file)));
  const program = ts.createProgram([source, TYPES, ...files], {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    strict: true,
    skipLibCheck: true,
    types: [],
  });
  const problems = ts.getPreEmitDiagnostics(program).map(({ messageText }) => messageText);
  expect(problems).toEqual([]);
});
