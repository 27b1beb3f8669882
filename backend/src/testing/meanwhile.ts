import { sql } from 'drizzle-orm';
import type { Db } from '../db/database';

/** How many statements in this database wait for a lock. */
export async function countWaiting(db: Db): Promise<number> {
  const { rows } = await db.execute(
    sql`select pid from pg_stat_activity, pg_sleep(0.005) where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length;
}

/**
 * Makes a call that meets a transaction: `work` is done and not yet committed. The commit follows as soon as the call
 * waits for it, or has ended without waiting.
 */
export async function callMeanwhile<Result>(
  db: Db,
  work: (tx: Db) => Promise<unknown>,
  call: () => Promise<Result>,
): Promise<Result> {
  const { called } = await db.transaction(async (tx) => {
    await work(tx);
    let hasEnded = false;
    const calling = call().finally(() => (hasEnded = true));
    while (!hasEnded && (await countWaiting(db)) === 0);
    return { called: calling };
  });
  return called;
}
