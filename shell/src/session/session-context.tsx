import { createContext, useContext } from 'react';
import type { SessionController } from '@rifas/shared/session';

const SessionContext = createContext<SessionController | undefined>(undefined);

export const SessionProvider = SessionContext.Provider;

/** The session as the shell keeps it. What remotes may do with it is `useHost().session`. */
export function useSessionController(): SessionController {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSessionController was called outside the shell.');
  return session;
}
