import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SWC_OPTIONS } from '@rifas/tooling/webpack/swc-options';
import { jestResolver } from './older-shell';
import { packageRoot, requireOf } from './package-root';
import { TEST_TIMEOUT_MS } from './test-timeout';

/**
 * The Jest configuration of a remote: `export default jestConfig(import.meta.url)`. Tests run in a page of jsdom, and a console error
 * or an unhandled rejection fails them.
 */
export function jestConfig(
  configUrl: string,
  changes: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const require = requireOf(configUrl);
  const resolver = jestResolver();
  return {
    rootDir: fileURLToPath(new URL('.', configUrl)),
    testEnvironment: join(packageRoot, 'test/dom-environment.mjs'),
    testMatch: ['ts', 'tsx', 'js', 'jsx'].map((ending) => `<rootDir>/src/**/*.test.${ending}`),
    transform: {
      '^.+\\.(t|j|mj)sx?$': [
        require.resolve('@swc/jest'),
        // A script that is no module stays one: its `this` is the page.
        { ...SWC_OPTIONS, isModule: 'unknown', module: { type: 'commonjs' } },
      ],
    },
    // What is installed as well: nobody knows which packages of a team are ES modules, and Jest runs CommonJS.
    transformIgnorePatterns: [],
    setupFilesAfterEnv: ['fail-on-noise', 'setup-dom'].map((name) => join(packageRoot, `test/${name}.mjs`)),
    moduleFileExtensions: ['ts', 'tsx', 'jsx', 'js', 'mjs', 'cjs', 'json'],
    // As bundlers give them: by their addresses.
    moduleNameMapper: { '\\.(svg|png|jpg|webp|woff2|css)$': join(packageRoot, 'test/asset.cjs') },
    restoreMocks: true,
    testTimeout: TEST_TIMEOUT_MS,
    ...(resolver === undefined ? {} : { resolver }),
    ...changes,
  };
}
