import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { temporaryFolder } from '@rifas/tooling/lib/files';
import { commonConfig, constants, OPTIMIZATION, SOURCES } from './common-config';
import type { Mode } from './compile-options';

let root: string;
beforeEach(() => {
  root = temporaryFolder('common');
  mkdirSync(join(root, 'src'));
});

function ran(file: string): string {
  const env = { ...process.env, TEAM_KEY: 'of the machine' };
  const { stdout, stderr } = spawnSync(process.execPath, [join(root, file)], { encoding: 'utf8', env });
  return stdout + stderr;
}

/** Builds the entry as a page is built, runs it, and returns what it prints. */
function printedBy(tool: string, mode: Mode, files: Readonly<Record<string, string>>): string {
  const changes = { entry: './src/main.js', experiments: { outputModule: true } };
  const optimization = { ...OPTIMIZATION, minimize: false };
  const config = { ...commonConfig({ root }, mode), ...changes, optimization };
  const all = {
    'package.json': '{"type":"module"}',
    ...files,
    'build.js': `import * as tool from '${pathToFileURL(require.resolve(tool)).href}';
const make = tool.rspack ?? tool.default;
const rules = [{ ...${JSON.stringify(SOURCES)}, test: ${String(SOURCES.test)}, exclude: ${String(SOURCES.exclude)} }];
const plugins = [new make.DefinePlugin(${JSON.stringify(constants({ version: '1.2.0' }))})];
make({ ...${JSON.stringify(config)}, module: { rules }, plugins }, (error, stats) => {
  const isBad = error || stats.hasErrors() || stats.hasWarnings();
  if (isBad) console.log(error ?? stats.toString('errors-warnings'));
});`,
  };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const problems = ran('build.js').trim();
  if (problems !== '') return problems;
  const main = readdirSync(join(root, 'dist')).find((file) => file.endsWith('.js')) ?? '';
  return ran(`dist/${main}`);
}

const TOOLS = ['webpack', '@rspack/core'];

test.each([
  ['webpack', 'runs again', ['broken 1', 'broken 2', 'whole']],
  ['@rspack/core', 'throws its error again', ['broken 1', 'broken 1', 'broken 1']],
])('a page built by %s that throws on import %s at the next import', (tool, _what, printed) => {
  const files = {
    'src/page.js':
      "globalThis.runs = (globalThis.runs ?? 0) + 1;\nif (globalThis.runs < 3) throw new Error(`broken ${globalThis.runs}`);\nexport default 'whole';",
    'src/main.js':
      "const load = () => import(/* webpackMode: 'eager' */ './page.js').then((page) => page.default, ({ message }) => message);\nconsole.log([await load(), await load(), await load()]);",
  };
  expect(printedBy(tool, 'production', files)).toBe(`[ '${printed.join("', '")}' ]\n`);
});

test.each(TOOLS)('sources in JavaScript may leave out file endings with %s, as in TypeScript', (tool) => {
  const files = {
    'src/page.js': "export default 'page';",
    'src/main.js': "import page from './page';\nconsole.log(page);",
  };
  expect(printedBy(tool, 'production', files)).toBe('page\n');
});

test.each(TOOLS)(
  'a build of %s for rifas dev takes the production files of packages: a live site refuses their development styles',
  (tool) => {
    const files = {
      'node_modules/two/package.json': '{"exports":{"development":"./dev.js","import":"./live.js"}}',
      'node_modules/two/dev.js': "exports.kind = 'dev';",
      'node_modules/two/live.js': "exports.kind = 'live';",
      'src/main.js': "import { kind } from 'two';\nconsole.log(kind, process.env.NODE_ENV);",
    };
    expect(printedBy(tool, 'development', files)).toBe('live production\n');
  },
);

test.each(TOOLS)('a build of %s does not read environment variables, which a page does not have', (tool) => {
  const main = 'console.log(process.env.TEAM_KEY, process.env.RELEASE_VERSION);';
  expect(printedBy(tool, 'production', { 'src/main.js': main })).toBe('undefined 1.2.0\n');
});

test.each(TOOLS)('a large chunk causes no warning of %s: rifas check weighs pages', (tool) => {
  const main = `console.log(${JSON.stringify('long '.repeat(100_000))}.length);`;
  expect(printedBy(tool, 'production', { 'src/main.js': main })).toBe('500000\n');
});

test.each(TOOLS)('an import of a name that the file does not export is an error of %s', (tool) => {
  const files = {
    'src/other.js': 'export const page = 1;',
    'src/page.jsx': "import { pgae } from './other';\nconsole.log(pgae);",
    'src/main.js': "import './page';",
  };
  expect(printedBy(tool, 'production', files)).toMatch(/^ERROR in [^]*pgae/);
});
