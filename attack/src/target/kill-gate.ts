import pg from 'pg';
import { tablesIn } from './everything';

const LOCK = 7_246_200;

/** Blocks the n-th write to a database, by any process. */
export interface KillGate {
  /** Counts writes from now on, and blocks the n-th. */
  holdWrite(n: number): Promise<void>;
  /** @returns true once a write waits; false when `done` came first, because there were fewer writes */
  untilHeld(done: Promise<unknown>): Promise<boolean>;
  /** Releases the blocked write. Its process is gone, so the database decides whether its work is undone or stays. */
  release(): Promise<void>;
  /** Waits until no connection but this gate works in the database. */
  untilQuiet(): Promise<void>;
  close(): Promise<void>;
}

/** A trigger on every table counts with a sequence, which no rollback resets. */
export async function createKillGate(url: string): Promise<KillGate> {
  const client = new pg.Client({ connectionString: url, application_name: 'kill-gate' });
  await client.connect();
  await client.query(`
    create sequence kill_writes minvalue 0 start 0;
    create sequence kill_at;
    create function kill_gate() returns trigger language plpgsql as $$ begin
      if nextval('kill_writes') = (select last_value from kill_at) then
        perform pg_advisory_xact_lock_shared(${LOCK});
      end if;
      return null;
    end $$`);
  for (const name of await tablesIn(client))
    await client.query(
      `create trigger kill_gate before insert or update or delete on ${client.escapeIdentifier(name)}
       for each statement execute function kill_gate()`,
    );
  const count = async (where: string): Promise<number> => {
    const found = await client.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity, pg_sleep(0.005)
       where datname = current_database() and application_name <> 'kill-gate' and ${where}`,
    );
    return found.rows[0]?.count ?? 0;
  };
  const atGate = `wait_event_type = 'Lock' and wait_event = 'advisory'`;
  return {
    async holdWrite(n) {
      await client.query(`select pg_advisory_lock(${LOCK}), setval('kill_at', $1), setval('kill_writes', 0)`, [n]);
    },
    async untilHeld(done) {
      let isDone = false;
      void done.then(
        () => (isDone = true),
        () => (isDone = true),
      );
      while (!isDone) if ((await count(atGate)) > 0) return true;
      return false;
    },
    async release() {
      await client.query(`select pg_advisory_unlock_all(), setval('kill_at', 1000000000)`);
    },
    async untilQuiet() {
      while ((await count(`state in ('active', 'idle in transaction', 'idle in transaction (aborted)')`)) > 0);
    },
    close: () => client.end(),
  };
}
