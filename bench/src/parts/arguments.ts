import { UsageError } from '@rifas/tooling/lib/command-line';
import type { Part } from './bench-context';

const DEFAULT_RUNS = 7;

const listOf = (parts: readonly Part[]): string =>
  parts.map(({ name, about }) => `  ${name.padEnd(14)} ${about}`).join('\n');

/**
 * The parts with these names, or all of them, and the number of runs.
 * @throws UsageError that lists the parts, for an unknown part or number of runs
 */
export function wantedParts(names: readonly string[], runs: string | undefined, all: readonly Part[]) {
  const count = runs === undefined ? DEFAULT_RUNS : Number(runs);
  if (!Number.isInteger(count) || count < 1) throw new UsageError('--runs wants a number: npm run bench -- --runs 7');
  const parts = names.map((name) => {
    const part = all.find((one) => one.name === name);
    if (!part) throw new UsageError(`There is no part '${name}'. There are:\n${listOf(all)}`);
    return part;
  });
  return { parts: parts.length > 0 ? parts : all, runs: count };
}
