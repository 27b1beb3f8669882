import type { Figure } from './report';

/** Middle of the values; the mean of the two middle ones where their number is even. NaN for none. */
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

/** With two decimals; 1 where both are nothing. */
export const ratio = (value: number, base: number): number => (value === base ? 1 : Number((value / base).toFixed(2)));

interface Other {
  readonly name: string;
  readonly value: number;
}

/** A figure beside the one it is compared with, or two. */
export const compared = (name: string, unit: string, value: number, base: Other, limit?: Other): Figure => ({
  ...{ name, unit, value },
  base: { ...base, ratio: ratio(value, base.value) },
  ...(limit && { limit: { ...limit, ratio: ratio(value, limit.value) } }),
});
