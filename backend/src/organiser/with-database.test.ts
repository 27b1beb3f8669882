import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Db } from '../db/database';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { printedBeforeEnd } from './end-of-command.testing';
import { withDatabase } from './with-database';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});

test('An organiser’s command goes by the clock of the database, even if the clock of its machine is a day ahead.', async () => {
  const trueNow = Date.now;
  jest.spyOn(Date, 'now').mockImplementation(() => trueNow() + 24 * 3_600_000);
  const now = await withDatabase({ DATABASE_URL: database.url }, async (_db, _config, clock) => clock());
  expect(Math.abs(now.getTime() - trueNow())).toBeLessThan(5000);
});

const endOwnConnection = (db: Db) => db.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
const refused = Object.assign(new pg.DatabaseError('the database system is starting up', 0, 'error'), {
  code: '57P03',
});
const unreachable = new AggregateError([
  Object.assign(new Error('connect ECONNREFUSED ::1:5432'), { code: 'ECONNREFUSED' }),
]);
// Whether the server's words or the end of the connection arrive first is open.
const ENDED = /terminat(?:ed|ing)/;
test.each<[where: string, work: (db: Db) => Promise<unknown>, told: RegExp]>([
  ['a query', endOwnConnection, ENDED],
  ['a transaction', (db) => db.transaction(endOwnConnection), ENDED],
  ['a connection that the server refuses', () => Promise.reject(refused), /starting up.*try again/],
  ['a connection to no server', () => Promise.reject(unreachable), /cannot be reached/],
])(
  'A database that fails in the middle of %s is reported in one line, and ends the command.',
  async (_where, work, told) => {
    const said = printedBeforeEnd('stderr');
    await expect(withDatabase({ DATABASE_URL: database.url }, work)).rejects.toThrow('ended with 1');
    const { host, pathname } = new URL(database.url);
    const [line, ...rest] = said.join('').split('\n');
    expect(line).toContain(`The database "${pathname.slice(1)}" at ${host} (DATABASE_URL) `);
    expect(line).toMatch(told);
    expect(rest).toEqual(['']);
  },
);
