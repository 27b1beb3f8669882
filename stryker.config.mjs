import { join } from 'node:path';

// Read by `npm run mutation -- <target>` (tooling/src/checks/mutation.ts), which names the target and, where only some are meant, its files.
const { MUTATION_TARGET: target = '', MUTATION_PACKAGE: folder = '', MUTATION_FILES: files = '' } = process.env;
const at = (name) => join('.cache/mutation', name);

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  packageManager: 'pnpm',
  plugins: ['@stryker-mutator/jest-runner'],
  testRunner: 'jest',
  jest: { projectType: 'custom', configFile: join(folder, 'jest.config.mjs'), enableFindRelatedTests: true },
  coverageAnalysis: 'perTest',
  // What is computed when a module is loaded would need every test for each mutant.
  ignoreStatic: true,
  mutate: files.split(','),
  ignorePatterns: ['.data', '.cache', '.githooks', 'bench', 'docker', 'docs', 'e2e', '**/dist', '**/public'],
  incremental: true,
  incrementalFile: at(`${target}.incremental.json`),
  tempDirName: at(`${target}.sandbox`),
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
  jsonReporter: { fileName: at(`${target}.json`) },
  allowConsoleColors: false,
  concurrency: 2,
  timeoutMS: 20_000,
};
