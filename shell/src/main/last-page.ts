import { rememberedOnDevice, rememberOnDevice, useSession } from '@rifas/shared/session';
import { HOME_PATH } from '@rifas/shared/site';

const NAME = 'ultima-pagina';
/** The parameter in the start address of an installed site: the composer writes it into the manifest. */
const OPENED = 'desde';

const isGuarded = (path: string): boolean => path === HOME_PATH || path.startsWith(`${HOME_PATH}/`);

/**
 * Opens an installed site at the seller's last page, and stores that page whenever the tab is hidden. Call it before
 * the router reads the address.
 */
export function resumeLastPage(): void {
  const { pathname, search } = location;
  if (pathname === HOME_PATH && new URLSearchParams(search).has(OPENED)) {
    const last = rememberedOnDevice(NAME);
    history.replaceState(history.state, '', typeof last === 'string' && isGuarded(last) ? last : HOME_PATH);
  }
  document.addEventListener('visibilitychange', () => {
    // The page is also hidden when a logout leaves it; then it must not be stored.
    const isSellers = isGuarded(location.pathname) && useSession.getState().token !== undefined;
    if (document.visibilityState === 'hidden' && isSellers) rememberOnDevice(NAME, location.pathname);
  });
}
