import { sql } from 'drizzle-orm';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { withDatabase } from './with-database';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => database.close());

test('An organiser’s command goes by the clock of the database, even if the clock of its machine is a day ahead.', async () => {
  const trueNow = Date.now;
  jest.spyOn(Date, 'now').mockImplementation(() => trueNow() + 24 * 3_600_000);
  const now = await withDatabase({ DATABASE_URL: database.url }, async (_db, _config, clock) => clock());
  expect(Math.abs(now.getTime() - trueNow())).toBeLessThan(5000);
});

test('A database that fails in the middle of a command is reported in one sentence, and ends the command.', async () => {
  const said: string[] = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  jest.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`);
  });
  const failing = withDatabase({ DATABASE_URL: database.url }, (db) =>
    db.transaction((tx) => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)),
  );
  await expect(failing).rejects.toThrow('ended with 1');
  expect(said.join('')).toMatch(
    /^The database "\w+" at [^ ]+ \(DATABASE_URL\) says: terminating connection due to administrator command\. It was stopped: try again in a moment\.\n$/,
  );
});
