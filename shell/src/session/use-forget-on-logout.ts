import { useEffect } from 'react';
import { useSession } from '@rifas/shared/session';

/** The prefix of every key that the site stores in the tab. */
const OURS = 'rifas.';

function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(OURS)) sessionStorage.removeItem(key);
}

/**
 * Forgets the seller's drafts after a logout in this tab or another. An expired session keeps them, so that the same
 * seller can continue.
 */
export function useForgetOnLogout(): void {
  const loggedOut = useSession((session) => session.loggedOut);
  useEffect(() => {
    if (loggedOut) forgetDrafts();
  }, [loggedOut]);
}
