import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SWC_OPTIONS } from '../webpack/swc-options.mjs';
import { ESM_ONLY } from './esm-only.mjs';
import { temporaryFolderOfRun } from './temporary-folder.mjs';

const here = dirname(fileURLToPath(import.meta.url));
// Resolved from here, because the tested packages do not depend on the compiler.
const swcJest = createRequire(import.meta.url).resolve('@swc/jest');

// Temporary files of tests are deleted with this folder at the end of the run.
const temporary = temporaryFolderOfRun(tmpdir());
process.env.TMPDIR = temporary;
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));

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
    setupFilesAfterEnv: [
      `${here}/fail-on-noise.mjs`,
      `${here}/real-timers.mjs`,
      ...(environment === 'jsdom' ? [`${here}/setup-dom.mjs`] : []),
    ],
    moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json'],
    restoreMocks: true,
    // For runs of this package alone: a limit for loaded machines, not a wait.
    testTimeout: 120_000,
    ...overrides,
  };
}
