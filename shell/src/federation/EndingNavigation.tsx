import { useEffect, type ReactNode } from 'react';
import { useLocation } from '@rifas/shared/routing';

/** So many addresses in this time, and nobody has touched anything: no person leads that fast, and no press would get in between. */
const MOST = 50;
const WITHIN_MS = 3_000;

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

/**
 * Draws a part of a remote, unless such parts lead from address to address without end, which would hold the whole tab. It throws while it
 * is drawn, before the next effect of the part could lead on.
 */
export function EndingNavigation({ children }: { readonly children: ReactNode }) {
  const { key } = useLocation();
  useEffect(() => {
    // Several parts stand on one page.
    if (key === latest) return;
    latest = key;
    times = [...times, performance.now()].slice(-MOST);
  }, [key]);
  if (isEndless()) throw new Error(`${MOST} addresses within ${WITHIN_MS} ms, and nobody has touched anything`);
  return children;
}
