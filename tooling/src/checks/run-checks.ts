import { errorMessage } from '../lib/error-code';
import { inBatches } from '../lib/in-batches';

/** One check of the house. `run` returns what is wrong, as text for people; an empty text means that all is well. */
export interface Check {
  readonly name: string;
  readonly run: () => Promise<string>;
}

/** How many of what was tried are as they should be. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** Most checks are programs of their own; a machine of two cores runs two of them at a time. */
const AT_A_TIME = 2;

const problemsOf = (check: Check): Promise<string> =>
  Promise.resolve()
    .then(check.run)
    .catch((error: unknown) => errorMessage(error) || `${check.name} failed and did not say why.`);

/** Runs the checks in their order, prints a line for each when it ends, and below it what is wrong. */
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
