import { useEffect } from 'react';
import { useSession } from '@rifas/shared/session';

/** Every key that the site keeps in the tab begins with this. */
const OURS = 'rifas.';

function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(OURS)) sessionStorage.removeItem(key);
}

/**
 * Forgets the seller's drafts after a logout in this tab or another. A session that expires keeps them, so that the same seller can
 * go on.
 */
export function useForgetOnLogout(): void {
  const loggedOut = useSession((session) => session.loggedOut);
  useEffect(() => {
    if (loggedOut) forgetDrafts();
  }, [loggedOut]);
}
