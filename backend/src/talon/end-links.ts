import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { isOneOf } from '../db/one-of';
import { prepared } from '../db/prepared';
import { sales, saleTickets, type EndReason } from '../db/schema';
import { audit } from '../platform/audit';

const livingLinksOf = prepared('living_links_of', (db) =>
  db
    .selectDistinct({ id: sales.id })
    .from(sales)
    .innerJoin(saleTickets, eq(saleTickets.saleId, sales.id))
    .where(
      and(
        isOneOf(saleTickets.ticketId, sql.placeholder('ticketIds')),
        ne(sales.id, sql.placeholder('exceptSale')),
        isNull(sales.paidAt),
        isNull(sales.endedAt),
      ),
    ),
);

/**
 * Ends every link that holds one of these tickets and can still be paid: they were sold in another way
 * (docs/rules.md, "Live links"). Call it with the tickets locked. If a payment of such a link is in progress, it is
 * refunded when it arrives.
 * @param exceptSale the sale that took the tickets
 */
export async function replaceLinksOf(
  tx: Db,
  { ticketIds, exceptSale, at }: { ticketIds: readonly number[]; exceptSale: number; at: Date },
): Promise<void> {
  const links = (await livingLinksOf(tx, { ticketIds, exceptSale })).map(({ id }) => id);
  await endLinks(tx, links, 'reemplazado', at);
}

/** Ends links that are neither paid nor ended. @returns the ids of those that ended now */
export async function endLinks(
  tx: Db,
  ids: readonly number[],
  reason: EndReason,
  at: Date,
  userId?: number,
): Promise<number[]> {
  if (ids.length === 0) return [];
  // In id order, so that two transactions that end the same links never wait for each other.
  await tx
    .select({ id: sales.id })
    .from(sales)
    .where(inArray(sales.id, [...ids]))
    .orderBy(asc(sales.id))
    .for('update');
  const ended = await tx
    .update(sales)
    .set({ endedAt: at, endReason: reason })
    .where(and(inArray(sales.id, [...ids]), isNull(sales.paidAt), isNull(sales.endedAt)))
    .returning({ id: sales.id });
  const endedIds = ended.map(({ id }) => id);
  const action = reason === 'cancelado' ? 'venta.link-cancelado' : 'venta.link-reemplazado';
  const traces = endedIds.map((entityId) => ({ userId, action, entity: 'venta', entityId }));
  await audit(tx, ...traces);
  return endedIds;
}
