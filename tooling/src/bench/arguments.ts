import type { Part } from './bench-context';

const DEFAULT_RUNS = 7;

export interface Wanted {
  readonly parts: readonly Part[];
  readonly runs: number;
}

const listOf = (parts: readonly Part[]): string =>
  parts.map(({ name, about }) => `  ${name.padEnd(14)} ${about}`).join('\n');

/**
 * `[part...] [--runs N]`; without a part all of them.
 * @throws Error that says what there is, for an unknown part or number of runs
 */
export function parseArguments(args: readonly string[], all: readonly Part[]): Wanted {
  const runsAt = args.indexOf('--runs');
  const runs = runsAt < 0 ? DEFAULT_RUNS : Number(args[runsAt + 1]);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs wants a number: npm run bench -- --runs 7');
  const names = args.filter((_arg, index) => runsAt < 0 || (index !== runsAt && index !== runsAt + 1));
  const parts = names.map((name) => {
    const part = all.find((one) => one.name === name);
    if (!part) throw new Error(`There is no part '${name}'. There are:\n${listOf(all)}`);
    return part;
  });
  return { parts: parts.length > 0 ? parts : all, runs };
}
