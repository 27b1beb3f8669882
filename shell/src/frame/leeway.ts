interface Connection {
  /** The visitor has asked for as few bytes as possible. */
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** How much may be fetched before somebody needs it: nothing, what a gesture announces, or also what may come next. */
export type Leeway = 'nothing' | 'announced' | 'likely';

/** Follows what the browser tells of the connection; one that tells nothing has no reason to save. */
export function leeway(): Leeway {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  if (connection?.saveData) return 'nothing';
  if (connection?.effectiveType === 'slow-2g' || connection?.effectiveType === '2g') return 'nothing';
  return connection?.effectiveType === '3g' ? 'announced' : 'likely';
}

/** Delay in a browser that does not tell when it is idle. */
const LATER_MS = 1000;

/** @returns what calls it off */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(work);
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, LATER_MS);
  return () => clearTimeout(timer);
}

/**
 * Does one after the other, each once the browser is idle: all of them together would keep a press waiting.
 * @returns what calls off those that are left
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
