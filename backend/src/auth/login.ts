import { and, eq } from 'drizzle-orm';
import { login } from '@rifas/shared/contracts';
import { normalizeEmail } from '@rifas/shared/domain';
import { users } from '../db/schema';
import type { App } from '../platform/app';
import { refusalWithoutData, TooManyRequestsError } from '../platform/errors';
import { consume, giveBack } from '../platform/rate-limit';
import { publicRoute, type PublicCall } from '../platform/route';
import { grantFirstLogin } from './first-login-grant';
import { knownDevice, rememberDevice } from './known-device';
import { hashPassword, needsRehash, verifyPassword } from './passwords';
import { issueToken } from './session-tokens';

const WINDOW_SECONDS = 15 * 60;
/** Guesses for one account: from one network, from one device that logged in before, and from everywhere else together. */
export const MAX_PER_ACCOUNT = 8;
export const MAX_EVERYWHERE = 200;
export const MAX_PER_ADDRESS = 60;

const WRONG_CREDENTIALS = 'Email o contraseña incorrectos.';

/** The prefix of the keys that count guesses for an account; password/reset-password.ts deletes them. */
export const guessesOf = (mail: string): string => `login:account:${mail} `;

/**
 * Counts a try by account and network, so that somebody in another network cannot lock the owner out. All networks
 * together have their own limit. A device that logged in before has only a separate count, so that guesses elsewhere
 * never block it.
 */
function countTry(
  { db, clock, metrics, config }: App,
  mail: string,
  { ip, cookies }: Caller,
): Promise<readonly string[]> {
  const windowSeconds = WINDOW_SECONDS;
  const device = knownDevice(config, cookies, mail);
  const limits = device
    ? [{ key: `${guessesOf(mail)}device ${device}`, max: MAX_PER_ACCOUNT, windowSeconds }]
    : [
        { key: `login:address:${ip}`, max: MAX_PER_ADDRESS, windowSeconds },
        { key: `${guessesOf(mail)}${ip}`, max: MAX_PER_ACCOUNT, windowSeconds },
        { key: `${guessesOf(mail)}everywhere`, max: MAX_EVERYWHERE, windowSeconds },
      ];
  return consume(db, clock, limits).then(
    () => limits.map(({ key }) => key),
    (error: unknown) => {
      if (error instanceof TooManyRequestsError) metrics.count('login', 'throttled');
      throw error;
    },
  );
}

type Caller = Pick<PublicCall<typeof login>, 'ip' | 'cookies'>;

/**
 * Checks a mail and password pair, throttled; a successful login is not counted.
 * @throws BusinessError, TooManyRequestsError
 */
async function checkCredentials(app: App, { email, password }: { email: string; password: string }, caller: Caller) {
  const { db, config, metrics } = app;
  const mail = normalizeEmail(email);
  const counted = await countTry(app, mail, caller);
  const [user] = await db.select().from(users).where(eq(users.email, mail));
  if (!(await verifyPassword(user?.passwordHash, password)) || !user) {
    metrics.count('login', 'refused');
    throw refusalWithoutData(WRONG_CREDENTIALS);
  }
  await giveBack(db, counted);
  rememberDevice(config, caller.cookies, mail);
  return user;
}

/** @throws UnauthorizedError if the password was changed since the user was read */
async function issueFirstToken(app: App, { id, passwordHash }: typeof users.$inferSelect, password: string) {
  return issueToken(app, id, { passwordHash }).catch(async (error: unknown) => {
    // Another login may have renewed the hash of the same password.
    const [now] = await app.db.select().from(users).where(eq(users.id, id));
    if (!now || now.passwordHash === passwordHash || !(await verifyPassword(now.passwordHash, password))) throw error;
    return issueToken(app, id, { passwordHash: now.passwordHash });
  });
}

export function registerLogin(app: App): void {
  const { db, metrics } = app;
  publicRoute(app, login, async ({ body, ...caller }) => {
    const user = await checkCredentials(app, body, caller);
    if (user.mustSetPassword) {
      await grantFirstLogin(app, user.id, caller.cookies);
      metrics.count('login', 'new user');
      return { newUser: true, token: undefined };
    }
    const token = await issueFirstToken(app, user, body.password);
    if (needsRehash(user.passwordHash)) {
      await db
        .update(users)
        .set({ passwordHash: await hashPassword(body.password) })
        // A password that was changed meanwhile stays.
        .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash)));
    }
    metrics.count('login', 'success');
    return { newUser: false, token };
  });
}
