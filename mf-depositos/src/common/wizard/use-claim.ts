import { useSession } from '@rifas/shared/session';
import { useLayoutEffect } from 'react';

/**
 * Drafts outlive a session, so that an expired one loses nothing; on a shared device they are still one seller's.
 * `claim` gets the seller who is here and drops what another one left.
 */
export function useClaim(claim: (owner: number) => void): void {
  const owner = useSession((session) => session.passenger?.pasajeroId);
  useLayoutEffect(() => {
    if (owner !== undefined) claim(owner);
  }, [owner, claim]);
}
