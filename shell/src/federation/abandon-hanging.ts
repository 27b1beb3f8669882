import { useHostState } from '@rifas/shared/remote';

/**
 * Ends the page's requests that hang. A second import() of a file waits for the first one's request, so a retry could
 * never help. During a write nothing is aborted, because the visitor must learn whether it succeeded.
 */
export function abandonHanging(): void {
  if (useHostState.getState().working === 0) window.stop();
}
