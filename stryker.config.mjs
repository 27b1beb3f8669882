import { join } from 'node:path';

// Used by `npm run mutation -- <target>` (tooling/src/checks/mutation.ts), which sets the target and, if only some are
// meant, its files.
const { MUTATION_TARGET: target = '', MUTATION_PACKAGE: folder = '', MUTATION_FILES: files = '[]' } = process.env;
const at = (name) => join('.cache/mutation', name);

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  packageManager: 'pnpm',
  plugins: ['./tooling/src/checks/mutation-runner.mjs'],
  testRunner: 'warm-jest',
  coverageAnalysis: 'perTest',
  // Code that runs when a module loads would need every test for each mutant.
  ignoreStatic: true,
  mutate: JSON.parse(files),
  // Only the package is copied, with the deployments that its tests read; node_modules leads to other packages.
  ignorePatterns: ['/*', `!/${folder}`, '!/deployments', '**/dist', '**/public', '**/.data'],
  // No type checks here, because swc drops types.
  disableTypeChecks: false,
  incremental: true,
  incrementalFile: at(`${target}.incremental.json`),
  tempDirName: at(`${target}.sandbox`),
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
  jsonReporter: { fileName: at(`${target}.json`) },
  allowConsoleColors: false,
  concurrency: Number(process.env.MUTATION_WORKERS ?? 2),
  // Limit for code that never returns. A waiting test has its own limit, computed from its earlier duration.
  timeoutMS: 60_000,
};
