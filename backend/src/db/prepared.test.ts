import { eq, sql } from 'drizzle-orm';
import { createSeller } from '../testing/fixtures';
import { createTestApp, type TestApp } from '../testing/test-app';
import { prepared, preparedSql } from './prepared';
import { users } from './schema';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await createSeller(app.db, 'ana@example.com');
  await createSeller(app.db, 'bruno@example.com');
});

const userByMail = prepared('user_by_mail', (db) =>
  db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.email, sql.placeholder('email'))),
);

test('a prepared query returns the rows of each value, outside and inside a transaction', async () => {
  const [ana, bruno] = [{ email: 'ana@example.com' }, { email: 'bruno@example.com' }];
  expect(await userByMail(app.db, ana)).toEqual([ana]);
  expect(await userByMail(app.db, bruno)).toEqual([bruno]);
  const undone = app.db.transaction(async (tx) => {
    expect(await userByMail(tx, ana)).toEqual([ana]);
    await tx.update(users).set({ email: 'otra@example.com' }).where(eq(users.email, ana.email));
    expect(await userByMail(tx, ana)).toEqual([]);
    tx.rollback();
  });
  await expect(undone).rejects.toThrow('Rollback');
  expect(await userByMail(app.db, ana)).toEqual([ana]);
});

const renamed = preparedSql<{ email: string }>(
  'renamed',
  sql`update ${users} set email = ${sql.placeholder('to')} where email = ${sql.placeholder('from')} returning email`,
);

test('a prepared statement in plain SQL belongs to the transaction that sends it', async () => {
  const [from, to] = ['bruno@example.com', 'otro@example.com'];
  const undone = app.db.transaction(async (tx) => {
    expect(await renamed(tx, { from, to })).toEqual([{ email: to }]);
    expect(await renamed(app.db, { from: to, to: from })).toEqual([]);
    tx.rollback();
  });
  await expect(undone).rejects.toThrow('Rollback');
  expect(await userByMail(app.db, { email: from })).toEqual([{ email: from }]);
});

test('two transactions at once send the same query over their own connections', async () => {
  const seen = await Promise.all(
    ['uno@example.com', 'dos@example.com'].map((to) =>
      app.db.transaction(async (tx) => {
        await tx.insert(users).values({ email: to, passwordHash: '' });
        const [uno, dos] = [
          await userByMail(tx, { email: 'uno@example.com' }),
          await userByMail(tx, { email: 'dos@example.com' }),
        ];
        await tx.execute(sql`delete from ${users} where email = ${to}`);
        return [...uno, ...dos].map(({ email }) => email);
      }),
    ),
  );
  expect(seen).toEqual([['uno@example.com'], ['dos@example.com']]);
});

test('a missing value and a name that another query has throw errors', async () => {
  await expect((async () => userByMail(app.db, {}))()).rejects.toThrow('email');
  expect(() => prepared('user_by_mail', (db) => db.select().from(users))).toThrow(
    'Two queries are called user_by_mail.',
  );
  expect(() => preparedSql('user_by_mail', sql`select 1`)).toThrow('Two queries are called user_by_mail.');
});
