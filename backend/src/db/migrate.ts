import { fileURLToPath } from 'node:url';
import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { databaseErrorIn } from './database-error';

// Any number, as long as every copy of the backend uses the same one.
const MIGRATION_LOCK = 7_246_001;
const CONNECT_MS = 30_000;

const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url));

/**
 * Creates the database of the URL if the server lacks it, and runs the missing migrations on a separate connection.
 * Copies of the backend that start together wait for each other.
 * @throws Error that explains why the database is missing, and what to do
 */
export async function migrateDatabase(url: string): Promise<void> {
  const client = await connected(url).catch(async (error: unknown) => {
    if (databaseErrorIn(error)?.code !== NO_SUCH_DATABASE) throw databaseProblem(error, url);
    await createDatabase(url);
    return connected(url);
  });
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    // Migrating twice always logs "already exists, skipping".
    await client.query('set client_min_messages to warning');
    await migrate(drizzle(client), { migrationsFolder });
  } catch (error) {
    throw databaseProblem(error, url);
  } finally {
    await client.end();
  }
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  // A connection lost while idle fails the next statement. Without a listener, it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function createDatabase(url: string): Promise<void> {
  const name = nameIn(url);
  const admin = new URL(url);
  admin.pathname = '/postgres';
  try {
    const client = await connected(admin.href);
    await client.query(`create database ${client.escapeIdentifier(name)}`).finally(() => client.end());
  } catch (error) {
    // Another copy created it first.
    if (DUPLICATE_CODES.includes(databaseErrorIn(error)?.code ?? '')) return;
    throw new Error(
      `There is no database "${name}", and it could not be created: ${textOf(error)}. Create it, and let this user own it.`,
      { cause: error },
    );
  }
}

const NO_SUCH_DATABASE = '3D000';
const DUPLICATE_CODES = ['42P04', '23505'];
/** What to do, by the error codes of PostgreSQL. */
const REMEDIES: Readonly<Record<string, string>> = {
  '28P01': 'Mend user and password in DATABASE_URL or PGPASSWORD',
  '28000': 'Mend the user in DATABASE_URL, or let the server take it (pg_hba.conf)',
  '53300': 'Raise max_connections of the server, or run fewer processes (BACKEND_PROCESSES)',
  '57P01': 'It was stopped: try again in a moment',
  '57P03': 'It starts or stops: try again in a moment',
  '42501': 'Let this user own the database',
  '25006': 'It takes no writes: name the server that does',
  '53100': 'The disk of the server is full: make room on it',
};

const nameIn = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));

/** The text of an error; if several addresses failed, the error has only a code. */
function textOf(error: unknown): string {
  const said = databaseErrorIn(error) ?? error;
  const { message = '', code = '' } = said as { readonly message?: string; readonly code?: string };
  return message || code || String(error);
}

/** What is wrong with the database of this address, in a sentence; without user and password, and without the query. */
export function databaseProblem(found: unknown, url: string): Error {
  const error = found instanceof DrizzleQueryError ? found.cause : found;
  const { host } = new URL(url);
  const remedy = REMEDIES[databaseErrorIn(error)?.code ?? ''];
  const where = `The database "${nameIn(url)}" at ${host || 'this machine'} (DATABASE_URL)`;
  return new Error(
    databaseErrorIn(error)
      ? `${where} says: ${textOf(error)}.${remedy ? ` ${remedy}.` : ''}`
      : `${where} cannot be reached: ${textOf(error)}. Start the server, or mend the address.`,
    { cause: error },
  );
}
