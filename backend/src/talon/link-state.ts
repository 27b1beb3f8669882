import { asc, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import { ticketStateText } from '@rifas/shared/contracts';
import type { LinkState } from '@rifas/shared/domain';
import type { Db } from '../db/database';
import { paymentAttempts, sales, saleTickets, tickets, type AttemptState, type SaleRow } from '../db/schema';
import { groupBy } from '../platform/group-by';

export interface LinkFacts {
  /** The states of its attempts, oldest first. */
  readonly attempts: readonly AttemptState[];
  /** A ticket of it was sold, moved to another seller, or is held. */
  readonly lostTicket: boolean;
}

/** The state of a link (docs/rules.md, "Live links"). */
export function linkStateOf(
  sale: Pick<SaleRow, 'paidAt' | 'endedAt' | 'endReason' | 'openedAt'>,
  { attempts, lostTicket }: LinkFacts,
): Exclude<LinkState, 'unknown'> {
  if (sale.paidAt) return 'paid';
  if (attempts.includes('A revisar')) return 'toCheck';
  if (sale.endedAt) return sale.endReason === 'cancelado' ? 'cancelled' : 'replaced';
  if (attempts.includes('Iniciado')) return 'inPayment';
  if (lostTicket) return 'unavailable';
  if (attempts.at(-1) === 'Rechazado') return 'rejected';
  return sale.openedAt ? 'opened' : 'made';
}

/** A ticket that makes validate-link refuse its link. */
const isLostTicket = or(
  ne(tickets.estado, ticketStateText('pending')),
  ne(tickets.ownerId, sales.passengerId),
  isNotNull(tickets.heldBy),
);

/**
 * An attempt's state. A rejected attempt that was voided later, so that no other card can follow, still counts as
 * rejected.
 */
const stateForSeller = sql<AttemptState>`case when estado = 'Anulado' and exists (
  select 1 from attempt_events event where event.attempt_id = payment_attempts.id and event.kind = 'Rechazado'
) then 'Rechazado' else estado end`;

/** The facts that decide the states of some links. */
export async function linkFactsOf(db: Db, saleIds: readonly number[]): Promise<(saleId: number) => LinkFacts> {
  if (saleIds.length === 0) return () => ({ attempts: [], lostTicket: false });
  const attempts = await db
    .select({ saleId: paymentAttempts.saleId, estado: stateForSeller })
    .from(paymentAttempts)
    .where(inArray(paymentAttempts.saleId, [...saleIds]))
    .orderBy(asc(paymentAttempts.id));
  const lost = await db
    .selectDistinct({ saleId: saleTickets.saleId })
    .from(saleTickets)
    .innerJoin(sales, eq(sales.id, saleTickets.saleId))
    .innerJoin(tickets, eq(tickets.id, saleTickets.ticketId))
    .where(sql`${inArray(saleTickets.saleId, [...saleIds])} and (${isLostTicket})`);
  const attemptsOf = groupBy(attempts, ({ saleId }) => saleId);
  const lostSales = new Set(lost.map(({ saleId }) => saleId));
  return (saleId) => ({
    attempts: (attemptsOf.get(saleId) ?? []).map(({ estado }) => estado),
    lostTicket: lostSales.has(saleId),
  });
}
