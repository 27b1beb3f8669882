import type { Figure, Spread } from './report';

/** The median; the mean of the two middle values if their number is even. NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** The value below which the given part of the values lies (nearest rank). NaN for none. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
}

/** The ratio with two decimals; 1 for two equal values. */
export const ratio = (value: number, base: number): number => (value === base ? 1 : Number((value / base).toFixed(2)));

/** The range of the middle half of the values; undefined for fewer than three, which show no range. */
export const spreadOf = (values: readonly number[]): Spread | undefined =>
  values.length < 3 ? undefined : { low: percentile(values, 0.25), high: percentile(values, 0.75) };

interface Other {
  readonly name: string;
  readonly value: number;
}

/** One value, or those of all runs: then the median and the range of the middle half are reported. */
export type Measured = number | readonly number[];

/** A figure with one or two values to compare with, or none. */
export function compared(name: string, unit: string, measured: Measured, base?: Other, limit?: Other): Figure {
  const values = typeof measured === 'number' ? [measured] : measured;
  const value = median(values);
  const spread = spreadOf(values);
  const beside = (other: Other) => ({ ...other, ratio: ratio(value, other.value) });
  return {
    name,
    unit,
    value,
    ...(spread && { spread }),
    ...(base && { base: beside(base) }),
    ...(limit && { limit: beside(limit) }),
  };
}
