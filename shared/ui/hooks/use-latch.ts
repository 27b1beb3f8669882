import { useCallback, useEffect, useRef, useState } from 'react';

export type RunLatched = <Result>(work: () => Promise<Result>) => Promise<Result | undefined>;

/**
 * A write that cannot be started twice: `const [busy, run] = useLatch()`. `run(work)` starts the work and resolves with
 * its result. While an earlier run is under way, it does nothing and resolves with undefined. The latch is released
 * when the work settles (a rejection passes through to the caller), and when the browser restores the page from its
 * cache, where the work may never settle.
 * @example const [busy, run] = useLatch(); await run(() => http.call(registerTickets, choice));
 */
export function useLatch(): readonly [busy: boolean, run: RunLatched] {
  const current = useRef<symbol | undefined>(undefined);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    const release = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      current.current = undefined;
      setBusy(false);
    };
    window.addEventListener('pageshow', release);
    return () => window.removeEventListener('pageshow', release);
  }, []);

  const run = useCallback<RunLatched>(async (work) => {
    if (current.current) return undefined;
    const mine = Symbol('latched');
    current.current = mine;
    setBusy(true);
    try {
      return await work();
    } finally {
      // A newer run may hold the latch, after pageshow has released it.
      if (current.current === mine) {
        current.current = undefined;
        setBusy(false);
      }
    }
  }, []);

  return [busy, run];
}
