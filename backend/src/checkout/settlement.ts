import { eq, inArray, type SQL } from 'drizzle-orm';
import { fullName } from '@rifas/shared/domain';
import type { Db } from '../db/database';
import {
  attemptEvents,
  gatewayNotices,
  paymentAttempts,
  refunds,
  sales,
  saleTickets,
  tickets,
  type AttemptState,
  type SaleRow,
} from '../db/schema';
import { paidSaleOf, saleById } from '../eticket/paid-sale';
import { queueReceiptMail } from '../eticket/receipt-mail';
import { queueSaleMail } from '../eticket/sale-mail';
import type { GatewayCard } from '../gateway/gateway';
import { flushLater } from '../mail/outbox';
import { addNews } from '../news/news';
import type { App } from '../platform/app';
import { audit } from '../platform/audit';
import { buyerOfAttempt } from '../talon/buyer-columns';
import { replaceLinksOf } from '../talon/end-links';
import { isPendingRow, lockTickets, type TicketRow } from '../talon/lock-tickets';
import { bookSale } from './book-sale';
import { paidPrices } from './card-pricing';
import type { AttemptRow, PaymentOutcome } from './payment-attempt';
import { queueRefundMail, type Refund } from './refund-mail';

interface SettleOptions {
  /** The source of the outcome: a notice, an answer to our question, the organiser. */
  readonly source: 'aviso' | 'consulta' | 'organizador';
  /** The stored notice that reported it. */
  readonly noticeId?: number;
  /** The state that the outcome was decided on, such as whether the gateway had to be asked. */
  readonly decidedAt?: AttemptState | undefined;
}

/** An outcome was decided on a state that the attempt no longer has, so nothing was written. */
class DecidedTooEarly extends Error {}

/**
 * Decides and settles again while another notice or answer settles the same attempt in between. A state changes a few
 * times at most, so this ends.
 */
export async function untilDecided<Result>(decide: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await decide();
    } catch (error) {
      if (!(error instanceof DecidedTooEarly)) throw error;
    }
  }
}

export async function stateOf({ db }: Pick<App, 'db'>, reference: string): Promise<AttemptState | undefined> {
  const [attempt] = await db
    .select({ estado: paymentAttempts.estado })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.token, reference));
  return attempt?.estado;
}

type Settled = { readonly estado: AttemptState; readonly changed: boolean };

/**
 * Settles an attempt once: it sells the tickets, holds them for a check, or records the money 'a devolver' if one of them is gone
 * (docs/rules.md, "A ticket is sold once", "Notices"). It locks all tickets in id order before it reads them, so that one of
 * several simultaneous payments wins.
 * @returns the attempt's state, or undefined for an unknown reference
 * @throws DecidedTooEarly if the attempt is no longer in the state of `decidedAt`
 */
export async function settlePayment(
  app: App,
  reference: string,
  outcome: PaymentOutcome,
  options: SettleOptions,
): Promise<AttemptState | undefined> {
  const settled = await app.db.transaction((tx) => settle(app, tx, reference, outcome, options));
  if (settled?.changed) app.metrics.count('payment', settled.estado);
  if (settled?.changed && settled.estado === 'Aprobado') app.metrics.count('tickets_sold', 'card');
  flushLater(app);
  return settled?.estado;
}

async function settle(
  app: App,
  tx: Db,
  reference: string,
  outcome: PaymentOutcome,
  { source, noticeId, decidedAt }: SettleOptions,
): Promise<Settled | undefined> {
  const paying = await lockPaying(tx, eq(paymentAttempts.token, reference));
  if (!paying) return undefined;
  const { attempt, sale, rows } = paying;
  if (decidedAt !== undefined && attempt.estado !== decidedAt) throw new DecidedTooEarly(reference);

  const now = app.clock();
  const estado = nextState(attempt, sale, rows, outcome);
  const changed = estado !== attempt.estado;
  await tx.insert(attemptEvents).values({
    attemptId: attempt.id,
    kind: changed ? estado : 'repetido',
    detail: detailOf(outcome, source, estado),
    createdAt: now,
  });
  if (noticeId !== undefined)
    await tx.update(gatewayNotices).set({ judgedAt: now }).where(eq(gatewayNotices.id, noticeId));
  if (!changed) return { estado, changed };
  const charged =
    outcome.kind === 'approved'
      ? { chargedCents: outcome.charge?.amountCents ?? null, chargedCurrency: outcome.charge?.currency ?? null }
      : {};
  await tx
    .update(paymentAttempts)
    .set({ estado, settledAt: now, ...charged })
    .where(eq(paymentAttempts.id, attempt.id));
  await follow(app, tx, { attempt, sale, rows, outcome, estado });
  return { estado, changed };
}

export async function lockTicketsOf(tx: Db, saleId: number): Promise<TicketRow[]> {
  const held = await tx.select().from(saleTickets).where(eq(saleTickets.saleId, saleId));
  const ids = held.map(({ ticketId }) => ticketId);
  return lockTickets(tx, ids);
}

/** An attempt, the sale that it pays, and the tickets of that sale. */
interface Paying {
  readonly attempt: AttemptRow;
  readonly sale: SaleRow;
  readonly rows: readonly TicketRow[];
}

/** Locks an attempt with its sale and tickets; undefined for an unknown attempt. Tickets come first, as everywhere. */
export async function lockPaying(tx: Db, which: SQL): Promise<Paying | undefined> {
  const [known] = await tx.select().from(paymentAttempts).where(which);
  if (!known) return undefined;
  const rows = await lockTicketsOf(tx, known.saleId);
  const [attempt] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, known.id)).for('update');
  const [sale] = await tx.select().from(sales).where(eq(sales.id, known.saleId)).for('update');
  return attempt && sale && { attempt, sale, rows };
}

