import type { Parameters } from 'fast-check';

/**
 * How often a property is tried. `STRANGE_RUNS` sets the number. `STRANGE_SEED` repeats the answers of a failed run,
 * which prints its seed.
 * @example fc.assert(property, runs())
 */
export function runs(): Parameters<unknown> {
  const { STRANGE_RUNS, STRANGE_SEED } = process.env;
  const seed = STRANGE_SEED === undefined ? {} : { seed: Number(STRANGE_SEED) };
  return { numRuns: Number(STRANGE_RUNS ?? 40), ...seed };
}
