import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instant, quoted, rowOf } from './columns';
import { passengers } from './passengers';
import { raffles } from './tickets';

const TRANSFER_STATES = ['En bolsa', 'Solicitada', 'Entregada', 'Retirada'] as const;

/** The history of a raffle's transfers; its present state is in the tickets' state and receiver. */
export const transfers = pgTable(
  'transfers',
  {
    id: serial('id').primaryKey(),
    numero: text('numero')
      .notNull()
      .references(() => raffles.numero),
    fromId: rowOf('from_id', () => passengers.id),
    toId: integer('to_id').references(() => passengers.id),
    kind: text('kind', { enum: ['bolsa', 'directa'] }).notNull(),
    estado: text('estado', { enum: TRANSFER_STATES }).notNull(),
    createdAt: createdAt(),
    requestedAt: instant('requested_at'),
    closedAt: instant('closed_at'),
  },
  (table) => [
    index('transfers_from').on(table.fromId),
    index('transfers_to').on(table.toId),
    // A raffle has one open transfer at a time.
    uniqueIndex('transfers_open')
      .on(table.numero)
      .where(sql`${table.estado} in ('En bolsa', 'Solicitada')`),
    check('transfers_kind', sql`${table.kind} in ('bolsa', 'directa')`),
    check('transfers_estado', sql`${table.estado} in (${quoted(TRANSFER_STATES)})`),
    check('transfers_to_known', sql`${table.estado} not in ('Solicitada', 'Entregada') or ${table.toId} is not null`),
  ],
);
