import { eq, sql } from 'drizzle-orm';
import { createSeller } from '../testing/fixtures';
import { createTestApp, type TestApp } from '../testing/test-app';
import { prepared } from './prepared';
import { users } from './schema';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await createSeller(app.db, 'ana@example.com');
  await createSeller(app.db, 'bruno@example.com');
});
afterAll(() => app.close());

const userByMail = prepared('user_by_mail', (db) =>
  db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.email, sql.placeholder('email'))),
);

test('one query answers for each value, beside and inside a transaction', async () => {
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

test('a value that is missing, and a name that another query has, are errors', async () => {
  await expect((async () => userByMail(app.db, {}))()).rejects.toThrow('email');
  expect(() => prepared('user_by_mail', (db) => db.select().from(users))).toThrow(
    'Two queries are called user_by_mail.',
  );
});
