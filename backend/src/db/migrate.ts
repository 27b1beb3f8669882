import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { databaseErrorIn } from './database-error';

// Any number, as long as every copy of the backend uses the same one.
const MIGRATION_LOCK = 7_246_001;

const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url));

/**
 * Creates the database that the URL names where the server lacks it, and runs the missing migrations on a separate connection. Copies of
 * the backend that start together wait for each other.
 */
export async function migrateDatabase(url: string): Promise<void> {
  await createDatabase(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    // "already exists, skipping" is what migrating twice always says.
    await client.query('set client_min_messages to warning');
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}

async function createDatabase(url: string): Promise<void> {
  const { pathname } = new URL(url);
  const name = decodeURIComponent(pathname.slice(1));
  const admin = new URL(url);
  admin.pathname = '/postgres';
  const client = new pg.Client({ connectionString: admin.href });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } catch (error) {
    // Another copy created it first.
    if (!isDuplicate(error)) throw error;
  } finally {
    await client.end();
  }
}

const DUPLICATE_CODES = ['42P04', '23505'];
const isDuplicate = (error: unknown): boolean => DUPLICATE_CODES.includes(databaseErrorIn(error)?.code ?? '');
