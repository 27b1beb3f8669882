/** The length of one step. A page that sleeps in the middle of a step counts it once, however long it slept. */
const STEP_MS = 1_000;

/**
 * Calls back after the page has been awake for this long. While a phone is locked or a computer sleeps, no answer can
 * arrive, but a plain timer fires at once when the device wakes up.
 * @param milliseconds of time awake
 * @returns a function that cancels the wait
 * @example const stop = afterAwake(20_000, () => setLate(true));
 */
export function afterAwake(milliseconds: number, callback: () => void): () => void {
  let left = milliseconds;
  let timer: ReturnType<typeof setTimeout>;
  const step = () => {
    if (left <= 0) return callback();
    timer = setTimeout(step, Math.min(left, STEP_MS));
    left -= STEP_MS;
  };
  step();
  return () => clearTimeout(timer);
}
