import { validateSession } from '@rifas/shared/contracts';
import type { App } from '../platform/app';
import { sellerRoute } from './seller-route';
import { issueToken } from './session-tokens';

/** The token of the answer replaces the token of the call (docs/rules.md, "Token rotation"). */
export function registerValidate(app: App): void {
  sellerRoute(app, validateSession, async ({ seller }) => ({
    token: await issueToken(app, seller.userId, seller.jti),
  }));
}
