import { and, eq, lt, sql } from 'drizzle-orm';
import { requestResetLink } from '@rifas/shared/contracts';
import { isEmail, normalizeEmail, texts } from '@rifas/shared/domain';
import type { Db } from '../db/database';
import { resetTokens, users } from '../db/schema';
import { flushLater } from '../mail/outbox';
import type { App } from '../platform/app';
import { audit } from '../platform/audit';
import { refusal } from '../platform/errors';
import { consume } from '../platform/rate-limit';
import { publicRoute } from '../platform/route';
import { queueResetMail } from './reset-mail';
import { newResetToken } from './reset-token';

/** Per network, so that a stranger in another one cannot keep the owner from a link; and for all networks together. */
export const MAX_PER_ACCOUNT = { max: 5, windowSeconds: 3600 };
const MAX_EVERYWHERE = { max: 30, windowSeconds: 3600 };
export const MAX_PER_ADDRESS = { max: 30, windowSeconds: 3600 };

const UNKNOWN_USER = 0;
const SENT = 'Si el mail está registrado, te enviamos un link para cambiar la contraseña.';

/** Mails a link to /reset/{token}. The answer does not reveal whether the mail is known. */
export function registerResetLink(app: App): void {
  const { db, clock } = app;
  publicRoute(app, requestResetLink, async ({ body, ip }) => {
    const email = normalizeEmail(body.email);
    if (!isEmail(email)) throw refusal(texts.enterYourEmail);
    await consume(db, clock, [
      { key: `reset:address:${ip}`, ...MAX_PER_ADDRESS },
      { key: `reset:account:${email} ${ip}`, ...MAX_PER_ACCOUNT },
      { key: `reset:account:${email}`, ...MAX_EVERYWHERE },
    ]);
    const [user] = await db.select({ id: users.id, email: users.email }).from(users).where(eq(users.email, email));
    await db.transaction((tx) => (user ? mailLink(app, tx, user) : doSameWork(tx, clock())));
    // The answer does not wait for the mail, because its time would reveal that the address is known.
    flushLater(app);
    return SENT;
  });
}

const dropExpired = (tx: Db, userId: number, now: Date) =>
  tx.delete(resetTokens).where(and(eq(resetTokens.userId, userId), lt(resetTokens.expiresAt, now)));

async function mailLink(app: App, tx: Db, user: { id: number; email: string }): Promise<void> {
  const now = app.clock();
  await dropExpired(tx, user.id, now);
  await queueResetMail(app, tx, user, await newResetToken(tx, user.id, now));
  await audit(tx, { userId: user.id, action: 'usuario.link-de-clave', entity: 'usuario', entityId: user.id });
}

/**
 * Runs as many statements, and a commit that writes, for an unknown mail. Otherwise the time of the answer would reveal
 * that it is unknown.
 */
async function doSameWork(tx: Db, now: Date): Promise<void> {
  await dropExpired(tx, UNKNOWN_USER, now);
  for (let statement = 0; statement < 2; statement += 1) await tx.execute(sql`select 1`);
  await audit(tx, { action: 'usuario.link-de-clave-sin-cuenta', entity: 'usuario', entityId: UNKNOWN_USER });
}
