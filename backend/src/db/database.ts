import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { databaseErrorIn } from './database-error';
import * as schema from './schema';

/** The database or a transaction in it, for queries. */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof schema>;

interface DatabaseOptions {
  readonly poolSize?: number;
  /** A connection without an answer is closed after this time. */
  readonly silenceMs?: number;
  readonly onError?: (error: Error) => void;
}

/**
 * A running server ends every statement earlier. A longer silence means that the server has gone without closing the
 * connection, such as a machine that failed.
 */
const SILENCE_MS = 35_000;

/** A connection is replaced after this time, so that all follow an address that leads to another server now. */
const LIFETIME_SECONDS = 300;

/** The server is a replica now, because another took over; it goes on answering, but never writes again. */
const READ_ONLY = '25006';

export function openDatabase(url: string, { poolSize = 10, silenceMs = SILENCE_MS, onError }: DatabaseOptions = {}) {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    maxLifetimeSeconds: LIFETIME_SECONDS,
    connectionTimeoutMillis: silenceMs,
    query_timeout: silenceMs,
    statement_timeout: 30_000,
    lock_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'rifas-backend',
  });
  // A connection lost while idle is replaced by the pool, and one lost between two statements fails the next. Without a
  // listener, either would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', (error) => onError?.(error)));
  const db: Db = Object.assign(drizzle(pool, { schema }), { transaction: transactionIn(pool) });
  return { db, pool, close: () => pool.end() };
}

/**
 * drizzle's own `transaction` leaks a connection if `begin` fails, and puts connections that no longer answer back into
 * the pool.
 */
function transactionIn(pool: pg.Pool): Db['transaction'] {
  const known = new WeakMap<pg.PoolClient, Db>();
  return async (work, config) => {
    const client = await pool.connect();
    const alone: Db = known.get(client) ?? drizzle(client, { schema });
    known.set(client, alone);
    let isLost = false;
    try {
      return await alone.transaction(work, config);
    } catch (error) {
      const cause = databaseErrorIn(error);
      isLost = cause ? cause.code === READ_ONLY : error instanceof DrizzleQueryError;
      throw error;
    } finally {
      client.release(isLost);
    }
  };
}
