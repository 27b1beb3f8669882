/**
 * Does some work again and again while the page is in sight, one at a time; at once when somebody comes back to it. A page in
 * the background asks nothing.
 * @param pauseMs between the end of one and the beginning of the next
 * @returns what ends it
 */
export function whileVisible(work: () => Promise<unknown>, pauseMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let working = false;
  let ended = false;

  const next = async (): Promise<void> => {
    clearTimeout(timer);
    if (working || ended || document.visibilityState === 'hidden') return;
    working = true;
    await work().catch(() => undefined);
    working = false;
    if (!ended) timer = setTimeout(() => void next(), pauseMs);
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
