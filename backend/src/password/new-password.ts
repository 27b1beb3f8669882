import { and, eq, isNull } from 'drizzle-orm';
import { revokeSessions } from '../auth/session-tokens';
import type { Db } from '../db/database';
import { resetTokens, users } from '../db/schema';

/** Stores the password and ends all sessions and older reset links of the user. */
export async function storePassword(tx: Db, userId: number, passwordHash: string, now: Date): Promise<void> {
  await tx.update(users).set({ passwordHash, mustSetPassword: false }).where(eq(users.id, userId));
  await revokeSessions(tx, userId);
  await tx
    .update(resetTokens)
    .set({ usedAt: now })
    .where(and(eq(resetTokens.userId, userId), isNull(resetTokens.usedAt)));
}
