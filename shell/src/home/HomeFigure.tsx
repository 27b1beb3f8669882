import { useEffect, useState } from 'react';
import type { SiteHomeEntry } from '@rifas/shared/site';
import { RemotePart } from '../federation/RemotePart';

/** Delay in a browser that does not tell when it is idle. */
const LATER_MS = 500;

/** True once the browser has nothing else to do: the figures of the home wait for it. */
function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIdle(true), LATER_MS);
      return () => clearTimeout(timer);
    }
    const request = window.requestIdleCallback(() => setIdle(true));
    return () => window.cancelIdleCallback(request);
  }, []);
  return idle;
}

const nothing = () => null;

/** The figure at the end of a row of the home, drawn by the remote of the page. The row does without it. */
export function HomeFigure({ remote, figure }: Pick<SiteHomeEntry, 'remote' | 'figure'>) {
  const idle = useIdle();
  if (!idle || figure === undefined) return null;
  return <RemotePart remote={remote} kind="widgets" name={figure} loading={null} failure={nothing} />;
}
