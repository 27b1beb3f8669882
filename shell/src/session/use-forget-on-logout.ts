import { useEffect } from 'react';
import { useSession } from '@rifas/shared/session';

/** Every key that the site keeps in the tab begins so. */
const OURS = 'rifas.';

function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(OURS)) sessionStorage.removeItem(key);
}

/**
 * A logout, in this tab or another, leaves no draft of the seller behind; the guard empties the page's memory. A session
 * that expires keeps all of it, so that the same seller can go on.
 */
export function useForgetOnLogout(): void {
  const loggedOut = useSession((session) => session.loggedOut);
  useEffect(() => {
    if (loggedOut) forgetDrafts();
  }, [loggedOut]);
}
