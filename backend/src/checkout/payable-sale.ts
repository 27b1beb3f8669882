import { and, eq, isNotNull, ne, or } from 'drizzle-orm';
import { LINK_ALREADY_PAID, LINK_UNKNOWN, TICKETS_GONE } from '@rifas/shared/contracts';
import { isPending, texts, type Raffle } from '@rifas/shared/domain';
import type { Db } from '../db/database';
import { sales, saleTickets, tickets } from '../db/schema';
import type { App } from '../platform/app';
import { BusinessError } from '../platform/errors';
import { rafflesOfSale } from '../talon/ticket-queries';

export type SaleRow = typeof sales.$inferSelect;

/**
 * The sale of a link's token with its tickets, if it can be paid now (docs/rules.md, "Link validation").
 * @throws BusinessError 406 unknown, 405 paid, 'Talones pagos' / 'Rifas pagas' gone elsewhere
 */
export async function payableSale(
  { db, config }: Pick<App, 'config'> & { db: Db },
  token: string,
): Promise<{ sale: SaleRow; raffles: readonly Raffle[] }> {
  const [sale] = await db.select().from(sales).where(eq(sales.token, token));
  if (!sale) throw new BusinessError(null, { message: texts.invalidLink, code: LINK_UNKNOWN });
  if (sale.paidAt) throw new BusinessError(null, { message: texts.alreadyPaid, code: LINK_ALREADY_PAID });
  const [raffles, movedOn] = await Promise.all([rafflesOfSale(db, sale.id), isTaken(db, sale)]);
  if (sale.endedAt || movedOn || !raffles.flat().every(isPending)) {
    const [tickets, wholeRaffles] = TICKETS_GONE;
    throw new BusinessError(null, { message: config.deployment.mode === 'multi' ? tickets : wholeRaffles });
  }
  return { sale, raffles };
}

/** Whether a ticket has gone to another seller since the link was made, or a payment that is checked holds it. */
async function isTaken(db: Db, sale: SaleRow): Promise<boolean> {
  const others = await db
    .select({ id: tickets.id })
    .from(saleTickets)
    .innerJoin(tickets, eq(tickets.id, saleTickets.ticketId))
    .where(and(eq(saleTickets.saleId, sale.id), or(ne(tickets.ownerId, sale.passengerId), isNotNull(tickets.heldBy))))
    .limit(1);
  return others.length > 0;
}
