import { DrizzleQueryError } from 'drizzle-orm';
import { openDatabase, type Db } from '../db/database';
import { databaseClock } from '../db/database-clock';
import { databaseErrorIn } from '../db/database-error';
import { databaseUrl } from '../db/database-url';
import { databaseProblem, migrateDatabase } from '../db/migrate';
import type { Clock } from '../platform/app';
import { readConfig, type Config } from '../platform/config';
import { whyItFailed } from '../platform/why-it-failed';

/** Whether the database has failed, or no connection to it could be made, which a transaction reports as it is. */
const isOfDatabase = (error: unknown): boolean =>
  error instanceof DrizzleQueryError ||
  error instanceof AggregateError ||
  databaseErrorIn(error) !== undefined ||
  (error instanceof Error && ('syscall' in error || /^Connection terminated|\btimeout\b/.test(error.message)));

/**
 * Runs an organiser's command on the deployment's database, migrated, whether the backend is running or not. Its clock
 * is that of the backend: the clock of the organiser's machine may be wrong. A problem is printed as a sentence and ends
 * the command.
 */
export async function withDatabase<T>(
  env: NodeJS.ProcessEnv,
  work: (db: Db, config: Config, clock: Clock) => Promise<T>,
): Promise<T> {
  let url = '';
  try {
    const config = readConfig(env);
    url = databaseUrl(env);
    await migrateDatabase(url);
    const database = openDatabase(url, { poolSize: 2 });
    try {
      const { clock, stop } = await databaseClock(database.db);
      return await work(database.db, config, clock).finally(stop);
    } finally {
      await database.close();
    }
  } catch (error) {
    process.stderr.write(`${whyItFailed(url && isOfDatabase(error) ? databaseProblem(error, url) : error)}\n`);
    return process.exit(1);
  }
}
