import { eq } from 'drizzle-orm';
import { login } from '@rifas/shared/contracts';
import { normalizeEmail } from '@rifas/shared/domain';
import { users } from '../db/schema';
import type { App } from '../platform/app';
import { BusinessError, TooManyRequestsError } from '../platform/errors';
import { consume, forget, giveBack } from '../platform/rate-limit';
import { publicRoute } from '../platform/route';
import { grantFirstLogin } from './first-login-grant';
import { hashPassword, needsRehash, verifyPassword } from './passwords';
import { issueToken } from './session-tokens';

const WINDOW_SECONDS = 15 * 60;
export const MAX_PER_ACCOUNT = 8;
export const MAX_PER_ADDRESS = 60;

const WRONG_CREDENTIALS = 'Email o contraseña incorrectos.';

/**
 * Checks a mail and password pair, throttled by account and by address; what succeeds is not counted.
 * @throws BusinessError, TooManyRequestsError
 */
async function checkCredentials(
  { db, clock, metrics }: App,
  { email, password }: { email: string; password: string },
  ip: string,
) {
  const mail = normalizeEmail(email);
  const account = `login:account:${mail}`;
  const address = `login:address:${ip}`;
  await consume(db, clock, [
    { key: address, max: MAX_PER_ADDRESS, windowSeconds: WINDOW_SECONDS },
    { key: account, max: MAX_PER_ACCOUNT, windowSeconds: WINDOW_SECONDS },
  ]).catch((error: unknown) => {
    if (error instanceof TooManyRequestsError) metrics.count('login', 'throttled');
    throw error;
  });
  const [user] = await db.select().from(users).where(eq(users.email, mail));
  if (!(await verifyPassword(user?.passwordHash, password)) || !user) {
    metrics.count('login', 'refused');
    throw new BusinessError(null, { message: WRONG_CREDENTIALS });
  }
  await Promise.all([forget(db, [account]), giveBack(db, [address])]);
  return user;
}

export function registerLogin(app: App): void {
  const { db, metrics } = app;
  publicRoute(app, login, async ({ body, ip }) => {
    const user = await checkCredentials(app, body, ip);
    if (user.mustSetPassword) {
      await grantFirstLogin(app, user.id, ip);
      metrics.count('login', 'new user');
      return { newUser: true, token: undefined };
    }
    if (needsRehash(user.passwordHash)) {
      await db
        .update(users)
        .set({ passwordHash: await hashPassword(body.password) })
        .where(eq(users.id, user.id));
    }
    metrics.count('login', 'success');
    return { newUser: false, token: await issueToken(app, user.id) };
  });
}
