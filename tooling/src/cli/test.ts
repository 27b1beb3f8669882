import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from '../build/build-all';
import type { Counts } from '../checks/run-checks';
import { runE2e } from '../e2e/run-e2e';
import { errorMessage } from '../lib/error-code';
import { readJson } from '../lib/json';
import { runNode } from '../lib/processes';
import { repoRoot } from '../lib/repo';
import { ofNoSite, type Settings } from '../lib/settings';
import { checkCounts } from './check';
import { loadBench } from './load-package';

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
}

async function unit({ cacheDir, env }: Settings): Promise<Counts> {
  mkdirSync(cacheDir, { recursive: true });
  const outputFile = join(cacheDir, 'jest-report.json');
  const { code } = await runNode(
    [
      join(repoRoot, 'node_modules/jest/bin/jest.js'),
      '--json',
      `--outputFile=${outputFile}`,
      '--reporters=default',
      '--silent=false',
    ],
    { env: { ...env, NO_COLOR: '1' }, show: true },
  );
  const report = readJson<JestReport>(outputFile);
  // A skipped test counts as failed.
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests;
  return {
    passed: report.numPassedTests,
    failed: code !== 0 && failed === 0 ? Math.max(1, report.numFailedTestSuites) : failed,
  };
}

/** The journeys that cross remotes: the files right under e2e/tests. */
const GATE = ['e2e/tests/[^/]+\\.spec\\.ts$'];
/** The journeys of one area each: the files in a folder below. */
const AREAS = ['e2e/tests/[^/]+/.+\\.spec\\.ts$'];

/**
 * `npm test`: the checks of `npm run check`, unit tests, build, budgets, and the gate's journeys in every deployment.
 * A failed step does not stop the later ones.
 * @param withAreas also runs the journeys of every area, in both variants only where they differ
 */
export async function test(given: Settings, withAreas: boolean): Promise<void> {
  const settings = ofNoSite(given);
  const steps: readonly (readonly [name: string, run: () => Promise<Counts>])[] = [
    ['check', async () => checkCounts(settings)],
    ['unit', () => unit(settings)],
    ['build', () => buildAll(settings).then(() => ({ passed: 1, failed: 0 }))],
    ['budgets', async () => (await loadBench()).checkBudgets(settings, await buildAll(settings))],
    ['end to end', () => runE2e(settings, GATE)],
    ...(withAreas ? [['areas', () => runE2e(settings, AREAS, { spread: true })] as const] : []),
  ];
  const lines: string[] = [];
  let passed = 0;
  let failed = 0;
  for (const [name, run] of steps) {
    console.log(`\n== ${name}`);
    const started = Date.now();
    const counts = await run().catch((error: unknown): Counts => {
      console.error(errorMessage(error));
      return { passed: 0, failed: 1 };
    });
    passed += counts.passed;
    failed += counts.failed;
    lines.push(
      `${name.padEnd(12)} ${String(counts.passed).padStart(5)} passed ${String(counts.failed).padStart(3)} failed  ${((Date.now() - started) / 1000).toFixed(0)} s`,
    );
  }
  console.log(`\n${lines.join('\n')}\n\n${passed} passed, ${failed} failed`);
  // Exits explicitly, because kept-alive sockets of a stopped site would hold the process.
  process.exit(failed > 0 ? 1 : 0);
}
