import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterwards } from '@rifas/tooling/lib/afterwards.testing';
import { openDatabase } from '../db/database';
import { TEMPLATE, TEST_SERVER, withDatabase } from './server-url';

async function onServer(statement: string): Promise<void> {
  const url = process.env[TEST_SERVER];
  if (!url) throw new Error('No test PostgreSQL: run the tests with backend/jest.config.mjs.');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A new, migrated database, which is dropped afterwards. */
export async function createTestDatabase(poolSize = 10) {
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copying files is faster than copying block by block through the log.
  await onServer(`create database ${name} template ${TEMPLATE} strategy file_copy`);
  const url = withDatabase(process.env[TEST_SERVER] ?? '', name);
  const database = openDatabase(url, { poolSize });
  afterwards(async () => {
    await database.close();
    await onServer(`drop database ${name} with (force)`);
  });
  return { ...database, url };
}
export type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>;
