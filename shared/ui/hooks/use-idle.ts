import { useEffect, useState } from 'react';

/** Delay in a browser that does not tell when it is idle. */
const LATER_MS = 500;
/** A browser that always has something to do gets to it all the same. */
const PATIENCE_MS = 2000;

/**
 * True once the browser has nothing else to do, and stays true: what is not needed to draw the page waits for it.
 * @param from true from when on it counts: once the page has its data, say
 * @example const idle = useIdle(list.data !== undefined);
 */
export function useIdle(from = true): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (!from) return undefined;
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIdle(true), LATER_MS);
      return () => clearTimeout(timer);
    }
    const request = window.requestIdleCallback(() => setIdle(true), { timeout: PATIENCE_MS });
    return () => window.cancelIdleCallback(request);
  }, [from]);
  return idle;
}
