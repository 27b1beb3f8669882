import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import * as schema from './schema';

/** The database or a transaction in it: what queries are written against. */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof schema>;

export interface Database {
  readonly db: Db;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

export function openDatabase(
  url: string,
  { poolSize = 10, onError }: { poolSize?: number; onError?: (error: Error) => void } = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    statement_timeout: 30_000,
    lock_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'rifas-backend',
  });
  // A connection lost while idle is replaced by the pool; unheard, the event would end the process.
  pool.on('error', (error) => onError?.(error));
  return { db: drizzle(pool, { schema }), pool, close: () => pool.end() };
}
