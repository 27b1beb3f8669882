import type { Parameters } from 'fast-check';

/**
 * How often a property is tried: `STRANGE_RUNS` asks for more, `STRANGE_SEED` for the very answers of a run that failed, which
 * names its seed.
 * @example fc.assert(property, runs())
 */
export function runs(): Parameters<unknown> {
  const { STRANGE_RUNS, STRANGE_SEED } = process.env;
  const seed = STRANGE_SEED === undefined ? {} : { seed: Number(STRANGE_SEED) };
  return { numRuns: Number(STRANGE_RUNS ?? 40), ...seed };
}
