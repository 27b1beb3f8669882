import { asc, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../db/database';
import { rateLimits } from '../db/schema';
import type { App, Clock } from './app';
import { TooManyRequestsError } from './errors';

interface Limit {
  /** Such as 'login:account:ana@example.com'. */
  readonly key: string;
  readonly max: number;
  readonly windowSeconds: number;
}

/**
 * Counts one use of each key in its fixed window, in the database, so that all copies of the backend count together. It
 * counts before the work is done, so that guesses sent at once all count.
 * @throws TooManyRequestsError when a key is over its maximum
 */
export async function consume(db: Db, clock: Clock, limits: readonly Limit[]): Promise<void> {
  const now = clock();
  for (const { key, max, windowSeconds } of limits) {
    const resetsAt = new Date(now.getTime() + windowSeconds * 1000);
    const [row] = await db
      .insert(rateLimits)
      .values({ key, count: 1, resetsAt })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          count: sql`case when ${rateLimits.resetsAt} <= ${now.toISOString()}::timestamptz then 1 else ${rateLimits.count} + 1 end`,
          resetsAt: sql`case when ${rateLimits.resetsAt} <= ${now.toISOString()}::timestamptz then ${resetsAt.toISOString()}::timestamptz else ${rateLimits.resetsAt} end`,
        },
      })
      .returning();
    if (row && row.count > max) {
      throw new TooManyRequestsError(Math.max(1, Math.ceil((row.resetsAt.getTime() - now.getTime()) / 1000)));
    }
  }
}

/** Locks rows in the order of their keys: two statements that lock them in different orders would be a deadlock. */
const lockedKeys = (db: Db, which: SQL) =>
  inArray(
    rateLimits.key,
    db.select({ key: rateLimits.key }).from(rateLimits).where(which).orderBy(asc(rateLimits.key)).for('update'),
  );

/** Takes back one use of each key, because a call that succeeded does not count. */
export async function giveBack(db: Db, keys: readonly string[]): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(lockedKeys(db, inArray(rateLimits.key, [...keys])));
}

/** Deletes all keys with this prefix, because the owner of the account has set a new password. */
export async function forget(db: Db, prefix: string): Promise<void> {
  await db.delete(rateLimits).where(lockedKeys(db, sql`starts_with(${rateLimits.key}, ${prefix})`));
}

/** Deletes windows that are over. */
export async function sweepRateLimits({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  await db.delete(rateLimits).where(lockedKeys(db, lt(rateLimits.resetsAt, clock())));
}
