import { rememberedOnDevice, rememberOnDevice } from '@rifas/shared/session';
import { HOME_PATH } from '@rifas/shared/site';

export const LAST_PAGE = 'ultima-pagina';
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
  const last = rememberedOnDevice(LAST_PAGE);
  rememberOnDevice(LAST_PAGE, HOME_PATH);
  history.replaceState(history.state, '', typeof last === 'string' && isGuarded(last) ? last : HOME_PATH);
}
