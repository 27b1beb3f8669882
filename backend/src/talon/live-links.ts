import { and, asc, eq, isNull } from 'drizzle-orm';
import { getLiveLinks } from '@rifas/shared/contracts';
import { fullName, isLiveLink, montevideoTime } from '@rifas/shared/domain';
import { sellerRoute } from '../auth/seller-route';
import { sales, saleTickets } from '../db/schema';
import type { App } from '../platform/app';
import { buyerOfRow } from './buyer-columns';
import { linkFactsOf, linkStateOf } from './link-state';

/** Which tickets of the seller have a link that can still be paid (docs/rules.md, "Live links"). */
export function registerLiveLinks(app: App): void {
  const { db } = app;
  sellerRoute(app, getLiveLinks, async ({ seller }) => {
    const rows = await db
      .select({ ticketId: saleTickets.ticketId, sale: sales })
      .from(sales)
      .innerJoin(saleTickets, eq(saleTickets.saleId, sales.id))
      .where(and(eq(sales.passengerId, seller.passengerId), isNull(sales.paidAt), isNull(sales.endedAt)))
      .orderBy(asc(sales.id), asc(saleTickets.ticketId));
    const factsOf = await linkFactsOf(db, [...new Set(rows.map(({ sale }) => sale.id))]);
    return rows.flatMap(({ ticketId, sale }) => {
      const facts = factsOf(sale.id);
      const state = linkStateOf(sale, facts);
      if (!isLiveLink(state) || facts.lostTicket) return [];
      const buyer = fullName(buyerOfRow(sale)) || sale.compradorEmail;
      return [{ ticketId, token: sale.token, buyer, state, createdAt: montevideoTime(sale.createdAt) }];
    });
  });
}
