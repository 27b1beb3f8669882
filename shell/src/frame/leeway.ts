interface Connection {
  /** The visitor wants to save data. */
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** How much may be prefetched: nothing, the page that a gesture announces, or also likely next pages. */
export type Leeway = 'nothing' | 'announced' | 'likely';

/** Depends on the browser's report of the connection; without one there is no reason to save. */
export function leeway(): Leeway {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  if (connection?.saveData) return 'nothing';
  if (connection?.effectiveType === 'slow-2g' || connection?.effectiveType === '2g') return 'nothing';
  return connection?.effectiveType === '3g' ? 'announced' : 'likely';
}

/** Delay in a browser without `requestIdleCallback`. */
const LATER_MS = 1000;

/** @returns a function that cancels it */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(work);
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, LATER_MS);
  return () => clearTimeout(timer);
}

/**
 * Runs the works one after another, each when the browser is idle: all of them together would delay a press.
 * @returns a function that cancels the remaining works
 */
export function eachWhenIdle(works: readonly (() => void)[]): () => void {
  let callOff: () => void = () => undefined;
  const next = (at: number) => {
    const work = works[at];
    if (!work) return;
    callOff = whenIdle(() => {
      work();
      next(at + 1);
    });
  };
  next(0);
  return () => callOff();
}
