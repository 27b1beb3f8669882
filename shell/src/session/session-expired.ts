import { useSession } from '@rifas/shared/session';

let expired = false;

useSession.subscribe((now, before) => {
  if (now.token !== before.token) expired = now.token === undefined && !now.loggedOut;
});

/** Whether the session ended without a logout in any tab. False for a visitor who never had one. */
export const sessionExpired = (): boolean => expired;
