import { HOME_PATH } from '@rifas/shared/site';

const KEY = 'rifas.ultima-pagina';
/** Of the address that an installed site opens at: the composer writes it into the manifest. */
const OPENED = 'desde';

const isGuarded = (path: string): boolean => path === HOME_PATH || path.startsWith(`${HOME_PATH}/`);

/** A browser may keep nothing: the site then opens at its home. */
function kept<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/**
 * Opens an installed site at the page of the seller that was seen last, and remembers that page whenever the site goes out of
 * sight. Call it before the router reads the address.
 */
export function resumeLastPage(): void {
  const { pathname, search } = location;
  if (pathname === HOME_PATH && new URLSearchParams(search).has(OPENED)) {
    const last = kept(() => localStorage.getItem(KEY)) ?? HOME_PATH;
    history.replaceState(history.state, '', isGuarded(last) ? last : HOME_PATH);
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && isGuarded(location.pathname))
      kept(() => localStorage.setItem(KEY, location.pathname));
  });
}
