import { openDatabase, type Db } from '../db/database';
import { databaseClock } from '../db/database-clock';
import { databaseUrl } from '../db/database-url';
import { migrateDatabase } from '../db/migrate';
import type { Clock } from '../platform/app';
import { readConfig, type Config } from '../platform/config';
import { whyItFailed } from '../platform/why-it-failed';

/** The deployment's database, migrated. A problem is printed as a sentence and ends the command. */
async function prepare(env: NodeJS.ProcessEnv): Promise<{ readonly config: Config; readonly url: string }> {
  try {
    const config = readConfig(env);
    const url = databaseUrl(env);
    await migrateDatabase(url);
    return { config, url };
  } catch (error) {
    process.stderr.write(`${whyItFailed(error)}\n`);
    return process.exit(1);
  }
}

/**
 * Runs an organiser's command on the deployment's database, whether the backend is running or not. Its clock is that of
 * the backend: the clock of the organiser's machine may be wrong.
 */
export async function withDatabase<T>(
  env: NodeJS.ProcessEnv,
  work: (db: Db, config: Config, clock: Clock) => Promise<T>,
): Promise<T> {
  const { config, url } = await prepare(env);
  const database = openDatabase(url, { poolSize: 2 });
  try {
    const { clock, stop } = await databaseClock(database.db);
    return await work(database.db, config, clock).finally(stop);
  } finally {
    await database.close();
  }
}
