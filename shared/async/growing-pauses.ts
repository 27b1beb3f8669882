const FIRST_MS = 2_000;
const LONGEST_MS = 60_000;

/** Repeats something with growing pauses until it is stopped, and at once when the browser is online again. */
export interface GrowingPauses {
  /** Schedules the next attempt. The pause grows with each call. */
  readonly next: () => void;
  /** Cancels the scheduled attempt and resets the pause to the shortest. */
  readonly stop: () => void;
}

/**
 * Repeats an attempt. The first pause is 2 s, each further one twice as long, up to a minute.
 * @param attempt the work to repeat; it calls `next` when another attempt is needed
 * @example const pauses = growingPauses(() => void validate());
 */
export function growingPauses(attempt: () => void): GrowingPauses {
  let pause = FIRST_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => {
    clearTimeout(timer);
    removeEventListener('online', onBack);
  };
  const now = () => {
    forget();
    attempt();
  };
  const onBack = () => {
    // The first attempt often comes before the network really works: the next ones follow soon.
    pause = FIRST_MS;
    now();
  };
  return {
    next: () => {
      forget();
      timer = setTimeout(now, pause);
      addEventListener('online', onBack);
      pause = Math.min(pause * 2, LONGEST_MS);
    },
    stop: () => {
      forget();
      pause = FIRST_MS;
    },
  };
}
