import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, inArray } from 'drizzle-orm';
import { cardTypeOf } from '@rifas/shared/contracts';
import type { Db } from '../db/database';
import { sandboxFaults, sandboxPayments, sandboxRefunds } from '../db/schema';
import {
  GatewayUnreachable,
  type Charge,
  type Gateway,
  type GatewayCard,
  type GatewayOrder,
  type PaymentFate,
} from '../gateway/gateway';
import { GATEWAY_PATIENCE_MS } from '../gateway/patient-gateway';
import { readSignedNotices } from '../gateway/read-notice';
import type { Clock } from '../platform/app';

export type SandboxPayment = typeof sandboxPayments.$inferSelect;
export type Fault = (typeof sandboxFaults.$inferSelect)['fault'];

/** The scope of a fault for all payments. */
const EVERYBODY = '*';
export const faultScope = (saleId: number | null | undefined): string =>
  saleId === null || saleId === undefined ? EVERYBODY : `venta:${saleId}`;

const BANKS: Readonly<Record<string, { issuer: string; acquirer: string; prefix: string }>> = {
  Visa: { issuer: 'Banco de Prueba', acquirer: 'VisaNet', prefix: '4' },
  Master: { issuer: 'Banco de Prueba', acquirer: 'First Data', prefix: '5' },
  Oca: { issuer: 'OCA', acquirer: 'OCA', prefix: '5' },
};

/** A card that fits the buyer's choice. If the page did not ask for its type, only the gateway knows it. */
function cardFor({ brand, cardType }: GatewayOrder): GatewayCard {
  const { issuer = '', acquirer = '', prefix = '4' } = BANKS[brand] ?? {};
  return {
    issuer,
    acquirer,
    authorizationCode: String(randomInt(100_000, 1_000_000)),
    maskedNumber: `${prefix}*** **** **** ${randomInt(1000, 10_000)}`,
    type: cardTypeOf(cardType) ?? 'credit',
  };
}

function fateOf(payment: SandboxPayment | undefined): PaymentFate {
  if (!payment) return { state: 'unknown' };
  const { estado, chargedCents, chargedCurrency, card } = payment;
  if (estado === 'abierto') return { state: 'open' };
  if (estado === 'anulado') return { state: 'voided' };
  if (estado === 'rechazado') return { state: 'rejected' };
  return {
    state: 'approved',
    charge: { amountCents: chargedCents, currency: chargedCurrency },
    card: card as unknown as GatewayCard,
  };
}

export const paymentOf = async (db: Db, reference: string): Promise<SandboxPayment | undefined> =>
  (await db.select().from(sandboxPayments).where(eq(sandboxPayments.reference, reference)))[0];

/**
 * Records the buyer's decision on the gateway's page.
 * @returns the payment afterwards; a decided or voided one does not change
 */
export async function decidePayment(
  { db, clock }: { db: Db; clock: Clock },
  reference: string,
  approved: boolean,
  wrong: Partial<Charge> = {},
): Promise<SandboxPayment | undefined> {
  const found = await paymentOf(db, reference);
  const order = found?.order as GatewayOrder | null | undefined;
  if (!found || !order) return found;
  const taken = {
    estado: 'aprobado' as const,
    chargedCents: wrong.amountCents ?? order.amountCents,
    chargedCurrency: wrong.currency ?? order.currency,
    card: { ...cardFor(order) },
  };
  // After a rejected card the buyer may use another one.
  const open = approved ? (['abierto', 'rechazado'] as const) : (['abierto'] as const);
  await db
    .update(sandboxPayments)
    .set({ ...(approved ? taken : { estado: 'rechazado' as const }), decidedAt: clock() })
    .where(and(eq(sandboxPayments.reference, reference), inArray(sandboxPayments.estado, [...open])));
  return paymentOf(db, reference);
}

/** The gateway gives the money back on its own, such as after a chargeback. @returns the payment afterwards */
export async function takeBack({ db }: { db: Db }, reference: string): Promise<SandboxPayment | undefined> {
  await db
    .update(sandboxPayments)
    .set({ estado: 'anulado', chargedCents: 0 })
    .where(and(eq(sandboxPayments.reference, reference), eq(sandboxPayments.estado, 'aprobado')));
  return paymentOf(db, reference);
}

/**
 * A card gateway that keeps its books in the database, so that all copies of the backend share them. It charges nobody.
 */
export function sandboxGateway({ db, clock, secret }: { db: Db; clock: Clock; secret: string }): Gateway {
  const suffer = async (saleId: number | null | undefined): Promise<void> => {
    const faults = await db
      .select()
      .from(sandboxFaults)
      .where(inArray(sandboxFaults.scope, [EVERYBODY, faultScope(saleId)]));
    if (faults.some(({ fault }) => fault === 'caida')) throw new GatewayUnreachable('the sandbox plays dead');
    // Longer than any caller waits.
    if (faults.some(({ fault }) => fault === 'lenta')) await pause(2 * GATEWAY_PATIENCE_MS, undefined, { ref: false });
  };
  const known = async (reference: string): Promise<SandboxPayment | undefined> => {
    const payment = await paymentOf(db, reference);
    await suffer(payment?.saleId);
    return payment;
  };
  return {
    async start(order) {
      await suffer(order.saleId);
      await db
        .insert(sandboxPayments)
        .values({ ...order, estado: 'abierto', order: { ...order }, createdAt: clock() })
        .onConflictDoNothing();
      return { token: order.reference };
    },
    status: async (reference) => fateOf(await known(reference)),
    async void(reference) {
      await known(reference);
      await db
        .insert(sandboxPayments)
        .values({ reference, estado: 'anulado', createdAt: clock(), decidedAt: clock() })
        .onConflictDoUpdate({
          target: sandboxPayments.reference,
          set: { estado: 'anulado', decidedAt: clock() },
          setWhere: inArray(sandboxPayments.estado, ['abierto', 'rechazado']),
        });
      return fateOf(await paymentOf(db, reference));
    },
    async refund({ key, reference, amountCents, currency }) {
      const payment = await known(reference);
      if (payment?.estado !== 'aprobado' || amountCents > payment.chargedCents || currency !== payment.chargedCurrency)
        return 'refused';
      await db
        .insert(sandboxRefunds)
        .values({ key, reference, amountCents, currency, createdAt: clock() })
        .onConflictDoNothing();
      return 'done';
    },
    async refundStatus(key) {
      const [refund] = await db.select().from(sandboxRefunds).where(eq(sandboxRefunds.key, key));
      if (refund) await known(refund.reference);
      return refund ? 'done' : 'unknown';
    },
    readNotices: (notice) => readSignedNotices(notice, secret, clock()),
  };
}
