import { sql } from 'drizzle-orm';
import type { Db } from '../db/database';
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

const endOwnConnection = (db: Db) => db.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
test.each<[where: string, work: (db: Db) => Promise<unknown>]>([
  ['a query', endOwnConnection],
  ['a transaction', (db) => db.transaction(endOwnConnection)],
])('A database that fails in the middle of %s is reported in one line, and ends the command.', async (_where, work) => {
  const said: string[] = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  jest.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`);
  });
  await expect(withDatabase({ DATABASE_URL: database.url }, work)).rejects.toThrow('ended with 1');
  // Whether the server's words or the end of the connection arrive first is open.
  const { host, pathname } = new URL(database.url);
  const [line, ...rest] = said.join('').split('\n');
  expect(line).toContain(`The database "${pathname.slice(1)}" at ${host} (DATABASE_URL) `);
  expect(line).toMatch(/terminat(?:ed|ing)/);
  expect(rest).toEqual(['']);
});
