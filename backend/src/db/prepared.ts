import type { Db } from './database';

interface Preparable<Result> {
  prepare(name: string): { execute(values?: Record<string, unknown>): Promise<Result> };
}

const names = new Set<string>();

/**
 * A query that is written once for each database or transaction, and that PostgreSQL reads and plans once for each connection. For what
 * every page waits for.
 * @param name PostgreSQL knows the query by it
 * @param build the query, with `sql.placeholder` where values go
 * @throws Error where another query has that name
 * @example const userByMail = prepared('user_by_mail', (db) =>
 *   db.select().from(users).where(eq(users.email, sql.placeholder('email'))));
 * const [user] = await userByMail(db, { email: 'ana@example.com' });
 */
export function prepared<Result>(
  name: string,
  build: (db: Db) => Preparable<Result>,
): (db: Db, values: Record<string, unknown>) => Promise<Result> {
  if (names.has(name)) throw new Error(`Two queries are called ${name}.`);
  names.add(name);
  const statements = new WeakMap<Db, ReturnType<Preparable<Result>['prepare']>>();
  return (db, values) => {
    const statement = statements.get(db) ?? build(db).prepare(name);
    statements.set(db, statement);
    return statement.execute(values);
  };
}
