import { rememberedOnDevice, rememberOnDevice, useSession } from '@rifas/shared/session';
import { HOME_PATH } from '@rifas/shared/site';

const NAME = 'ultima-pagina';
/** Of the address that an installed site opens at: the composer writes it into the manifest. */
const OPENED = 'desde';

const isGuarded = (path: string): boolean => path === HOME_PATH || path.startsWith(`${HOME_PATH}/`);

/**
 * Opens an installed site at the page of the seller that was seen last, and remembers that page whenever the site goes out of
 * sight. Call it before the router reads the address.
 */
export function resumeLastPage(): void {
  const { pathname, search } = location;
  if (pathname === HOME_PATH && new URLSearchParams(search).has(OPENED)) {
    const last = rememberedOnDevice(NAME);
    history.replaceState(history.state, '', typeof last === 'string' && isGuarded(last) ? last : HOME_PATH);
  }
  document.addEventListener('visibilitychange', () => {
    // A page goes out of sight as well when a logout leaves it: by then it is nobody's.
    const isSellers = isGuarded(location.pathname) && useSession.getState().token !== undefined;
    if (document.visibilityState === 'hidden' && isSellers) rememberOnDevice(NAME, location.pathname);
  });
}
