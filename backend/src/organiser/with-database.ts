import { openDatabase, type Db } from '../db/database';
import { databaseUrl } from '../db/database-url';
import { migrateDatabase } from '../db/migrate';
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

/** Runs an organiser's command on the deployment's database, whether the backend is running or not. */
export async function withDatabase<T>(
  env: NodeJS.ProcessEnv,
  work: (db: Db, config: Config) => Promise<T>,
): Promise<T> {
  const { config, url } = await prepare(env);
  const database = openDatabase(url, { poolSize: 2 });
  try {
    return await work(database.db, config);
  } finally {
    await database.close();
  }
}
