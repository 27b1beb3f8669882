import { errorMessage } from '../lib/error-code';
import { type Check } from './check';

export interface CheckCounts {
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
): Promise<CheckCounts> {
  const waiting = [...checks];
  const width = Math.max(...checks.map(({ name }) => name.length));
  let failed = 0;
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const started = now();
      const problems = await problemsOf(check);
      if (problems !== '') failed += 1;
      const seconds = ((now() - started) / 1000).toFixed(1).padStart(6);
      print(`${check.name.padEnd(width)} ${seconds} s  ${problems === '' ? 'ok' : 'FAILED'}`);
      if (problems !== '') print(`${problems}\n`);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, lane));
  return { passed: checks.length - failed, failed };
}
