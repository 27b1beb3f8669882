import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { cents, createdAt, instant } from './columns';
import { deposits } from './deposits';
import { passengers } from './passengers';
import { tickets } from './tickets';

/** A payment link: what a seller offers to one buyer. */
export const sales = pgTable(
  'sales',
  {
    id: serial('id').primaryKey(),
    token: text('token').notNull().unique(),
    passengerId: integer('passenger_id')
      .notNull()
      .references(() => passengers.id),
    asumirRecargo: boolean('asumir_recargo').notNull(),
    compradorNombre: text('comprador_nombre').notNull(),
    compradorApellido: text('comprador_apellido').notNull(),
    compradorEmail: text('comprador_email').notNull(),
    compradorCelular: text('comprador_celular').notNull(),
    compradorDepartamento: text('comprador_departamento').notNull(),
    createdAt: createdAt(),
    /** Set once, by the settled attempt. */
    paidAt: instant('paid_at'),
  },
  (table) => [index('sales_passenger').on(table.passengerId)],
);

export const saleTickets = pgTable(
  'sale_tickets',
  {
    saleId: integer('sale_id')
      .notNull()
      .references(() => sales.id, { onDelete: 'cascade' }),
    ticketId: integer('ticket_id')
      .notNull()
      .references(() => tickets.id),
  },
  (table) => [primaryKey({ columns: [table.saleId, table.ticketId] }), index('sale_tickets_ticket').on(table.ticketId)],
);

const ATTEMPT_STATES = ['Iniciado', 'Aprobado', 'Rechazado', 'A devolver'] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];

/** One try to pay a sale by card. Settled at most once, by the gateway's signed callback. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: serial('id').primaryKey(),
    /** What the page posts to the gateway. */
    token: text('token').notNull().unique(),
    saleId: integer('sale_id')
      .notNull()
      .references(() => sales.id),
    estado: text('estado', { enum: ATTEMPT_STATES }).notNull().default('Iniciado'),
    baseCents: cents('base_cents').notNull(),
    surchargeCents: cents('surcharge_cents').notNull(),
    currency: text('currency').notNull(),
    brand: text('brand').notNull(),
    cardType: text('card_type', { enum: ['Debito', 'Credito', ''] }).notNull(),
    instalments: text('instalments').notNull(),
    buyerName: text('buyer_name').notNull(),
    buyerLastName: text('buyer_last_name').notNull(),
    buyerEmail: text('buyer_email').notNull(),
    buyerPhone: text('buyer_phone').notNull(),
    buyerDepartment: text('buyer_department').notNull(),
    depositId: integer('deposit_id').references(() => deposits.id),
    createdAt: createdAt(),
    /** Until then its tickets cannot be transferred (docs/rules.md, "One live attempt"). */
    aliveUntil: instant('alive_until').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    index('payment_attempts_sale').on(table.saleId),
    check('payment_attempts_estado', sql`${table.estado} in ('Iniciado', 'Aprobado', 'Rechazado', 'A devolver')`),
    check('payment_attempts_amount', sql`${table.baseCents} > 0 and ${table.surchargeCents} >= 0`),
  ],
);

/** Everything that happened to an attempt, in order; append only. */
export const attemptEvents = pgTable(
  'attempt_events',
  {
    id: serial('id').primaryKey(),
    attemptId: integer('attempt_id')
      .notNull()
      .references(() => paymentAttempts.id),
    kind: text('kind').notNull(),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [index('attempt_events_attempt').on(table.attemptId)],
);

/** Money that was charged for tickets that were gone: it has to be given back ('a devolver'). */
export const refunds = pgTable('refunds', {
  id: serial('id').primaryKey(),
  attemptId: integer('attempt_id')
    .notNull()
    .unique()
    .references(() => paymentAttempts.id),
  montoCents: cents('monto_cents').notNull(),
  motivo: text('motivo').notNull(),
  createdAt: createdAt(),
  /** When the organiser gave it back. */
  refundedAt: instant('refunded_at'),
});
