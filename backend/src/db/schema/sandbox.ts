import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { cents, createdAt, instant, quoted } from './columns';

const PAYMENT_STATES = ['abierto', 'aprobado', 'rechazado', 'anulado'] as const;

/** The books of the gateway that the sandbox plays. Nothing of the API reads or writes them: a real gateway keeps its own. */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    reference: text('reference').primaryKey(),
    saleId: integer('sale_id'),
    estado: text('estado', { enum: PAYMENT_STATES }).notNull(),
    /** What was ordered; missing where it was voided before its order arrived. */
    order: jsonb('order').$type<Record<string, unknown>>(),
    /** What was taken. */
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
  /** The caller's name for the refund: asked twice, it is one. */
  key: text('key').primaryKey(),
  reference: text('reference')
    .notNull()
    .references(() => sandboxPayments.reference),
  amountCents: cents('amount_cents').notNull(),
  currency: text('currency').notNull(),
  createdAt: createdAt(),
});

/** What is broken at the sandbox's gateway: for everybody ('*'), or for the payments of one sale. */
export const sandboxFaults = pgTable('sandbox_faults', {
  scope: text('scope').primaryKey(),
  fault: text('fault', { enum: ['caida', 'lenta'] }).notNull(),
});
