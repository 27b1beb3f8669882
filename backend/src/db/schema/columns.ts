import { sql } from 'drizzle-orm';
import { customType, integer, jsonb, text, timestamp, type AnyPgColumn } from 'drizzle-orm/pg-core';

export const cents = (name: string) => integer(name);

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Wall time in Montevideo, as PostgreSQL writes it: draw and deposit dates have no zone (docs/rules.md, "Dates"). */
export const wallTime = (name: string) => timestamp(name, { withTimezone: false, mode: 'string' });

export const createdAt = () => instant('created_at').notNull().defaultNow();

/** The id of a row of another table, which must exist. */
export const rowOf = (name: string, id: () => AnyPgColumn, actions?: { readonly onDelete: 'cascade' }) =>
  integer(name).notNull().references(id, actions);

export const detail = () => jsonb('detail').$type<Record<string, unknown>>().notNull().default({});

/** A unique code that nobody can guess. */
export const randomCode = (name: string) =>
  text(name)
    .notNull()
    .unique()
    .default(sql`replace(gen_random_uuid()::text, '-', '')`);

/** The texts that a column may have, for its check. */
export const quoted = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });
