import type { SQL } from 'drizzle-orm';
import type { Db } from './database';

interface Statement<Result> {
  execute(values?: Record<string, unknown>): Promise<Result>;
}
interface Preparable<Result> {
  prepare(name: string): Statement<Result>;
}

const names = new Set<string>();

function claim(name: string): void {
  if (names.has(name)) throw new Error(`Two queries are called ${name}.`);
  names.add(name);
}

/** The property in which drizzle keeps the connection of a session or a statement. Its types hide it. */
const connectionOf = (holder: object): unknown => (holder as { readonly client?: unknown }).client;

/** The same statement, bound to the connection of another database or transaction. */
function sentBy<Result>(db: Db, written: Statement<Result>): Statement<Result> {
  const client = connectionOf(db._.session);
  if (client === undefined || connectionOf(written) === undefined)
    throw new Error('drizzle keeps the connection of a statement elsewhere: see backend/src/db/prepared.ts.');
  return Object.create(written, { client: { value: client } }) as Statement<Result>;
}

type Run<Result> = (db: Db, values: Record<string, unknown>) => Promise<Result>;

/**
 * drizzle would build a statement again in each transaction, because a statement belongs to a connection. Building
 * takes longer than running it.
 */
function writtenOnce<Result>(write: (db: Db) => Statement<Result>): Run<Result> {
  let written: Statement<Result> | undefined;
  return (db, values) => {
    written ??= write(db);
    return sentBy(db, written).execute(values);
  };
}

/**
 * A query that is built once, and that PostgreSQL parses and plans once for each connection. For queries that every
 * page waits for, or that a sale runs while it holds its locks.
 * @param name the name of the query in PostgreSQL
 * @param build the query, with `sql.placeholder` where values go
 * @throws Error if another query has that name
 * @example const userByMail = prepared('user_by_mail', (db) =>
 *   db.select().from(users).where(eq(users.email, sql.placeholder('email'))));
 * const [user] = await userByMail(db, { email: 'ana@example.com' });
 */
export function prepared<Result>(name: string, build: (db: Db) => Preparable<Result>): Run<Result> {
  claim(name);
  return writtenOnce((db) => build(db).prepare(name));
}

/**
 * The same for a statement that no builder makes, such as one that fills several tables at once. Its rows are as the
 * driver reads them: select other types than numbers, texts, lists of them or JSON as text.
 * @example const doubled = preparedSql<{ twice: number }>('doubled', sql`select ${sql.placeholder('one')}::int * 2 as twice`);
 * const [{ twice }] = await doubled(db, { one: 4 });
 */
export function preparedSql<Row>(name: string, statement: SQL): Run<readonly Row[]> {
  claim(name);
  const run = writtenOnce<{ readonly rows: readonly Row[] }>((db) =>
    db._.session.prepareQuery<{ execute: { readonly rows: readonly Row[] }; all: unknown; values: unknown }>(
      db.execute(statement).getQuery(),
      undefined,
      name,
      false,
    ),
  );
  return async (db, values) => (await run(db, values)).rows;
}
