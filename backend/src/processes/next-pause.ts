const FIRST_SECONDS = 1;
const LONGEST_SECONDS = 30;
/** A process that ran this long had started well, so its end has another cause than the previous one. */
const LIVED_WELL_SECONDS = 60;

/**
 * How long to wait before an ended process is replaced.
 * @param before the pause before that one was started; missing for the first
 * @param livedSeconds from its start to its end
 * @example nextPause(4, 2) // 8
 */
export function nextPause(before: number | undefined, livedSeconds: number): number {
  if (before === undefined || livedSeconds >= LIVED_WELL_SECONDS) return FIRST_SECONDS;
  return Math.min(2 * before, LONGEST_SECONDS);
}
