import { useEffect } from 'react';
import { paths } from '@rifas/shared/routing';
import { useSession } from '@rifas/shared/session';

/** Every key that the site keeps in the tab begins so. */
const OURS = 'rifas.';

function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(OURS)) sessionStorage.removeItem(key);
}

/**
 * A logout, in this tab or another, leaves nothing of the seller behind: drafts are forgotten, and a full load of /login
 * empties what pages hold in memory. A session that expires keeps all of it, so that the same seller can go on.
 */
export function useLeaveOnLogout(): void {
  const loggedOut = useSession((session) => session.loggedOut);
  useEffect(() => {
    if (!loggedOut) return;
    forgetDrafts();
    if (location.pathname.startsWith(paths.dashboard)) location.replace(paths.login);
  }, [loggedOut]);
}
