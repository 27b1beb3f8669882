import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { cents } from './columns';
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
  userId: integer('user_id')
    .notNull()
    .unique()
    .references(() => users.id),
  nombres: text('nombres').notNull(),
  apellidos: text('apellidos').notNull(),
  celular: text('celular').notNull().default(''),
  itineraryId: integer('itinerary_id').references(() => itineraries.id),
});

export const extraCosts = pgTable(
  'extra_costs',
  {
    id: serial('id').primaryKey(),
    passengerId: integer('passenger_id')
      .notNull()
      .references(() => passengers.id),
    descripcion: text('descripcion').notNull(),
    montoCents: cents('monto_cents').notNull(),
  },
  (table) => [index('extra_costs_passenger').on(table.passengerId)],
);
