import { warmTransport } from '@rifas/shared/http';
import { warmYup } from '@rifas/shared/validation';

interface Connection {
  /** The visitor has asked for as few bytes as possible. */
  readonly saveData?: boolean;
}

/** Delay in a browser that does not tell when it is idle. */
const LATER_MS = 1000;

let done = false;

/**
 * Fetches the libraries that the visitor's first press will need, once the page is drawn and the browser is idle. The page's early
 * calls are made without them (docs/decisions/0017-early-calls-and-first-paint.md), so nothing waits, and PAGAR needs no more files.
 */
export function warmUp(): void {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  if (done || connection?.saveData) return;
  done = true;
  const warm = () => {
    warmTransport();
    warmYup();
  };
  if ('requestIdleCallback' in window) window.requestIdleCallback(warm);
  else setTimeout(warm, LATER_MS);
}
