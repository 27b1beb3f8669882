import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { cents, createdAt, rowOf, wallTime } from './columns';
import { passengers } from './passengers';
import { tickets } from './tickets';

/**
 * Money that came in: a bank deposit ('Contado') or a settled card payment ('Tarjeta').
 * `usedCents` is kept by triggers of ticket_payments and personal_payments. Never write it.
 */
export const deposits = pgTable(
  'deposits',
  {
    id: serial('id').primaryKey(),
    passengerId: rowOf('passenger_id', () => passengers.id),
    tipo: text('tipo', { enum: ['Contado', 'Tarjeta'] }).notNull(),
    montoCents: cents('monto_cents').notNull(),
    usedCents: cents('used_cents').notNull().default(0),
    fecha: wallTime('fecha').notNull(),
    /** The bank's reference, if the organiser loads one. */
    referencia: text('referencia').unique(),
    createdAt: createdAt(),
  },
  (table) => [
    index('deposits_passenger').on(table.passengerId, table.tipo),
    check('deposits_tipo', sql`${table.tipo} in ('Contado', 'Tarjeta')`),
    check('deposits_monto', sql`${table.montoCents} > 0`),
    check('deposits_balance', sql`${table.usedCents} between 0 and ${table.montoCents}`),
  ],
);

/** The acquirer's data of a card deposit. The card number is masked before it is stored. */
export const cardDetails = pgTable('card_details', {
  depositId: integer('deposit_id')
    .primaryKey()
    .references(() => deposits.id, { onDelete: 'cascade' }),
  issuer: text('issuer').notNull(),
  acquirer: text('acquirer').notNull(),
  codigoAutorizacion: text('codigo_autorizacion').notNull(),
  fechaTransaccion: wallTime('fecha_transaccion').notNull(),
  numeroTarjeta: text('numero_tarjeta').notNull(),
  tipo: text('tipo', { enum: ['Debito', 'Credito'] }).notNull(),
  cuotas: text('cuotas').notNull(),
});

/** Which deposit paid for a ticket, and how much. Unique per ticket: no ticket is paid twice, even if a lock is missing. */
export const ticketPayments = pgTable(
  'ticket_payments',
  {
    id: serial('id').primaryKey(),
    ticketId: rowOf('ticket_id', () => tickets.id).unique('ticket_payments_ticket_once'),
    depositId: rowOf('deposit_id', () => deposits.id),
    precioCents: cents('precio_cents').notNull(),
    /**
     * The sale whose e-ticket names the ticket; missing for tickets sold before e-tickets existed. The migration
     * declares the foreign key.
     */
    saleId: integer('sale_id'),
    createdAt: createdAt(),
  },
  (table) => [
    index('ticket_payments_deposit').on(table.depositId),
    index('ticket_payments_sale').on(table.saleId),
    check('ticket_payments_precio', sql`${table.precioCents} > 0`),
  ],
);

export const personalPayments = pgTable(
  'personal_payments',
  {
    id: serial('id').primaryKey(),
    depositId: rowOf('deposit_id', () => deposits.id),
    montoCents: cents('monto_cents').notNull(),
    fecha: wallTime('fecha').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('personal_payments_deposit').on(table.depositId),
    check('personal_payments_monto', sql`${table.montoCents} > 0`),
  ],
);
