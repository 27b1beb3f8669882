/** A page that sleeps in the middle of one of these counts it as one, however long it slept. */
const STEP_MS = 1_000;

/**
 * Calls back after so much time in which the page was awake. A phone that was locked, or a computer that slept, has given nothing the
 * time to arrive: a plain timer is over at once when it wakes up.
 * @param milliseconds of time awake
 * @returns what ends the wait
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
