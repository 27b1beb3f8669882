import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder, writeBelow } from '../lib/files';
import { checkApi, writeApi } from './api';
import { readSurfaces } from './read-surface';

let root = '';
const write = (path: string, text: string) => writeBelow(root, path, text);
const at = (version: string) => ({
  folder: join(root, 'api'),
  version,
  surfaces: readSurfaces(root, ['remote'], ['ui', 'contracts']),
});

beforeEach(() => {
  root = temporaryFolder('api');
  write('contracts/index.ts', 'export interface Passenger { readonly id: number }');
  write('ui/index.ts', 'export const wide = (one: number): number => one;');
  write(
    'remote/index.ts',
    `import type { Passenger } from '../contracts';
interface Hidden { readonly deep: string }
export interface Options extends Hidden { /** why */ readonly passenger?: Passenger; readonly nested: { a: 1 } }
export const FIXED = { path: '/a', of: (id: string) => id } as const;
export const TEXT = 'worded like this';
export class Problem { readonly code = 'x'; private secret = 1; static parse(text: string): Problem { return new Problem(); } show() { return this.secret; } }
export type Pair<T> = readonly [T, T];
export function both<T>({ a }: { a: T }, more = 2): Pair<T> { return [a, a]; }
export const inferred = (options: Options) => options.nested;`,
  );
});

test('the report lists what each subpath exports, in the words of the source', () => {
  writeApi(at('1.0.0'));
  expect(readFileSync(join(root, 'api/remote.api.md'), 'utf8').split('```')[1]).toBe(`text
FIXED: const
  of: (id: string) => string
  path: '/a'
Options: interface extends Hidden
  deep: readonly string
  nested: readonly {}
    a: 1
  passenger: optional readonly Passenger
Pair: type<T> readonly [T, T]
Problem: class
  code: readonly 'x'
  show: () => number
  static parse: (text: string) => Problem
  static (1): () => Problem
TEXT: const string
both: function <T>(props: { a: T }, more?: number) => Pair<T>
inferred: function (options: Options) => { a: 1; }
`);
});

test('a written report passes the check; a report that was edited by hand fails, and the message names the command', () => {
  expect(checkApi(at('1.0.0'))).toContain('npm run api');
  expect(writeApi(at('1.0.0')).map((file) => file.slice(root.length))).toEqual([
    '/api/remote.api.md',
    '/api/ui.api.md',
    '/api/contracts.api.md',
    '/api/contract.json',
  ]);
  expect(checkApi(at('1.0.0'))).toBe('');
  expect(writeApi(at('1.0.0'))).toEqual([]);
  write('api/remote.api.md', 'something else');
  expect(checkApi(at('1.0.0'))).toMatch(/remote\.api\.md[^]*npm run api/);
});

test('a type that an export only refers to belongs to the contract', () => {
  writeApi(at('1.0.0'));
  write('contracts/index.ts', 'export interface Passenger { readonly id: string }');
  expect(() => checkApi(at('1.1.0'))).toThrow(/major {2}contracts\.Passenger\.id {2}changed[^]*2\.0\.0/);
});

test('a breaking change needs a new major version, an addition a new minor one; then it is recorded', () => {
  writeApi(at('1.0.0'));
  write('remote/index.ts', 'export const TEXT = "a";');
  for (const command of [checkApi, writeApi])
    expect(() => command(at('1.9.0'))).toThrow(/major {2}remote\.FIXED {2}removed[^]*CONTRACT_VERSION to 2\.0\.0/);
  writeApi(at('2.0.0'));
  write('remote/index.ts', 'export const TEXT = "a"; export const MORE = "b";');
  expect(() => checkApi(at('2.0.0'))).toThrow(/minor {2}remote\.MORE {2}added[^]*2\.1\.0/);
  expect(checkApi(at('2.1.0'))).toContain('npm run api');
  writeApi(at('2.1.0'));
  expect(checkApi(at('2.1.0'))).toBe('');
});

test('a change of what is compiled into a remote changes its report, not the version', () => {
  writeApi(at('1.0.0'));
  write('ui/index.ts', 'export const narrow = 1;');
  expect(checkApi(at('1.0.0'))).toMatch(/ui\.api\.md[^]*npm run api/);
  writeApi(at('1.0.0'));
  expect(checkApi(at('1.0.0'))).toBe('');
});
