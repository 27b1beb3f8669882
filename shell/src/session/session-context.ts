import type { SessionController } from '@rifas/shared/session';
import { requiredContext } from './required-context';

/** The session as the shell keeps it. What remotes may do with it is `useHost().session`. */
export const [SessionProvider, useSessionController] = requiredContext<SessionController>('useSessionController');
