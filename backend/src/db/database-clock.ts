import { sql } from 'drizzle-orm';
import type { Db } from './database';

const COMPARE_EVERY_MS = 10_000;
/** What is less may be the time that the question took. */
const NOTICED_MS = 5000;

/**
 * The present time, by the clock of the database where this machine's differs: all copies of the backend have the one. By clocks of their
 * own a copy that is a quarter of an hour ahead would void the payments that another has just begun.
 */
export async function databaseClock(db: Pick<Db, 'execute'>) {
  let aheadMs = 0;
  let asking = false;
  const compare = async (): Promise<void> => {
    const asked = performance.now();
    const { rows } = await db.execute<{ now: string }>(sql`select extract(epoch from clock_timestamp()) * 1000 as now`);
    // Whoever waited for a connection, or for the answer, cannot say when it was now.
    if (performance.now() - asked > NOTICED_MS) return;
    const found = Number(rows[0]?.now) - Date.now();
    aheadMs = Math.abs(found) < NOTICED_MS ? 0 : found;
  };
  const compareSoon = async (): Promise<void> => {
    if (asking) return;
    asking = true;
    // A database that does not answer is told by whoever needs it.
    await compare().catch(() => undefined);
    asking = false;
  };
  await compareSoon();
  const timer = setInterval(() => void compareSoon(), COMPARE_EVERY_MS).unref();
  return { clock: () => new Date(Date.now() + aheadMs), stop: () => clearInterval(timer) };
}
