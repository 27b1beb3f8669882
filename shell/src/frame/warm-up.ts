import { warmTransport } from '@rifas/shared/http';
import { warmYup } from '@rifas/shared/validation';

interface Connection {
  /** The visitor has asked for as few bytes as possible. */
  readonly saveData?: boolean;
}

/** Where a browser does not tell when it is idle. */
const LATER_MS = 1000;

let done = false;

/**
 * Fetches what the visitor's first press will need: the page's own calls were made without it (docs/decisions/0017). For a page that
 * is there already, when the phone has nothing else to do, so that nobody waits for it, and PAGAR does not depend on one more file.
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
