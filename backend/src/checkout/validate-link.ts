import { eq } from 'drizzle-orm';
import { validateLink } from '@rifas/shared/contracts';
import { passengers } from '../db/schema';
import type { App } from '../platform/app';
import { publicRoute } from '../platform/route';
import { buyerOfRow } from '../talon/buyer-columns';
import { payableSale } from './payable-sale';

export function registerValidateLink(app: App): void {
  publicRoute(app, validateLink, async ({ body }) => {
    const { sale, raffles } = await payableSale(app, body.token);
    const [seller] = await app.db.select().from(passengers).where(eq(passengers.id, sale.passengerId));
    return {
      saleId: sale.id,
      passengerId: sale.passengerId,
      absorbsSurcharge: sale.asumirRecargo,
      buyer: buyerOfRow(sale),
      seller: { firstName: seller?.nombres ?? '', lastName: seller?.apellidos ?? '' },
      // What a seller notes on a raffle is not the buyer's to read.
      raffles: raffles.map((raffle) => raffle.map((ticket) => ({ ...ticket, comment: undefined, buyer: undefined }))),
    };
  });
}
