import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from '@rifas/shared/routing';

/** So many addresses in this time, and nobody has touched anything: no person leads that fast, and no press would get in between. */
const MOST = 50;
const WITHIN_MS = 3_000;
/** So often in a row, one second apart, the page is looked at: a device that was asleep in between has looked once. */
const LOOKS = 6;
const LOOK_MS = 1_000;

/** When the page came to its latest addresses. */
let times: readonly number[] = [];
let latest = '';

/** Begins to count anew: somebody has touched something, or what led on is gone. */
export const forgetNavigation = (): void => {
  times = [];
};
for (const gesture of ['click', 'input', 'keydown', 'pointermove'])
  addEventListener(gesture, forgetNavigation, { capture: true, passive: true });

const isEndless = (): boolean => times.length === MOST && performance.now() - (times[0] ?? 0) < WITHIN_MS;

/** Whether the router has led elsewhere by now; an address that a part has written by itself is none of the router's. */
function isElsewhere(pathname: string, key: string): boolean {
  const { key: now } = (history.state ?? {}) as { readonly key?: unknown };
  return typeof now === 'string' && now !== key && location.pathname !== pathname;
}

/** Whether another address was led to and is not drawn: effects that update their part without end come before it, for ever. */
function useHeld(): boolean {
  const { pathname, key } = useLocation();
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    let looks = 0;
    const timer = setInterval(() => {
      looks = isElsewhere(pathname, key) ? looks + 1 : 0;
      setHeld(looks >= LOOKS);
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [pathname, key]);
  return isHeld;
}

/**
 * Draws a part of a remote, unless such parts lead from address to address without end, which would hold the whole tab, or hold the page
 * when somebody leaves it. It throws while it is drawn, before the next effect of the part could lead on.
 */
export function EndingNavigation({ children }: { readonly children: ReactNode }) {
  const { key } = useLocation();
  useEffect(() => {
    // Several parts stand on one page.
    if (key === latest) return;
    latest = key;
    times = [...times, performance.now()].slice(-MOST);
  }, [key]);
  if (useHeld()) throw new Error(`held the page for ${LOOKS * LOOK_MS} ms after somebody had left it`);
  if (isEndless()) throw new Error(`${MOST} addresses within ${WITHIN_MS} ms, and nobody has touched anything`);
  return children;
}
