import { isNull, notBetween, or, sql, type Column, type SQL } from 'drizzle-orm';

/** Ascending, with rows without a value first: PostgreSQL puts them last by default. */
export const nullsFirst = (column: Column): SQL => sql`${column} asc nulls first`;

/**
 * Matches an empty column, or a time longer ago than this many seconds. A time that far in the future was written while
 * a clock was wrong, and matches too.
 */
export function isLongAgo(column: Column, now: Date, seconds: number): SQL | undefined {
  const secondsOn = (offset: number): Date => new Date(now.getTime() + offset * 1000);
  return or(isNull(column), notBetween(column, secondsOn(-seconds), secondsOn(seconds)));
}
