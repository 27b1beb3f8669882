import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkBudgets } from '../bench/budgets';
import { buildAll } from '../build/build-all';
import { cacheDir, repoRoot } from '../lib/repo';
import { checkCounts } from './check';
import { runE2e, type Counts } from './e2e';
import { runNode } from './run-process';

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
}

async function unit(): Promise<Counts> {
  mkdirSync(cacheDir, { recursive: true });
  const outputFile = join(cacheDir, 'jest-report.json');
  const { code } = await runNode(
    join(repoRoot, 'node_modules/jest/bin/jest.js'),
    ['--json', `--outputFile=${outputFile}`, '--reporters=default', '--silent=false'],
    { NO_COLOR: '1' },
  );
  const report = JSON.parse(readFileSync(outputFile, 'utf8')) as JestReport;
  // A test that did not run has not passed.
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests;
  return {
    passed: report.numPassedTests,
    failed: code !== 0 && failed === 0 ? Math.max(1, report.numFailedTestSuites) : failed,
  };
}

/**
 * The journeys that cross remotes: the files right under e2e/tests. Those of one area stand in a folder of its own and are run by
 * `npm run e2e`; an area joins this gate when it is declared complete.
 */
const GATE = ['e2e/tests/[^/]+\\.spec\\.ts$'];

const build = async (): Promise<Counts> =>
  buildAll().then(
    () => ({ passed: 1, failed: 0 }),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      return { passed: 0, failed: 1 };
    },
  );

/**
 * `npm test`: what `npm run check` checks, unit tests, build, the weight of what was built, the gate's journeys in every deployment.
 * Later steps run although an earlier one failed.
 */
export async function test(): Promise<void> {
  const steps: readonly [name: string, run: () => Promise<Counts>][] = [
    ['check', () => checkCounts()],
    ['unit', unit],
    ['build', build],
    ['budgets', async () => checkBudgets(await buildAll())],
    ['end to end', () => runE2e(GATE)],
  ];
  const lines: string[] = [];
  let passed = 0;
  let failed = 0;
  for (const [name, run] of steps) {
    console.log(`\n== ${name}`);
    const started = Date.now();
    const counts = await Promise.resolve()
      .then(run)
      .catch((error: unknown): Counts => {
        console.error(error instanceof Error ? error.message : error);
        return { passed: 0, failed: 1 };
      });
    passed += counts.passed;
    failed += counts.failed;
    lines.push(
      `${name.padEnd(12)} ${String(counts.passed).padStart(5)} passed ${String(counts.failed).padStart(3)} failed  ${((Date.now() - started) / 1000).toFixed(0)} s`,
    );
  }
  console.log(`\n${lines.join('\n')}\n\n${passed} passed, ${failed} failed`);
  // Kept-alive sockets of a stopped site must not hold the process.
  process.exit(failed > 0 ? 1 : 0);
}
