import { validateSession } from '@rifas/shared/contracts';
import type { App } from '../platform/app';
import { route } from '../platform/route';
import { issueToken } from './session-tokens';

/** The answer's token replaces the one of the call (D20). */
export function registerValidate(app: App): void {
  route(app, validateSession, async ({ seller }) => ({ token: await issueToken(app, seller.userId, seller.jti) }));
}
