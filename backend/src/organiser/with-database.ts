import { openDatabase, type Db } from '../db/database';
import { createDatabase, migrateDatabase } from '../db/migrate';
import { readConfig, type Config } from '../platform/config';
import { databaseUrl } from '../platform/database-url';

/** Runs an organiser's command on the deployment's database, whether the backend is running or not. */
export async function withDatabase<T>(
  env: NodeJS.ProcessEnv,
  work: (db: Db, config: Config) => Promise<T>,
): Promise<T> {
  const config = readConfig(env);
  const server = await databaseUrl(env, config);
  try {
    await createDatabase(server.url);
    await migrateDatabase(server.url);
    const database = openDatabase(server.url, { poolSize: 2 });
    try {
      return await work(database.db, config);
    } finally {
      await database.close();
    }
  } finally {
    await server.stop();
  }
}
