import { eq } from 'drizzle-orm';
import { echoTest, initPayment, type PaymentRequest } from '@rifas/shared/contracts';
import { buyerSettings, pricingOf, type CardChoice, type Charge, type Ticket } from '@rifas/shared/domain';
import { STORED_CARD_TYPES } from '../db/card-types';
import { attemptEvents, paymentAttempts, saleTickets } from '../db/schema';
import type { App } from '../platform/app';
import type { ServerDeployment } from '../platform/deployment';
import { BusinessError } from '../platform/errors';
import { consume } from '../platform/rate-limit';
import { publicRoute } from '../platform/route';
import { acceptBuyer } from '../talon/buyer-rules';
import { newToken } from '../talon/generate-link';
import { lockTickets } from '../talon/lock-tickets';
import { checkCaptcha } from './captcha';
import { payableSale, type SaleRow } from './payable-sale';
import { attemptBuyerColumns } from './payment-attempt';

/** How long an attempt holds its tickets against transfers; a payment that comes later is still settled or given back. */
export const ATTEMPT_ALIVE_SECONDS = 15 * 60;
const MAX_ATTEMPTS = { max: 20, windowSeconds: 3600 };

const refuse = (message: string): BusinessError => new BusinessError(null, { message });

export function registerInitPayment(app: App): void {
  const { db, config, clock, metrics } = app;
  publicRoute(app, echoTest, async ({ body }) => void (await payableSale(app, body.token)));

  publicRoute(app, initPayment, async (call) => {
    const { body } = call;
    const spendCaptcha = await checkCaptcha(app, call);
    const buyer = acceptBuyer('checkout', buyerSettings('checkout', config.deployment.settings), body.buyer);
    const token = newToken();
    const found = await payableSale(app, body.token);
    await consume(db, clock, [{ key: `pay:sale:${found.sale.id}`, ...MAX_ATTEMPTS }]);
    await db.transaction(async (tx) => {
      const ids = await tx
        .select({ id: saleTickets.ticketId })
        .from(saleTickets)
        .where(eq(saleTickets.saleId, found.sale.id));
      await lockTickets(
        tx,
        ids.map(({ id }) => id),
      );
      // Once more under the locks: a transfer that was under way has ended by now, and the next will see this attempt.
      const { sale, raffles } = await payableSale({ db: tx, config }, body.token);
      const charge = checkedCharge(config.deployment, body, sale, raffles.flat());
      await spendCaptcha(tx);
      const [attempt] = await tx
        .insert(paymentAttempts)
        .values({
          token,
          saleId: sale.id,
          baseCents: charge.base,
          surchargeCents: charge.surcharge,
          currency: body.currency,
          brand: body.brand,
          cardType: body.cardType ? STORED_CARD_TYPES[body.cardType] : '',
          instalments: body.instalments,
          ...attemptBuyerColumns(buyer),
          createdAt: clock(),
          aliveUntil: new Date(clock().getTime() + ATTEMPT_ALIVE_SECONDS * 1000),
        })
        .returning({ id: paymentAttempts.id });
      if (!attempt) throw new Error('insert returned nothing');
      await tx
        .insert(attemptEvents)
        .values({ attemptId: attempt.id, kind: 'iniciado', detail: { amount: charge.total }, createdAt: clock() });
    });
    metrics.count('payment', 'started');
    return { token };
  });
}

/** The server computes the amount. A page with another amount is out of date or lies. */
function checkedCharge(
  deployment: ServerDeployment,
  body: PaymentRequest,
  sale: SaleRow,
  tickets: readonly Ticket[],
): Charge {
  if (body.saleId !== sale.id) throw refuse('La venta no corresponde a este link.');
  if (body.currency !== deployment.settings.moneda) throw refuse('Moneda no válida.');
  if (body.absorbsSurcharge !== sale.asumirRecargo) throw refuse('El recargo no corresponde a este link.');
  const pricing = pricingOf(deployment);
  const choice: CardChoice = { brand: body.brand, type: body.cardType, instalments: body.instalments };
  if (pricing.asksCardType !== (choice.type !== undefined)) throw refuse('Tipo de tarjeta no válido.');
  if (!pricing.isOffered(choice)) throw refuse('Opción de pago no válida.');
  const charge = pricing.chargeFor(tickets, choice, sale.asumirRecargo);
  if (charge?.total !== body.amountCents) throw refuse('El importe no coincide. Recargá la página y probá de nuevo.');
  return charge;
}
