import { validateSession } from '@rifas/shared/contracts';
import type { App } from '../platform/app';
import { registerLogin } from './login';
import { sellerRoute } from './seller-route';
import { issueToken } from './session-tokens';

export function registerAuth(app: App): void {
  registerLogin(app);
  // The token of the answer replaces the token of the call (docs/rules.md, "Token rotation").
  sellerRoute(app, validateSession, async ({ seller }) => ({
    token: await issueToken(app, seller.userId, { replaces: seller.jti }),
  }));
}
