import { sql } from 'drizzle-orm';
import type { Db } from './database';

const COMPARE_EVERY_MS = 10_000;
/** A smaller difference may be the duration of the query. */
const NOTICED_MS = 5000;

/**
 * The present time. If this machine's clock differs from the database's, the database's counts, so that all copies of
 * the backend agree. Otherwise a copy that is 15 minutes ahead would void payments that another copy has just begun.
 */
export async function databaseClock(db: Pick<Db, 'execute'>) {
  let aheadMs = 0;
  let asking = false;
  const compare = async (): Promise<void> => {
    const asked = performance.now();
    const { rows } = await db.execute<{ now: string }>(sql`select extract(epoch from clock_timestamp()) * 1000 as now`);
    // After a long wait for a connection or the answer, the time of the database is unknown.
    if (performance.now() - asked > NOTICED_MS) return;
    const found = Number(rows[0]?.now) - Date.now();
    aheadMs = Math.abs(found) < NOTICED_MS ? 0 : found;
  };
  const compareSoon = async (): Promise<void> => {
    if (asking) return;
    asking = true;
    // A database that does not answer is reported by the calls that need it.
    await compare().catch(() => undefined);
    asking = false;
  };
  await compareSoon();
  const timer = setInterval(() => void compareSoon(), COMPARE_EVERY_MS).unref();
  return { clock: () => new Date(Date.now() + aheadMs), stop: () => clearInterval(timer) };
}
