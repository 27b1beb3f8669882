import { startThrowaway } from '@rifas/tooling/postgres';
import { migrateDatabase } from '../db/migrate';
import { stopAfterTests } from './running-postgres';
import { TEMPLATE, TEST_SERVER, withDatabase } from './server-url';

/** Starts one PostgreSQL for the whole jest run, with a migrated template that each test file copies. */
export default async function setUp(): Promise<void> {
  const server = await startThrowaway();
  stopAfterTests(server.stop);
  const template = withDatabase(server.url, TEMPLATE);
  await migrateDatabase(template);
  process.env[TEST_SERVER] = server.url;
}
