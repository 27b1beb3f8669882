import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { cents, createdAt, detail, instant, quoted, randomCode, rowOf } from './columns';
import { deposits } from './deposits';
import { passengers } from './passengers';
import { tickets } from './tickets';

/** Why a link ended before it was paid (docs/rules.md, "Live links"). */
const END_REASONS = ['reemplazado', 'cancelado'] as const;
export type EndReason = (typeof END_REASONS)[number];

/**
 * A payment link that a seller offers to one buyer. A sale in cash is a row too, paid from its beginning, for its
 * e-ticket.
 */
export const sales = pgTable(
  'sales',
  {
    id: serial('id').primaryKey(),
    token: text('token').notNull().unique(),
    passengerId: rowOf('passenger_id', () => passengers.id),
    asumirRecargo: boolean('asumir_recargo').notNull(),
    compradorNombre: text('comprador_nombre').notNull(),
    compradorApellido: text('comprador_apellido').notNull(),
    compradorEmail: text('comprador_email').notNull(),
    compradorCelular: text('comprador_celular').notNull(),
    compradorDepartamento: text('comprador_departamento').notNull(),
    createdAt: createdAt(),
    kind: text('kind', { enum: ['link', 'contado'] })
      .notNull()
      .default('link'),
    /** The code in the QR of the e-ticket; it opens only the page that shows whether the e-ticket is valid. */
    validityCode: randomCode('validity_code'),
    /** When the link was first opened. */
    openedAt: instant('opened_at'),
    /** Set once, by the settled attempt. */
    paidAt: instant('paid_at'),
    endedAt: instant('ended_at'),
    endReason: text('end_reason', { enum: END_REASONS }),
  },
  (table) => [
    index('sales_passenger').on(table.passengerId),
    check('sales_kind', sql`${table.kind} in ('link', 'contado')`),
    check('sales_end_reason', sql`${table.endReason} in (${quoted(END_REASONS)})`),
    check('sales_ended', sql`(${table.endedAt} is null) = (${table.endReason} is null)`),
    check('sales_paid_or_ended', sql`${table.paidAt} is null or ${table.endedAt} is null`),
  ],
);

export type SaleRow = typeof sales.$inferSelect;

export const saleTickets = pgTable(
  'sale_tickets',
  {
    saleId: rowOf('sale_id', () => sales.id, { onDelete: 'cascade' }),
    ticketId: rowOf('ticket_id', () => tickets.id),
  },
  (table) => [primaryKey({ columns: [table.saleId, table.ticketId] }), index('sale_tickets_ticket').on(table.ticketId)],
);

const ATTEMPT_STATES = ['Iniciado', 'Aprobado', 'Rechazado', 'Anulado', 'A devolver', 'A revisar'] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];
/** In these states the buyer can still pay: after a rejected card another one may follow. */
export const MAY_BE_PAID: readonly AttemptState[] = ['Iniciado', 'Rechazado'];

/**
 * One try to pay a sale by card. A charge is settled once, by a notice of the gateway or by its answer to our question.
 */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: serial('id').primaryKey(),
    /** Our name for the payment, sent to the gateway. */
    token: text('token').notNull().unique(),
    /** The token that the page posts to the gateway; missing until the gateway has accepted the order. */
    gatewayToken: text('gateway_token'),
    saleId: rowOf('sale_id', () => sales.id),
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
    /** The charge that the gateway reported; missing if it charged nothing. */
    chargedCents: cents('charged_cents'),
    chargedCurrency: text('charged_currency'),
    /** When the gateway was last asked about it. */
    askedAt: instant('asked_at'),
    createdAt: createdAt(),
    /** Its tickets cannot be transferred before this time (docs/rules.md, "One live attempt"). */
    aliveUntil: instant('alive_until').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    index('payment_attempts_sale').on(table.saleId),
    // A second protection for docs/rules.md, "One live attempt": even a missing lock cannot make two.
    uniqueIndex('payment_attempts_one_live')
      .on(table.saleId)
      .where(sql`${table.estado} = 'Iniciado'`),
    check('payment_attempts_estado', sql`${table.estado} in (${quoted(ATTEMPT_STATES)})`),
    check('payment_attempts_amount', sql`${table.baseCents} > 0 and ${table.surchargeCents} >= 0`),
  ],
);

/** Everything that happened to an attempt, in order; append only. */
export const attemptEvents = pgTable(
  'attempt_events',
  {
    id: serial('id').primaryKey(),
    attemptId: rowOf('attempt_id', () => paymentAttempts.id),
    kind: text('kind').notNull(),
    detail: detail(),
    createdAt: createdAt(),
  },
  (table) => [index('attempt_events_attempt').on(table.attemptId)],
);

/**
 * A notice of the gateway as received, stored before it is judged, with card numbers masked (docs/rules.md, "Notices").
 */
export const gatewayNotices = pgTable(
  'gateway_notices',
  {
    id: serial('id').primaryKey(),
    attemptId: rowOf('attempt_id', () => paymentAttempts.id),
    body: text('body').notNull(),
    /** The parsed notice, which is judged. */
    reading: jsonb('reading').$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
    judgedAt: instant('judged_at'),
  },
  (table) => [
    index('gateway_notices_attempt').on(table.attemptId),
    index('gateway_notices_unjudged')
      .on(table.id)
      .where(sql`${table.judgedAt} is null`),
  ],
);

/** The states of a refund: recorded by us, asked of the gateway, done, refused by the gateway. */
const REFUND_STATES = ['Registrada', 'Pedida', 'Hecha', 'Rechazada'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** Money that was charged for tickets that were gone: it has to be given back ('a devolver'). */
export const refunds = pgTable(
  'refunds',
  {
    id: serial('id').primaryKey(),
    attemptId: rowOf('attempt_id', () => paymentAttempts.id).unique(),
    /** In the currency that was charged. */
    montoCents: cents('monto_cents').notNull(),
    motivo: text('motivo').notNull(),
    estado: text('estado', { enum: REFUND_STATES }).notNull().default('Registrada'),
    /** When the gateway was last asked, and how often. */
    askedAt: instant('asked_at'),
    asked: integer('asked').notNull().default(0),
    createdAt: createdAt(),
    /** When the money was given back. */
    refundedAt: instant('refunded_at'),
  },
  (table) => [
    check('refunds_estado', sql`${table.estado} in (${quoted(REFUND_STATES)})`),
    check('refunds_done', sql`(${table.estado} = 'Hecha') = (${table.refundedAt} is not null)`),
  ],
);
