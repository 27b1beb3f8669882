const LONGEST_PAUSE_MS = 30_000;

/**
 * Repeats some work while the page is visible, one run at a time, and runs it at once when the page becomes visible
 * again. A page in the background makes no calls.
 * @param pauseMs pause from the end of one run to the next; doubled after each failure, up to half a minute
 * @returns a function that stops it
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
