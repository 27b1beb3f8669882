const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
const GROWTH = 1.5;

export interface Question<Answer> {
  readonly ask: (signal: AbortSignal) => Promise<Answer>;
  readonly onAnswer: (answer: Answer) => void;
  /** Whether this answer ends the polling. */
  readonly isLast: (answer: Answer) => boolean;
}

/**
 * Polls until the last answer, with growing pauses and only while the page is visible. It calls at once when the page
 * becomes visible again or the browser is online again. A failed call is repeated.
 * @returns a function that stops it
 * @example useEffect(() => keepAsking({ ask, onAnswer: setAnswer, isLast: ({ state }) => state === 'paid' }), [ask]);
 */
export function keepAsking<Answer>({ ask, onAnswer, isLast }: Question<Answer>): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let pause = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = false;

  const end = () => {
    controller.abort();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', askNow);
    removeEventListener('online', askNow);
  };
  const next = async (): Promise<void> => {
    if (asking || signal.aborted || document.visibilityState === 'hidden') return;
    clearTimeout(timer);
    asking = true;
    const answer = await ask(signal).catch(() => undefined);
    asking = false;
    if (signal.aborted) return;
    if (answer !== undefined) {
      onAnswer(answer);
      if (isLast(answer)) return end();
    }
    timer = setTimeout(() => void next(), pause);
    pause = Math.min(pause * GROWTH, LONGEST_PAUSE_MS);
  };
  function askNow(): void {
    pause = FIRST_PAUSE_MS;
    void next();
  }

  document.addEventListener('visibilitychange', askNow);
  addEventListener('online', askNow);
  void next();
  return end;
}
