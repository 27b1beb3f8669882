import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { jestConfig } from './jest';
import { vitestConfig } from './vitest';

interface Transformer {
  readonly process: (text: string, file: string, options: object) => { readonly code: string };
}

const TEAM = '/somewhere/mf-premios';
const require = createRequire(__filename);
const config = jestConfig(pathToFileURL(join(__dirname, '..', '..', 'package.json')).href) as {
  readonly transformIgnorePatterns: readonly string[];
  readonly transform: Readonly<Record<string, readonly [string, object]>>;
};

/** Transforms an installed file as Jest does, and returns its exports. */
function ran(text: string, file: string): unknown {
  const path = `${TEAM}/node_modules/${file}`;
  expect(config.transformIgnorePatterns.filter((pattern) => new RegExp(pattern).test(path))).toEqual([]);
  const [, [place, options]] = Object.entries(config.transform).find(([pattern]) => new RegExp(pattern).test(path)) ?? [
    '',
    ['', {}],
  ];
  const { createTransformer } = require(place) as { createTransformer: (options: object) => Transformer };
  const { code } = createTransformer(options).process(text, path, { config: {}, transformerConfig: options });
  const module = { exports: {} };
  (new Function('module', 'exports', code) as (this: object, ...given: unknown[]) => void).call(
    module.exports,
    module,
    module.exports,
  );
  return module.exports;
}

test('a package that is published only as ES modules runs in tests', () => {
  expect(ran('export const chunk = () => 1;', 'lodash-es/chunk.js')).toMatchObject({
    chunk: expect.any(Function) as unknown,
  });
});

test('an installed script that is not a module keeps its this', () => {
  expect(ran('(function (root) { root.old = 1; })(this);', 'old/index.js')).toEqual({ old: 1 });
});

test('a library that is installed above the remote resolves to the remote’s React, as on the page', () => {
  const { resolver } = jestConfig(import.meta.url) as { readonly resolver: string };
  expect(resolver).toMatch(/test.one-instance\.cjs$/);
  const resolve = require('../../../../tooling/jest/one-instance.cjs') as (request: string, options: object) => string;
  const from = (request: string) =>
    resolve(request, {
      basedir: '/mono/node_modules/zustand',
      rootDir: TEAM,
      defaultResolver: (_request: string, { basedir }: { readonly basedir: string }) => basedir,
    });
  expect(['react', 'react/jsx-runtime', 'react-dom', 'styled-components'].map(from)).toEqual(Array(4).fill(TEAM));
  expect(['react-router', 'zustand/vanilla', './react'].map(from)).toEqual(Array(3).fill('/mono/node_modules/zustand'));
});

test('a source reads the constants of a build in tests', () => {
  const text = 'export const read = [import.meta.env.MODE, import.meta.env.VITE_NAME, process.env.NODE_ENV];';
  expect(ran(text, 'prize/index.ts')).toEqual({ read: ['test', undefined, 'test'] });
});

test('decorators work in tests as in TypeScript', () => {
  const text =
    'const loud = (method: () => string, _context: object) => () => `${method()}!`;\nexport class Prize {\n  @loud name() { return "premio"; }\n}';
  const { Prize } = ran(text, 'prize/index.ts') as { readonly Prize: new () => { readonly name: () => string } };
  expect(new Prize().name()).toBe('premio!');
});

test('lists and tables of a team are added to the preset, and its own patterns match first', () => {
  const { setupFilesAfterEnv, moduleNameMapper, testTimeout } = jestConfig(import.meta.url, {
    setupFilesAfterEnv: ['<rootDir>/src/setup.ts'],
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
    testTimeout: 5,
  }) as { setupFilesAfterEnv: string[]; moduleNameMapper: object; testTimeout: number };
  expect(setupFilesAfterEnv.map((file) => file.split('/').at(-1))).toEqual([
    'fail-on-noise.mjs',
    'setup-dom.mjs',
    'setup.ts',
  ]);
  expect(Object.keys(moduleNameMapper)).toEqual(['^@/(.*)$', expect.stringContaining('svg')]);
  expect(testTimeout).toBe(5);
});

test('test files are named .test or .spec, as teams are used to', () => {
  const { testMatch } = jestConfig(import.meta.url) as { testMatch: string[] };
  expect(testMatch).toEqual([expect.stringContaining('*.{test,spec}.')]);
  expect(vitestConfig(import.meta.url).test?.include).toEqual([expect.stringContaining('*.{test,spec}.')]);
});
