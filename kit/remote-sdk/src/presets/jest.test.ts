import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { jestConfig } from './jest';

interface Transformer {
  readonly process: (text: string, file: string, options: object) => { readonly code: string };
}

const TEAM = '/somewhere/mf-premios';
const require = createRequire(__filename);
const config = jestConfig(pathToFileURL(join(__dirname, '..', '..', 'package.json')).href) as {
  readonly transformIgnorePatterns: readonly string[];
  readonly transform: Readonly<Record<string, readonly [string, object]>>;
};

/** What Jest runs in the place of an installed file. */
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

test('a package that is published as ES modules alone is run in tests', () => {
  expect(ran('export const chunk = () => 1;', 'lodash-es/chunk.js')).toMatchObject({
    chunk: expect.any(Function) as unknown,
  });
});

test('an installed script that is no module keeps its this', () => {
  expect(ran('(function (root) { root.old = 1; })(this);', 'old/index.js')).toEqual({ old: 1 });
});
