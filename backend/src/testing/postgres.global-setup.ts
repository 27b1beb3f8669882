import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, migrateDatabase } from '../db/migrate';
import { startEmbedded } from '../platform/embedded-postgres';
import { stopLeftovers, TEST_FOLDER } from './leftover-servers';
import { stopAfterTests } from './running-postgres';
import { TEMPLATE, TEST_SERVER, withDatabase } from './server-url';

/** One real PostgreSQL per jest run, with a migrated template that every test file copies. */
export default async function setUp(): Promise<void> {
  stopLeftovers();
  const folder = mkdtempSync(join(tmpdir(), TEST_FOLDER));
  // The database's own account has to get in.
  chmodSync(folder, 0o755);
  const server = await startEmbedded(folder, { throwaway: true });
  stopAfterTests(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const template = withDatabase(server.url, TEMPLATE);
  await createDatabase(template);
  await migrateDatabase(template);
  process.env[TEST_SERVER] = server.url;
}
