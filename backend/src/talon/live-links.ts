import { and, asc, eq, exists, isNull, ne, not, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { getLiveLinks, ticketStateText } from '@rifas/shared/contracts';
import { sellerRoute } from '../auth/seller-route';
import type { Db } from '../db/database';
import { sales, saleTickets, tickets } from '../db/schema';
import type { App } from '../platform/app';

/** One missing ticket is enough: then validate-link refuses the whole link (docs/rules.md, "Link validation"). */
function lostTicket(db: Db) {
  const [other, part] = [alias(tickets, 'other'), alias(saleTickets, 'part')];
  return exists(
    db
      .select({ one: sql`1` })
      .from(part)
      .innerJoin(other, eq(other.id, part.ticketId))
      .where(
        and(
          eq(part.saleId, sales.id),
          or(ne(other.estado, ticketStateText('pending')), ne(other.ownerId, sales.passengerId)),
        ),
      ),
  );
}

/** Which tickets of the seller have a link that can still be paid (docs/rules.md, "Live links"). */
export function registerLiveLinks(app: App): void {
  const { db } = app;
  sellerRoute(app, getLiveLinks, ({ seller }) =>
    db
      .select({ ticketId: saleTickets.ticketId, token: sales.token })
      .from(sales)
      .innerJoin(saleTickets, eq(saleTickets.saleId, sales.id))
      .where(and(eq(sales.passengerId, seller.passengerId), isNull(sales.paidAt), not(lostTicket(db))))
      .orderBy(asc(sales.id), asc(saleTickets.ticketId)),
  );
}
