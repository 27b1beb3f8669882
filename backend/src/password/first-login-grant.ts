import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../db/database';
import { firstLoginGrants } from '../db/schema';
import type { App } from '../platform/app';

export const GRANT_SECONDS = 15 * 60;

/** Login with the provisional password was right: the first password may be set from this address, for a while. */
export async function grantFirstLogin(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  userId: number,
  address: string,
): Promise<void> {
  const grant = { address, expiresAt: new Date(clock().getTime() + GRANT_SECONDS * 1000) };
  await db
    .insert(firstLoginGrants)
    .values({ userId, ...grant })
    .onConflictDoUpdate({ target: firstLoginGrants.userId, set: grant });
}

const valid = (userId: number, address: string, now: Date) =>
  and(eq(firstLoginGrants.userId, userId), eq(firstLoginGrants.address, address), gt(firstLoginGrants.expiresAt, now));

export async function hasGrant(db: Db, userId: number, address: string, now: Date): Promise<boolean> {
  return (
    (
      await db
        .select({ userId: firstLoginGrants.userId })
        .from(firstLoginGrants)
        .where(valid(userId, address, now))
    ).length > 0
  );
}

/** Uses the grant up. @returns whether there was one: of two calls at once, one gets it */
export async function spendGrant(db: Db, userId: number, address: string, now: Date): Promise<boolean> {
  return (
    (
      await db
        .delete(firstLoginGrants)
        .where(valid(userId, address, now))
        .returning()
    ).length > 0
  );
}
