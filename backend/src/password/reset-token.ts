import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../db/database';
import { resetTokens, users } from '../db/schema';
import { storedHash } from '../db/stored-hash';

export const RESET_SECONDS = 3600;

/** The time until which a token issued now can be used. */
export const resetExpiry = (now: Date): Date => new Date(now.getTime() + RESET_SECONDS * 1000);

/** @returns the token, 256 random bits, which is only sent in the mail */
export async function newResetToken(tx: Db, userId: number, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx.insert(resetTokens).values({
    tokenHash: storedHash(token),
    userId,
    createdAt: now,
    expiresAt: resetExpiry(now),
  });
  return token;
}

const usable = (token: string, now: Date) =>
  and(eq(resetTokens.tokenHash, storedHash(token)), isNull(resetTokens.usedAt), gt(resetTokens.expiresAt, now));

/** The user of a token that can still be used. */
export async function userOfToken(
  db: Db,
  token: string,
  now: Date,
): Promise<{ id: number; email: string } | undefined> {
  const [user] = await db
    .select({ id: users.id, email: users.email })
    .from(resetTokens)
    .innerJoin(users, eq(users.id, resetTokens.userId))
    .where(usable(token, now));
  return user;
}

/** Marks the token as used. @returns whether it was usable: of two simultaneous calls only one gets true */
export async function spendToken(tx: Db, token: string, now: Date): Promise<boolean> {
  return (await tx.update(resetTokens).set({ usedAt: now }).where(usable(token, now)).returning()).length > 0;
}
