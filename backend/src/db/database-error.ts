import pg from 'pg';

/** The error of PostgreSQL, also if drizzle has wrapped it; undefined for any other error. */
export function databaseErrorIn(error: unknown): pg.DatabaseError | undefined {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return cause instanceof pg.DatabaseError ? cause : undefined;
}

/** Whether a constraint of the database refused the change. Constraints protect the data if a lock is ever missing. */
export const violates = (error: unknown, constraint: string): boolean =>
  databaseErrorIn(error)?.constraint === constraint;
