import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { cents, createdAt, detail, randomCode, rowOf } from './columns';
import { users } from './users';

/** A trip and what it costs. */
export const itineraries = pgTable(
  'itineraries',
  {
    id: serial('id').primaryKey(),
    nombre: text('nombre').notNull().unique(),
    precioCents: cents('precio_cents').notNull(),
  },
  (table) => [check('itineraries_price', sql`${table.precioCents} >= 0`)],
);

/** The seller; the mail address is the user's. */
export const passengers = pgTable('passengers', {
  id: serial('id').primaryKey(),
  userId: rowOf('user_id', () => users.id).unique(),
  nombres: text('nombres').notNull(),
  apellidos: text('apellidos').notNull(),
  celular: text('celular').notNull().default(''),
  itineraryId: integer('itinerary_id').references(() => itineraries.id),
  /** Whether the seller gets a mail for each sale by card. */
  saleMails: boolean('sale_mails').notNull().default(true),
  /** Part of the one-click address in the mails of sales that turns them off without a session. */
  unsubscribeCode: randomCode('unsubscribe_code'),
  /** The number of the newest entry of `news`. */
  newsSeq: integer('news_seq').notNull().default(0),
});

/**
 * The seller's news; append only. Each entry takes its number from the seller's row, which stays locked until the
 * commit: no reader sees a number before a lower one.
 */
export const news = pgTable(
  'news',
  {
    passengerId: rowOf('passenger_id', () => passengers.id),
    seq: integer('seq').notNull(),
    kind: text('kind').notNull(),
    detail: detail(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.passengerId, table.seq] })],
);

export const extraCosts = pgTable(
  'extra_costs',
  {
    id: serial('id').primaryKey(),
    passengerId: rowOf('passenger_id', () => passengers.id),
    descripcion: text('descripcion').notNull(),
    montoCents: cents('monto_cents').notNull(),
  },
  (table) => [index('extra_costs_passenger').on(table.passengerId)],
);
