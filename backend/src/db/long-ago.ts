import { isNull, notBetween, or, sql, type Column, type SQL } from 'drizzle-orm';

/** Upwards, and what has no value yet before all that has one: PostgreSQL alone puts it last. */
export const nullsFirst = (column: Column): SQL => sql`${column} asc nulls first`;

/** Never, or longer ago than so many seconds. A time to come was written while a clock was wrong, and is waited for by nobody. */
export function isLongAgo(column: Column, now: Date, seconds: number): SQL | undefined {
  const secondsOn = (offset: number): Date => new Date(now.getTime() + offset * 1000);
  return or(isNull(column), notBetween(column, secondsOn(-seconds), secondsOn(seconds)));
}
