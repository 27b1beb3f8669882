import { startThrowaway } from '@rifas/tooling/postgres';
import { migrateDatabase } from '../db/migrate';
import { TEMPLATE, TEST_SERVER, withDatabase } from './server-url';

/** Setup and teardown are two modules in one process. They share only the global object. */
export type StoppedAfterTests = { stopTestPostgres?: () => Promise<void> };

/** Starts one PostgreSQL for the whole jest run, with a migrated template that each test file copies. */
export default async function setUp(): Promise<void> {
  const server = await startThrowaway();
  (globalThis as StoppedAfterTests).stopTestPostgres = server.stop;
  const template = withDatabase(server.url, TEMPLATE);
  await migrateDatabase(template);
  process.env[TEST_SERVER] = server.url;
}
