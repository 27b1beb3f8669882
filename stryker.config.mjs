import { join } from 'node:path';

// Read by `npm run mutation -- <target>` (tooling/src/checks/mutation.ts), which names the target and, where only some are meant, its files.
const { MUTATION_TARGET: target = '', MUTATION_PACKAGE: folder = '', MUTATION_FILES: files = '[]' } = process.env;
const at = (name) => join('.cache/mutation', name);

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  packageManager: 'pnpm',
  plugins: ['./tooling/src/checks/mutation-runner.mjs'],
  testRunner: 'warm-jest',
  coverageAnalysis: 'perTest',
  // What is computed when a module is loaded would need every test for each mutant.
  ignoreStatic: true,
  mutate: JSON.parse(files),
  // The package alone is copied, with the deployments that its tests read; what it uses of others is found through node_modules.
  ignorePatterns: ['/*', `!/${folder}`, '!/deployments', '**/dist', '**/public', '**/.data'],
  // Nothing checks types here: swc drops them.
  disableTypeChecks: false,
  incremental: true,
  incrementalFile: at(`${target}.incremental.json`),
  tempDirName: at(`${target}.sandbox`),
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
  jsonReporter: { fileName: at(`${target}.json`) },
  allowConsoleColors: false,
  concurrency: Number(process.env.MUTATION_WORKERS ?? 2),
  // For code that never returns; a test that waits for ever ends by a limit of its own, from the time it took before.
  timeoutMS: 60_000,
};
