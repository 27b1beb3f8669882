import { sql } from 'drizzle-orm';
import type { Db } from '../db/database';

/** Whether a statement in this database waits for a lock. */
export async function isAnyWaiting(db: Db): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select pid from pg_stat_activity, pg_sleep(0.005) where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
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
    while (!hasEnded && !(await isAnyWaiting(db)));
    return { called: calling };
  });
  return called;
}
