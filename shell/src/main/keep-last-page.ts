import { rememberOnDevice, useSession } from '@rifas/shared/session';
import { HOME_PATH } from '@rifas/shared/site';
import { LAST_PAGE } from './last-page';

/**
 * Stores the seller's page for the next start of an installed site, whenever the tab is hidden. A page that has removed
 * the site's frame is not stored: an installed site has neither an address bar nor, then, a menu that leads away from
 * it. Call this when the frame has been drawn.
 * @returns a function that ends it
 */
export function keepLastPage(): () => void {
  // After `body.innerHTML += …` the document has a dead copy of it.
  const frame = document.querySelector('main');
  const keep = (): void => {
    // The page is also hidden when a logout leaves it; then it must not be stored.
    if (document.visibilityState === 'hidden' && useSession.getState().token !== undefined)
      rememberOnDevice(LAST_PAGE, frame?.isConnected ? location.pathname : HOME_PATH);
  };
  document.addEventListener('visibilitychange', keep);
  return () => document.removeEventListener('visibilitychange', keep);
}
