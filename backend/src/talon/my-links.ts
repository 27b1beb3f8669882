import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { getLiveLinks, getMyLinks, MAX_LINKS } from '@rifas/shared/contracts';
import {
  cents,
  fullName,
  isLiveLink,
  montevideoTime,
  sumCents,
  type LinkTicket,
  type SellerLink,
  type WallTime,
} from '@rifas/shared/domain';
import { sellerRoute } from '../auth/seller-route';
import type { Db } from '../db/database';
import { draws, sales, saleTickets, tickets } from '../db/schema';
import { snapshotOf } from '../db/snapshot';
import type { App } from '../platform/app';
import { groupBy } from '../platform/group-by';
import { buyerOfRow } from './buyer-columns';
import { linkFactsOf, linkStateOf } from './link-state';
import { LINK_TICKET, linkTicketOf } from './ticket-queries';

const KEPT_MS = 90 * 24 * 3_600_000;

const wallTimeOf = (instant: Date | null): WallTime | undefined => (instant ? montevideoTime(instant) : undefined);

async function linksOf(db: Db, passengerId: number, recent: Date): Promise<SellerLink[]> {
  const rows = await db
    .select()
    .from(sales)
    .where(
      and(
        eq(sales.passengerId, passengerId),
        eq(sales.kind, 'link'),
        or(and(isNull(sales.paidAt), isNull(sales.endedAt)), gte(sales.paidAt, recent), gte(sales.endedAt, recent)),
      ),
    )
    .orderBy(desc(sales.createdAt), desc(sales.id))
    .limit(MAX_LINKS);
  const ids = rows.map(({ id }) => id);
  const [factsOf, ticketsOf] = [await linkFactsOf(db, ids), await linkTicketsOf(db, ids)];
  return rows.map((sale) => {
    const linkTickets = ticketsOf(sale.id);
    return {
      saleId: sale.id,
      token: sale.token,
      state: linkStateOf(sale, factsOf(sale.id)),
      buyer: buyerOfRow(sale),
      tickets: linkTickets,
      totalCents: sumCents(linkTickets.map(({ priceCents }) => priceCents ?? cents(0))),
      absorbsSurcharge: sale.asumirRecargo,
      createdAt: montevideoTime(sale.createdAt),
      openedAt: wallTimeOf(sale.openedAt),
      paidAt: wallTimeOf(sale.paidAt),
      endedAt: wallTimeOf(sale.endedAt),
    };
  });
}

/** The seller's links: the live ones, and those that ended recently (docs/rules.md, "Live links"). */
export function registerMyLinks(app: App): void {
  sellerRoute(app, getMyLinks, ({ seller }) => {
    const recent = new Date(app.clock().getTime() - KEPT_MS);
    return snapshotOf(app.db, (tx) => linksOf(tx, seller.passengerId, recent));
  });
}

async function linkTicketsOf(db: Db, saleIds: readonly number[]): Promise<(saleId: number) => LinkTicket[]> {
  if (saleIds.length === 0) return () => [];
  const rows = await db
    .select({ saleId: saleTickets.saleId, ...LINK_TICKET, priceCents: tickets.precioCents })
    .from(saleTickets)
    .innerJoin(tickets, eq(tickets.id, saleTickets.ticketId))
    .innerJoin(draws, eq(draws.id, tickets.drawId))
    .where(inArray(saleTickets.saleId, [...saleIds]))
    .orderBy(asc(tickets.numero), asc(tickets.drawId));
  const bySale = groupBy(rows, ({ saleId }) => saleId);
  return (saleId) => (bySale.get(saleId) ?? []).map(linkTicketOf);
}

/**
 * The seller's tickets that have a link that can still be paid, and those held by a payment that the organiser checks:
 * nobody can sell these (docs/rules.md, "Live links", "Notices").
 */
export function registerLiveLinks(app: App): void {
  const { db } = app;
  sellerRoute(app, getLiveLinks, async ({ seller }) => {
    const rows = await db
      .select({ ticketId: saleTickets.ticketId, sale: sales, heldBy: tickets.heldBy })
      .from(sales)
      .innerJoin(saleTickets, eq(saleTickets.saleId, sales.id))
      .innerJoin(tickets, eq(tickets.id, saleTickets.ticketId))
      .where(
        and(
          eq(sales.passengerId, seller.passengerId),
          isNull(sales.paidAt),
          or(isNull(sales.endedAt), isNotNull(tickets.heldBy)),
        ),
      )
      .orderBy(asc(sales.id), asc(saleTickets.ticketId));
    const factsOf = await linkFactsOf(db, [...new Set(rows.map(({ sale }) => sale.id))]);
    return rows.flatMap(({ ticketId, sale, heldBy }) => {
      const facts = factsOf(sale.id);
      const state = linkStateOf(sale, facts);
      const isHeld = state === 'toCheck' && heldBy !== null;
      if (!isHeld && (!isLiveLink(state) || facts.lostTicket)) return [];
      const buyer = fullName(buyerOfRow(sale)) || sale.compradorEmail;
      return [{ ticketId, token: sale.token, buyer, state, createdAt: montevideoTime(sale.createdAt) }];
    });
  });
}
