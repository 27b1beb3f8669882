import { useEffect, useState } from 'react';

/** Delay in a browser that does not tell when it is idle. */
const LATER_MS = 500;
/** The longest wait in a browser that is never idle. */
const PATIENCE_MS = 2000;

/**
 * True once the browser has been idle, and stays true. Work that is not needed to render the page waits for it.
 * @param from starts the wait when it becomes true, such as when the page has its data
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
