import { openDatabase, type Db } from '../db/database';
import { databaseUrl } from '../db/database-url';
import { migrateDatabase } from '../db/migrate';
import { readConfig, type Config } from '../platform/config';

/** Runs an organiser's command on the deployment's database, whether the backend is running or not. */
export async function withDatabase<T>(
  env: NodeJS.ProcessEnv,
  work: (db: Db, config: Config) => Promise<T>,
): Promise<T> {
  const config = readConfig(env);
  const url = databaseUrl(env);
  await migrateDatabase(url);
  const database = openDatabase(url, { poolSize: 2 });
  try {
    return await work(database.db, config);
  } finally {
    await database.close();
  }
}
