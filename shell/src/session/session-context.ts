import type { SessionController } from '@rifas/shared/session';
import { requiredContext } from './required-context';

/** The session controller of the shell. Remotes use `useHost().session`. */
export const [SessionProvider, useSessionController] = requiredContext<SessionController>('useSessionController');
