const FIRST_SECONDS = 1;
const LONGEST_SECONDS = 30;
/** Whoever lived so long had started well: what ended it is another matter than what ended the one before. */
const LIVED_WELL_SECONDS = 60;

/**
 * How long to wait before a process is started in place of one that has ended.
 * @param before the pause before that one was started; missing for the first
 * @param livedSeconds from its start to its end
 * @example nextPause(4, 2) // 8
 */
export function nextPause(before: number | undefined, livedSeconds: number): number {
  if (before === undefined || livedSeconds >= LIVED_WELL_SECONDS) return FIRST_SECONDS;
  return Math.min(2 * before, LONGEST_SECONDS);
}
