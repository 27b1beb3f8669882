import { and, eq, inArray } from 'drizzle-orm';
import { echoTest, initPayment } from '@rifas/shared/contracts';
import { buyerSettings, pricingOf, texts, type CardChoice, type Charge, type Ticket } from '@rifas/shared/domain';
import { STORED_CARD_TYPES } from '../db/card-types';
import type { Db } from '../db/database';
import { inserted } from '../db/inserted';
import { attemptEvents, MAY_BE_PAID, paymentAttempts, type SaleRow } from '../db/schema';
import type { App } from '../platform/app';
import type { ServerDeployment } from '../platform/deployment';
import { refusalWithoutData } from '../platform/errors';
import { consume } from '../platform/rate-limit';
import { publicRoute, type AskedOf } from '../platform/route';
import { attemptBuyerColumns } from '../talon/buyer-columns';
import { acceptBuyer } from '../talon/buyer-rules';
import { newToken } from '../talon/generate-link';
import { checkCaptcha } from './captcha';
import { unlessSilent } from './each-apart';
import { closeLiveAttempts } from './live-attempt';
import { payableSale } from './payable-sale';
import { orderOf, type AttemptRow } from './payment-attempt';
import { lockTicketsOf } from './settlement';

/** How long an attempt holds its tickets against transfers; a payment that comes later is still settled or given back. */
export const ATTEMPT_ALIVE_SECONDS = 15 * 60;
const MAX_ATTEMPTS = { max: 20, windowSeconds: 3600 };

const NO_GATEWAY_TEXT = 'El medio de pago no responde.';

export function registerInitPayment(app: App): void {
  const { db, config, clock, gateway, metrics } = app;
  publicRoute(app, echoTest, async ({ body }) => void (await payableSale(app, body.token)));

  publicRoute(app, initPayment, async (call) => {
    const { body } = call;
    const spendCaptcha = await checkCaptcha(app, call);
    const buyer = acceptBuyer('checkout', buyerSettings('checkout', config.deployment.settings), body.buyer);
    const found = await payableSale(app, body.token);
    await consume(db, clock, [{ key: `pay:sale:${found.sale.id}`, ...MAX_ATTEMPTS }]);
    // Checked before anything is closed: a refused request must not end another payment.
    checkedCharge(config.deployment, body, found.sale, found.raffles.flat());
    await closeLiveAttempts(app, found.sale.id);
    const attempt = await db.transaction(async (tx) => {
      await lockTicketsOf(tx, found.sale.id);
      // Checked again under the locks: a running transfer has ended by now, and the next one will see this attempt.
      const { sale, raffles } = await payableSale({ db: tx, config }, body.token);
      const charge = checkedCharge(config.deployment, body, sale, raffles.flat());
      await spendCaptcha(tx);
      await refuseSecondAttempt(tx, sale.id);
      return beginAttempt(tx, clock(), { ...body, buyer }, charge);
    });
    // The attempt is stored before the gateway is called, so that no payment is ever unknown: if the backend ends in
    // between, the next attempt or the job finds it.
    const started = await unlessSilent(gateway.start(orderOf(attempt)));
    if (!started) throw refusalWithoutData(NO_GATEWAY_TEXT);
    const { token } = started;
    await db.update(paymentAttempts).set({ gatewayToken: token }).where(eq(paymentAttempts.id, attempt.id));
    metrics.count('payment', 'started');
    return { token };
  });
}

/**
 * Runs under the locks: another tab may have begun a payment since the last one was closed, and the buyer may try
 * another card after a rejected one.
 */
async function refuseSecondAttempt(tx: Db, saleId: number): Promise<void> {
  const live = and(eq(paymentAttempts.saleId, saleId), inArray(paymentAttempts.estado, [...MAY_BE_PAID]));
  if ((await tx.$count(paymentAttempts, live)) > 0) throw refusalWithoutData(texts.confirmingPayment);
}

type Asked = AskedOf<typeof initPayment>;

async function beginAttempt(tx: Db, now: Date, asked: Asked, charge: Charge): Promise<AttemptRow> {
  const attempt = await tx
    .insert(paymentAttempts)
    .values({
      token: newToken(),
      saleId: asked.saleId,
      baseCents: charge.base,
      surchargeCents: charge.surcharge,
      currency: asked.currency,
      brand: asked.brand,
      cardType: asked.cardType ? STORED_CARD_TYPES[asked.cardType] : '',
      instalments: asked.instalments,
      ...attemptBuyerColumns(asked.buyer),
      createdAt: now,
      aliveUntil: new Date(now.getTime() + ATTEMPT_ALIVE_SECONDS * 1000),
    })
    .returning()
    .then(inserted);
  const { id: attemptId, createdAt } = attempt;
  await tx.insert(attemptEvents).values({ attemptId, kind: 'iniciado', detail: { amount: charge.total }, createdAt });
  return attempt;
}

/**
 * A page that was open while the settings changed cannot know of it, and would be refused again on each retry. So the
 * text adds what to do.
 */
const outOfDate = (what: string) => refusalWithoutData(`${what} Recargá la página.`);

/** The server computes the amount. A page that sends another amount is out of date or manipulated. */
function checkedCharge(deployment: ServerDeployment, body: Asked, sale: SaleRow, tickets: readonly Ticket[]): Charge {
  if (body.saleId !== sale.id) throw refusalWithoutData('La venta no corresponde a este link.');
  if (body.currency !== deployment.settings.moneda) throw outOfDate('Moneda no válida.');
  if (body.absorbsSurcharge !== sale.asumirRecargo) throw refusalWithoutData('El recargo no corresponde a este link.');
  const pricing = pricingOf(deployment);
  const choice: CardChoice = { brand: body.brand, type: body.cardType, instalments: body.instalments };
  if (pricing.asksCardType !== (choice.type !== undefined)) throw outOfDate('Tipo de tarjeta no válido.');
  if (!pricing.isOffered(choice)) throw outOfDate('Opción de pago no válida.');
  const charge = pricing.chargeFor(tickets, choice, sale.asumirRecargo);
  if (charge?.total !== body.amountCents) throw outOfDate('El importe no coincide.');
  return charge;
}
