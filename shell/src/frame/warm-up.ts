import { warmTransport } from '@rifas/shared/http';
import { warmYup } from '@rifas/shared/validation';
import { leeway, whenIdle } from './leeway';

let done = false;

/**
 * Fetches the libraries that the visitor's first press will need, once the page is drawn and the browser is idle. The
 * page's early calls are made without them (docs/decisions/0017-early-calls-and-first-paint.md), so they do not wait,
 * and PAGAR needs no further files.
 */
export function warmUp(): void {
  if (done || leeway() === 'nothing') return;
  done = true;
  whenIdle(() => {
    warmTransport();
    warmYup();
  });
}
