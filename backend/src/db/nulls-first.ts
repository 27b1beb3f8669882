import { sql, type Column, type SQL } from 'drizzle-orm';

/** Upwards, and what has no value yet before all that has one: PostgreSQL alone puts it last. */
export const nullsFirst = (column: Column): SQL => sql`${column} asc nulls first`;