function detailOf(outcome: PaymentOutcome, source: string, estado: AttemptState): Record<string, unknown> {
  if (outcome.kind !== 'approved') return { source, approved: false };
  const { charge, card } = outcome;
  // Kept for the organiser, who may accept the payment later and sell with this card.
  const kept = estado === 'A revisar' && Object.values(card).some(Boolean) ? { card } : {};
  return { source, approved: true, authorizationCode: card.authorizationCode, ...charge, ...kept };
}

// Money that was taken is never forgotten: an approval is final, and an approval may replace any other state.
export const TAKEN: readonly AttemptState[] = ['Aprobado', 'A devolver', 'A revisar'];

function nextState(
  attempt: AttemptRow,
  sale: SaleRow,
  rows: readonly TicketRow[],
  outcome: PaymentOutcome,
): AttemptState {
  if (TAKEN.includes(attempt.estado)) return attempt.estado;
  if (outcome.kind === 'voided') return 'Anulado';
  if (outcome.kind === 'rejected') return attempt.estado === 'Anulado' ? 'Anulado' : 'Rechazado';
  const { charge, isVoid } = outcome;
  const isWhatWasAsked =
    charge?.amountCents === attempt.baseCents + attempt.surchargeCents && charge.currency === attempt.currency;
  if (!isWhatWasAsked) return 'A revisar';
  return !isVoid && canSell(sale, rows) ? 'Aprobado' : 'A devolver';
}

export const canSell = (sale: SaleRow, rows: readonly TicketRow[]): boolean =>
  sale.paidAt === null &&
  sale.endedAt === null &&
  rows.every((row) => isPendingRow(row) && row.ownerId === sale.passengerId);

interface Settling extends Paying {
  readonly outcome: PaymentOutcome;
  readonly estado: AttemptState;
}

const numbersOf = (rows: readonly TicketRow[]): string[] => [...new Set(rows.map(({ numero }) => numero))];

const tellSeller = (
  { clock }: Pick<App, 'clock'>,
  tx: Db,
  { attempt, sale, rows }: Paying,
  kind: Parameters<typeof addNews>[2],
): Promise<void> => {
  const who = fullName(buyerOfAttempt(attempt));
  const detail = { who, numbers: numbersOf(rows), amountCents: attempt.baseCents };
  return addNews(tx, sale.passengerId, kind, detail, clock());
};

/** Does what follows from the new state of an attempt. */
async function follow(app: App, tx: Db, settling: Settling): Promise<void> {
  const { attempt, sale, rows, outcome, estado } = settling;
  switch (estado) {
    case 'Aprobado':
      if (outcome.kind === 'approved') await sell(app, tx, { attempt, sale, rows, card: outcome.card });
      return;
    case 'A devolver':
      return recordRefund(app, tx, settling, canSell(sale, rows) ? 'pago anulado' : 'talón no disponible');
    case 'A revisar':
      await hold(tx, attempt, sale, rows);
      return tellSeller(app, tx, settling, 'paymentToCheck');
    case 'Rechazado':
      return tellSeller(app, tx, settling, 'paymentRejected');
    case 'Iniciado':
    case 'Anulado':
      return;
  }
}

/** Sells the tickets of an attempt: books, ends the other links for them, and tells both sides. */
export async function sell(
  app: Pick<App, 'config' | 'clock' | 'mailer'>,
  tx: Db,
  { attempt, sale, rows, card }: Paying & { card: GatewayCard },
): Promise<void> {
  const priced = paidPrices(app.config.deployment, attempt, rows);
  await bookSale(app, tx, { attempt, sale, card, priced });
  await replaceLinksOf(tx, { ticketIds: rows.map(({ id }) => id), exceptSale: sale.id, at: app.clock() });
  const paid = await paidSaleOf(tx, await saleById(tx, sale.id));
  if (!paid) throw new Error(`sale ${sale.id} was booked but is not paid`);
  await queueReceiptMail(app, tx, paid);
  await queueSaleMail(app, tx, paid);
  await tellSeller(app, tx, { attempt, sale, rows }, 'linkPaid');
}

/** The refund of a payment: of the reported charge, or else the expected one. */
export const refundOf = ({ attempt, sale, rows }: Paying): Refund => ({
  attempt,
  sale,
  numbers: numbersOf(rows),
  montoCents: attempt.chargedCents ?? attempt.baseCents + attempt.surchargeCents,
});

/** Records money that has to go back. A job asks the gateway to refund it. */
export async function recordRefund(
  app: Pick<App, 'config' | 'clock' | 'mailer' | 'metrics'>,
  tx: Db,
  paying: Paying,
  reason: string,
): Promise<void> {
  const refund = refundOf(paying);
  const { attempt, montoCents } = refund;
  await tx.insert(refunds).values({ attemptId: attempt.id, montoCents, motivo: reason, createdAt: app.clock() });
  const detail = { intento: attempt.id, montoCents };
  await audit(tx, { action: 'devolucion.registrada', entity: 'venta', entityId: attempt.saleId, detail });
  await queueRefundMail(app, tx, refund);
  app.metrics.count('refund', 'recorded');
}

/** Reserves the tickets while their payment is checked; tickets that somebody already has stay with them. */
async function hold(tx: Db, attempt: AttemptRow, sale: SaleRow, rows: readonly TicketRow[]): Promise<void> {
  const ids = rows.filter((row) => isPendingRow(row) && row.ownerId === sale.passengerId).map(({ id }) => id);
  if (ids.length > 0) await tx.update(tickets).set({ heldBy: attempt.id }).where(inArray(tickets.id, ids));
  const detail = { intento: attempt.id, talones: ids };
  await audit(tx, { action: 'pago.a-revisar', entity: 'venta', entityId: sale.id, detail });
}
