import { and, eq, gt, inArray, or } from 'drizzle-orm';
import type { Db } from '../db/database';
import { MAY_BE_PAID, paymentAttempts, saleTickets, tickets } from '../db/schema';
import { unavailable } from './movable-raffles';

// A payment 'A revisar' holds its tickets until the organiser has decided. After a rejected one the buyer may try
// another card.
const alive = (now: Date) =>
  or(
    eq(paymentAttempts.estado, 'A revisar'),
    and(inArray(paymentAttempts.estado, [...MAY_BE_PAID]), gt(paymentAttempts.aliveUntil, now)),
  );

/** Raffle numbers of a seller that a buyer is paying for now (docs/rules.md, "One live attempt"). */
export async function numbersBeingPaid(db: Db, ownerId: number, now: Date): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ number: tickets.numero })
    .from(paymentAttempts)
    .innerJoin(saleTickets, eq(saleTickets.saleId, paymentAttempts.saleId))
    .innerJoin(tickets, eq(tickets.id, saleTickets.ticketId))
    .where(and(alive(now), eq(tickets.ownerId, ownerId)));
  return new Set(rows.map(({ number }) => number));
}

/**
 * Call it with the tickets locked: an attempt begins under the same locks, so none can begin after this answer.
 * @throws BusinessError when one of them is being paid for
 */
export async function refuseIfBeingPaid(tx: Db, ticketIds: readonly number[], now: Date): Promise<void> {
  const rows = await tx
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .innerJoin(saleTickets, eq(saleTickets.saleId, paymentAttempts.saleId))
    .where(and(alive(now), inArray(saleTickets.ticketId, [...ticketIds])))
    .limit(1);
  if (rows.length > 0) throw unavailable();
}
