const FIRST_MS = 2_000;
const LONGEST_MS = 60_000;

/** Repeats something with growing pauses until it is stopped, and at once when the browser is online again. */
export interface GrowingPauses {
  /** Waits for the next turn; the pauses grow from one call to the next. */
  readonly next: () => void;
  /** Forgets the turn that is waiting, and begins with the shortest pause again. */
  readonly stop: () => void;
}

/**
 * Repeats an attempt with pauses of 2 s at first, twice as long each time, and of a minute at most.
 * @param attempt what is repeated; it calls `next` when another turn is needed
 * @example const pauses = growingPauses(() => void validate());
 */
export function growingPauses(attempt: () => void): GrowingPauses {
  let pause = FIRST_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => {
    clearTimeout(timer);
    removeEventListener('online', now);
  };
  const now = () => {
    forget();
    attempt();
  };
  return {
    next: () => {
      forget();
      timer = setTimeout(now, pause);
      addEventListener('online', now);
      pause = Math.min(pause * 2, LONGEST_MS);
    },
    stop: () => {
      forget();
      pause = FIRST_MS;
    },
  };
}
