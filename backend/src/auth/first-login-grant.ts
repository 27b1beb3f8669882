import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../db/database';
import { firstLoginGrants } from '../db/schema';
import type { App } from '../platform/app';

export const GRANT_SECONDS = 15 * 60;

/** After a login with the provisional password, the first password may be set from this address for 15 minutes. */
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

/** Deletes the grant. @returns whether it existed: of two simultaneous calls only one gets true */
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
