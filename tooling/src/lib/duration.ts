import { UsageError } from './command-line';

const SECONDS = { m: 60, h: 3_600, d: 86_400 } as const;
const LONGEST_DAYS = 30;
export const LONGEST_TEXT = `${LONGEST_DAYS}d`;
export const LONGEST_SECONDS = LONGEST_DAYS * SECONDS.d;

/** Seconds of a text such as 30m, 24h or 7d. @throws UsageError */
export function durationOf(text: string): number {
  const [, count, unit] = /^([1-9]\d{0,4})([mhd])$/.exec(text) ?? [];
  const seconds = Number(count) * SECONDS[(unit ?? 'm') as keyof typeof SECONDS];
  if (count === undefined || seconds > LONGEST_SECONDS)
    throw new UsageError(`--for is a time such as 30m, 24h or 7d, ${LONGEST_TEXT} at most, not '${text}'.`);
  return seconds;
}
