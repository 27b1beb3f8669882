import { useHostState } from '@rifas/shared/remote';

/**
 * Ends the page's requests that hang. A second import() of a file waits for the request of the first one, however long that hangs,
 * so a retry could never heal. Not while something is being written: whether it was is more important to know.
 */
export function abandonHanging(): void {
  if (useHostState.getState().working === 0) window.stop();
}
