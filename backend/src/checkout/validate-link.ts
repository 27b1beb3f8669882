import { and, eq, isNull } from 'drizzle-orm';
import { validateLink } from '@rifas/shared/contracts';
import { fullName, type Raffle } from '@rifas/shared/domain';
import { sales, type SaleRow } from '../db/schema';
import { addNews } from '../news/news';
import type { App } from '../platform/app';
import { publicRoute } from '../platform/route';
import { buyerOfRow } from '../talon/buyer-columns';
import { payableSale } from './payable-sale';

export function registerValidateLink(app: App): void {
  publicRoute(app, validateLink, async ({ body }) => {
    const { sale, seller, raffles } = await payableSale(app, body.token);
    if (sale.openedAt === null) await markOpened(app, sale, raffles);
    return {
      saleId: sale.id,
      passengerId: sale.passengerId,
      absorbsSurcharge: sale.asumirRecargo,
      buyer: buyerOfRow(sale),
      seller,
      // The seller's notes on a raffle are not for the buyer.
      raffles: raffles.map((raffle) => raffle.map((ticket) => ({ ...ticket, comment: undefined, buyer: undefined }))),
    };
  });
}

/** Records the first time that somebody opens the link (docs/rules.md, "Live links"). */
async function markOpened({ db, clock }: App, sale: SaleRow, raffles: readonly Raffle[]): Promise<void> {
  await db.transaction(async (tx) => {
    const now = clock();
    const first = await tx
      .update(sales)
      .set({ openedAt: now })
      .where(and(eq(sales.id, sale.id), isNull(sales.openedAt)))
      .returning({ id: sales.id });
    if (first.length === 0) return;
    const numbers = raffles.flatMap(([ticket]) => (ticket ? [ticket.number] : []));
    await addNews(tx, sale.passengerId, 'linkOpened', { who: fullName(buyerOfRow(sale)), numbers }, now);
  });
}
