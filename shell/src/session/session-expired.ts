import { useSession } from '@rifas/shared/session';

let expired = false;

useSession.subscribe((now, before) => {
  if (now.token !== before.token) expired = now.token === undefined && !now.loggedOut;
});

/** The session ended by itself. No logout, here or in another tab, and nobody who never had one. */
export const sessionExpired = (): boolean => expired;
