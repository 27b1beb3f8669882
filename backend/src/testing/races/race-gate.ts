import { sql } from 'drizzle-orm';
import pg from 'pg';
import { countWaiting } from '../meanwhile';
import type { TestDatabase } from '../test-database';

const GATE = 7_246_100;
// The tables that a racer may write first.
const TABLES = ['tickets', 'payment_attempts', 'deposits', 'ticket_payments', 'personal_payments'];

/**
 * Makes sure that racers really meet. While the gate is shut, every process that has read and begins to write waits in
 * the database, and so does every process that waits for its locks. The gate opens once all wait, so no racer can be
 * too late.
 */
export async function createGate({ db, url }: TestDatabase) {
  await db.execute(
    sql.raw(
      `create function race_gate() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock_shared(${GATE}); return null; end $$`,
    ),
  );
  for (const table of TABLES) {
    await db.execute(
      sql.raw(
        `create trigger race_gate before insert or update or delete on ${table} for each statement execute function race_gate()`,
      ),
    );
  }
  const gateClient = new pg.Client({ connectionString: url });
  await gateClient.connect();
  return {
    shut: async () => void (await gateClient.query('select pg_advisory_lock($1)', [GATE])),
    /** Waits until so many racers wait, at the gate or for a lock of one that does. */
    untilWaiting: async (racers: number): Promise<void> => {
      while ((await countWaiting(db)) < racers);
    },
    open: async () => void (await gateClient.query('select pg_advisory_unlock($1)', [GATE])),
    remove: () => gateClient.end(),
  };
}
