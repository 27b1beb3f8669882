import { and, eq } from 'drizzle-orm';
import { firstLogin } from '@rifas/shared/contracts';
import { isStrongPassword, normalizeEmail, texts } from '@rifas/shared/domain';
import { hasGrant, spendGrant } from '../auth/first-login-grant';
import { hashPassword, verifyPassword } from '../auth/passwords';
import { users } from '../db/schema';
import type { App } from '../platform/app';
import { audit } from '../platform/audit';
import { refusal } from '../platform/errors';
import { consume, giveBack } from '../platform/rate-limit';
import { publicRoute } from '../platform/route';
import { storePassword } from './new-password';

/** Successful calls are not counted: a whole class may start from one address. */
export const MAX_PER_ADDRESS = { max: 30, windowSeconds: 15 * 60 };

/** The same text for an unknown mail, one that already has a password, and one whose login is too long ago. */
const LOG_IN_AGAIN = 'Volvé a ingresar con tu mail y la contraseña que te dieron.';
const SAME_AS_BEFORE = 'Elegí una contraseña distinta de la que te dieron.';

/**
 * Sets the first password of a seller who has just logged in with the provisional one; the page then logs in with it.
 */
export function registerFirstLogin(app: App): void {
  const { db, clock, metrics } = app;
  publicRoute(app, firstLogin, async ({ body, ip, cookies }) => {
    const key = `first-login:address:${ip}`;
    await consume(db, clock, [{ key, ...MAX_PER_ADDRESS }]);
    if (!isStrongPassword(body.password)) throw refusal(texts.wrongPassword);
    const [user] = await db
      .select()
      .from(users)
      .where(and(eq(users.email, normalizeEmail(body.email)), eq(users.mustSetPassword, true)));
    if (!user || !(await hasGrant(db, user.id, cookies, clock()))) throw refusal(LOG_IN_AGAIN);
    if (await verifyPassword(user.passwordHash, body.password)) throw refusal(SAME_AS_BEFORE);
    const passwordHash = await hashPassword(body.password);
    await db.transaction(async (tx) => {
      if (!(await spendGrant(tx, user.id, cookies, clock()))) throw refusal(LOG_IN_AGAIN);
      await storePassword(tx, user.id, passwordHash, clock());
      await audit(tx, { userId: user.id, action: 'usuario.primera-clave', entity: 'usuario', entityId: user.id });
    });
    await giveBack(db, [key]);
    metrics.count('login', 'first password');
    return 'Contraseña guardada.';
  });
}
