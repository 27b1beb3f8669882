import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { cents, createdAt, instant, quoted } from './columns';

const PAYMENT_STATES = ['abierto', 'aprobado', 'rechazado', 'anulado'] as const;

/** The books of the sandbox's gateway. The API never reads or writes them: a real gateway keeps its own. */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    reference: text('reference').primaryKey(),
    saleId: integer('sale_id'),
    estado: text('estado', { enum: PAYMENT_STATES }).notNull(),
    /** The order; missing if the payment was voided before its order arrived. */
    order: jsonb('order').$type<Record<string, unknown>>(),
    chargedCents: cents('charged_cents').notNull().default(0),
    chargedCurrency: text('charged_currency').notNull().default(''),
    card: jsonb('card').$type<Record<string, unknown>>(),
    createdAt: createdAt(),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    check('sandbox_payments_estado', sql`${table.estado} in (${quoted(PAYMENT_STATES)})`),
    check('sandbox_payments_charge', sql`(${table.estado} = 'aprobado') = (${table.chargedCents} > 0)`),
  ],
);

export const sandboxRefunds = pgTable('sandbox_refunds', {
  /** The caller's name for the refund; two orders with one name are one refund. */
  key: text('key').primaryKey(),
  reference: text('reference')
    .notNull()
    .references(() => sandboxPayments.reference),
  amountCents: cents('amount_cents').notNull(),
  currency: text('currency').notNull(),
  createdAt: createdAt(),
});

/** Faults of the sandbox's gateway: for all payments ('*'), or for those of one sale. */
export const sandboxFaults = pgTable('sandbox_faults', {
  scope: text('scope').primaryKey(),
  fault: text('fault', { enum: ['caida', 'lenta'] }).notNull(),
});
