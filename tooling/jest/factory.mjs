import { createRequire } from 'node:module';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SWC_OPTIONS } from '../webpack/swc-options.mjs';
import { ESM_ONLY } from './esm-only.mjs';

const here = dirname(fileURLToPath(import.meta.url));
// Resolved from here: the packages that are tested do not depend on the compiler themselves.
const swcJest = createRequire(import.meta.url).resolve('@swc/jest');

/**
 * The jest configuration of a package, in one line: `export default jestConfig(import.meta.url)`.
 * @param {string} configUrl import.meta.url of the package's jest.config.mjs
 * @param {{environment?: 'jsdom' | 'node', overrides?: object}} [options]
 */
export function jestConfig(configUrl, { environment = 'jsdom', overrides = {} } = {}) {
  const rootDir = dirname(fileURLToPath(configUrl));
  return {
    rootDir,
    displayName: basename(rootDir),
    testEnvironment: environment === 'jsdom' ? `${here}/dom-environment.mjs` : 'node',
    testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/', '/\\.data/'],
    modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.data/'],
    transform: {
      '^.+\\.(t|j|mj)sx?$': [swcJest, { ...SWC_OPTIONS, module: { type: 'commonjs' } }],
    },
    transformIgnorePatterns: [
      `/node_modules/(?!(?:\\.pnpm/)?(?:${ESM_ONLY.map((name) => name.replace('/', '\\+')).join('|')})[@+/])`,
    ],
    setupFilesAfterEnv: [`${here}/fail-on-noise.mjs`, ...(environment === 'jsdom' ? [`${here}/setup-dom.mjs`] : [])],
    moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json'],
    restoreMocks: true,
    ...overrides,
  };
}
