import { errorMessage } from '../lib/error-code';
import { inBatches } from '../lib/in-batches';

/** A check. `run` returns the problems as text for people; an empty text means none. */
export interface Check {
  readonly name: string;
  readonly run: () => Promise<string>;
}

/** How many attempts passed and failed. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** Most checks are separate processes, and the smallest machines have two cores. */
const AT_A_TIME = 2;

const problemsOf = (check: Check): Promise<string> =>
  Promise.resolve()
    .then(check.run)
    .catch((error: unknown) => errorMessage(error) || `${check.name} failed and did not say why.`);

/** Runs the checks in order, and prints a line for each when it ends, followed by its problems. */
export async function runChecks(
  checks: readonly Check[],
  { print = console.log, now = Date.now }: { print?: (line: string) => void; now?: () => number } = {},
): Promise<Counts> {
  const width = Math.max(...checks.map(({ name }) => name.length));
  let failed = 0;
  const runOne = async (check: Check) => {
    const started = now();
    const problems = await problemsOf(check);
    if (problems !== '') failed += 1;
    const seconds = ((now() - started) / 1000).toFixed(1).padStart(6);
    print(`${check.name.padEnd(width)} ${seconds} s  ${problems === '' ? 'ok' : 'FAILED'}`);
    if (problems !== '') print(`${problems}\n`);
  };
  await inBatches(checks, runOne, AT_A_TIME);
  return { passed: checks.length - failed, failed };
}
