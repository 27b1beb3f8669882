const LONGEST_PAUSE_MS = 30_000;

/**
 * Does some work again and again while the page is in sight, one at a time; at once when somebody comes back to it. A page in
 * the background asks nothing.
 * @param pauseMs between the end of one and the beginning of the next; twice as long after each failure, up to half a minute
 * @returns what ends it
 */
export function whileVisible(work: () => Promise<unknown>, pauseMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let working = false;
  let ended = false;
  let pause = pauseMs;

  const next = async (): Promise<void> => {
    clearTimeout(timer);
    if (working || ended || document.visibilityState === 'hidden') return;
    working = true;
    const isDone = await work().then(
      () => true,
      () => false,
    );
    working = false;
    pause = isDone ? pauseMs : Math.min(pause * 2, LONGEST_PAUSE_MS);
    if (!ended) timer = setTimeout(() => void next(), pause);
  };
  const onVisibility = () => void next();

  document.addEventListener('visibilitychange', onVisibility);
  void next();
  return () => {
    ended = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
