import { requestResetLink } from '@rifas/shared/contracts';
import { isEmail, normalizeEmail, texts } from '@rifas/shared/domain';
import { and, eq, lt } from 'drizzle-orm';
import { resetTokens, users } from '../db/schema';
import { flushLater } from '../mailbox/flush-later';
import type { App } from '../platform/app';
import { audit } from '../platform/audit';
import { consume } from '../platform/rate-limit';
import { publicRoute } from '../platform/route';
import { refusal } from './new-password';
import { queueResetMail } from './reset-mail';
import { newResetToken } from './reset-token';

export const MAX_PER_ACCOUNT = { max: 5, windowSeconds: 3600 };
export const MAX_PER_ADDRESS = { max: 30, windowSeconds: 3600 };

const SENT = 'Si el mail está registrado, te enviamos un link para cambiar la contraseña.';

/** Mails a link to /reset/{token}. Nothing in the answer tells whether the mail is anybody's. */
export function registerResetLink(app: App): void {
  const { db, clock } = app;
  publicRoute(app, requestResetLink, async ({ body, ip }) => {
    const email = normalizeEmail(body.email);
    if (!isEmail(email)) throw refusal(texts.enterYourEmail);
    await consume(db, clock, [
      { key: `reset:address:${ip}`, ...MAX_PER_ADDRESS },
      { key: `reset:account:${email.slice(0, 254)}`, ...MAX_PER_ACCOUNT },
    ]);
    const [user] = await db.select({ id: users.id, email: users.email }).from(users).where(eq(users.email, email));
    if (user) {
      await db.transaction(async (tx) => {
        const now = clock();
        await tx.delete(resetTokens).where(and(eq(resetTokens.userId, user.id), lt(resetTokens.expiresAt, now)));
        await queueResetMail(app, tx, user, await newResetToken(tx, user.id, now));
        await audit(tx, [{ userId: user.id, action: 'usuario.link-de-clave', entity: 'usuario', entityId: user.id }]);
      });
      // Not waited for: the time that sending takes would tell.
      flushLater(app);
    }
    return SENT;
  });
}
