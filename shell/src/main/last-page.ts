import { rememberedOnDevice, rememberOnDevice, useSession } from '@rifas/shared/session';
import { HOME_PATH } from '@rifas/shared/site';

const NAME = 'ultima-pagina';
/** The parameter in the start address of an installed site: the composer writes it into the manifest. */
const OPENED = 'desde';

const isGuarded = (path: string): boolean => path === HOME_PATH || path.startsWith(`${HOME_PATH}/`);

/**
 * Opens an installed site at the seller's last page. That page is forgotten until it is stored again: one that blocks
 * the browser would otherwise open at each start. Call this before the router reads the address.
 */
export function resumeLastPage(): void {
  const { pathname, search } = location;
  if (pathname !== HOME_PATH || !new URLSearchParams(search).has(OPENED)) return;
  const last = rememberedOnDevice(NAME);
  rememberOnDevice(NAME, HOME_PATH);
  history.replaceState(history.state, '', typeof last === 'string' && isGuarded(last) ? last : HOME_PATH);
}

/**
 * Stores the seller's page whenever the tab is hidden. A page that has removed the site's frame is not stored: an
 * installed site has neither an address bar nor, then, a menu that leads away from it.
 * @param root where the site is drawn; after `body.innerHTML += …` the document has a dead copy instead
 */
export function keepLastPage(root: Element): void {
  document.addEventListener('visibilitychange', () => {
    // The page is also hidden when a logout leaves it; then it must not be stored.
    const isSellers = isGuarded(location.pathname) && useSession.getState().token !== undefined;
    if (document.visibilityState !== 'hidden' || !isSellers) return;
    const hasFrame = root.isConnected && root.querySelector('main') !== null;
    rememberOnDevice(NAME, hasFrame ? location.pathname : HOME_PATH);
  });
}
