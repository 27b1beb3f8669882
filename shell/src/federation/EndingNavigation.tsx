import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useHostState } from '@rifas/shared/remote';
import { useLocation } from '@rifas/shared/routing';

/** This many addresses in this time, without any gesture, count as an endless loop: no person navigates that fast. */
const MOST = 50;
const WITHIN_MS = 3_000;
/**
 * How often in a row, one second apart, the page is checked. Looks are counted, not time, because a device may sleep
 * between two of them.
 */
const LOOKS = 6;
const LOOK_MS = 1_000;

/** The times of the latest changes of the address. */
let times: readonly number[] = [];
let latest = '';

/** Resets the count, after a gesture or when the part that navigated is gone. */
export const forgetNavigation = (): void => {
  times = [];
};
for (const gesture of ['click', 'input', 'keydown', 'pointermove'])
  addEventListener(gesture, forgetNavigation, { capture: true, passive: true });

const isEndless = (): boolean => times.length === MOST && performance.now() - (times[0] ?? 0) < WITHIN_MS;

/**
 * Whether the router has navigated elsewhere by now. An address that a part wrote into the history itself does not
 * count.
 */
function isElsewhere(pathname: string, key: string): boolean {
  const { key: now } = (history.state ?? {}) as { readonly key?: unknown };
  return typeof now === 'string' && now !== key && location.pathname !== pathname;
}

interface Props {
  /**
   * Called when the part cannot even be removed: only loading the address shows it. React draws no navigation and
   * no error while an async action, such as that of a form, is pending.
   */
  readonly onBlocked: (error: unknown) => void;
  readonly children: ReactNode;
}

const held = () => new Error(`held the page for ${LOOKS * LOOK_MS} ms after somebody had left it`);

/** Whether a navigation happened but is never drawn, because endless effects or actions of a part come before it. */
function useHeld(onBlocked: Props['onBlocked']): boolean {
  const { pathname, key } = useLocation();
  const [isHeld, setHeld] = useState(false);
  const block = useEffectEvent(onBlocked);
  useEffect(() => {
    let looks = 0;
    const timer = setInterval(() => {
      looks = isElsewhere(pathname, key) ? looks + 1 : 0;
      setHeld(looks >= LOOKS);
      // The visitor must learn whether a write succeeded.
      if (looks <= LOOKS || useHostState.getState().working > 0) return;
      // Loading again each second would never end on a slow network.
      clearInterval(timer);
      block(held());
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [pathname, key]);
  return isHeld;
}

/**
 * Draws a part of a remote. It throws if such parts navigate without end, which would block the whole tab, or if they
 * block the page after the visitor left it. It throws during rendering, before the next effect of the part could
 * navigate.
 */
export function EndingNavigation({ onBlocked, children }: Props) {
  const { key } = useLocation();
  useEffect(() => {
    // Several parts of one page count an address once.
    if (key === latest) return;
    latest = key;
    times = [...times, performance.now()].slice(-MOST);
  }, [key]);
  if (useHeld(onBlocked)) throw held();
  if (isEndless()) throw new Error(`${MOST} addresses within ${WITHIN_MS} ms, and nobody has touched anything`);
  return children;
}
