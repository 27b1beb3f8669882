import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { EagerModules, eagerModules } from '../../webpack/eager-modules.mjs';
import { temporaryFolder } from '../lib/files';

function marked(code: string): string {
  let text = code;
  for (const { at, text: put } of [...eagerModules(code)].reverse()) text = text.slice(0, at) + put + text.slice(at);
  return text;
}

test.each([
  ['a method', 'm={7(e,t){t.a=1}}', 'm={7:(function(e,t){t.a=1})}'],
  ['an arrow function', 'm={7:(e,t)=>{t.a=1}}', 'm={7:((e,t)=>{t.a=1})}'],
  [
    'what stands in a module',
    'm={7(e){e.x=r.cw(function(e){e.b=1})}}',
    'm={7:(function(e){e.x=r.cw((function(e){e.b=1}))})}',
  ],
])('A module is marked as eager: %s.', (_what, code, expected) => expect(marked(code)).toBe(expected));

test.each([
  ['an object of other functions', 'a={open(){},7(){}}'],
  ['an empty object', 'a={}'],
  ['numbers that hold no function', 'a={7:1}'],
  ['names that are computed', 'a={[7](){}}'],
  ['a method that waits', 'a={async 7(e){await e}}'],
  ['a getter', 'a={get 7(){return 1}}'],
  ['a call of another name', 'r.ew(function(){})'],
  ['a wrapper of something else', 'r.cw(f)'],
])('Code that is not a module is left alone: %s.', (_what, code) => expect(marked(code)).toBe(code));

/** Builds the sources with the minifier and the module format of the repository's builds, and returns the files. */
async function built(sources: Readonly<Record<string, string>>): Promise<Readonly<Record<string, string>>> {
  const folder = temporaryFolder('eager');
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(folder, name), text);
  const compiler = webpack({
    context: folder,
    mode: 'production',
    entry: './entry.js',
    target: ['web', 'es2022'],
    experiments: { outputModule: true },
    output: { path: join(folder, 'out'), module: true, publicPath: 'auto', filename: '[name].js' },
    optimization: {
      chunkIds: 'named',
      minimizer: [
        new TerserPlugin({ minify: TerserPlugin.swcMinify, terserOptions: { module: true } }),
        new EagerModules(),
      ],
    },
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  if (stats?.hasErrors()) throw new Error(stats.toString());
  const names = readdirSync(join(folder, 'out'));
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, 'out', name), 'utf8')]));
}

test('In a build of webpack every module is marked as eager: a CommonJS library, a shared module, and a chunk that loads later.', async () => {
  const files = await built({
    'old.cjs': 'exports.greeting = "module of the old kind " + document.title;',
    'shared.js': 'export const shared = "module that is shared " + document.title;',
    'later.js':
      'import { shared } from "./shared.js"; export const later = "module that comes later " + shared + document.title;',
    'entry.js':
      'import { greeting } from "./old.cjs"; import { shared } from "./shared.js"; console.log(greeting, shared); import("./later.js").then(console.log);',
  });
  const functionOf = (text: string) =>
    Object.values(files)
      .map((code) => code.slice(0, code.indexOf(text)))
      .filter((before) => before.includes('{'))
      .map((before) => /(\(?)(?:function\s*\([^)]*\)|\([^)]*\)=>|\w+=>)\{[^{}]*$/.exec(before)?.[1]);
  expect(functionOf('module of the old kind')).toContain('(');
  expect(functionOf('module that is shared')).toContain('(');
  expect(functionOf('module that comes later')).toContain('(');
});
