import { and, asc, eq, inArray } from 'drizzle-orm';
import type { PaymentOutcome } from '../checkout/payment-attempt';
import { settlePayment } from '../checkout/settlement';
import { attemptEvents, auditLog, news, paymentAttempts, refunds, sales, tickets } from '../db/schema';
import type { GatewayCard } from '../gateway/gateway';
import { createLink, startPayment, type Link } from './checkout-steps';
import { createRaffle, createSeller } from './fixtures';
import type { TestApp } from './test-app';

export const CARD: GatewayCard = {
  issuer: 'Banco',
  acquirer: 'VisaNet',
  authorizationCode: '778899',
  maskedNumber: '4*** **** **** 1111',
  type: 'credit',
};

/** An approval by the gateway; the default charge is the cost of a payment of the scene. */
export const approved = (amountCents = 4200, currency = '840'): PaymentOutcome => ({
  kind: 'approved',
  charge: { amountCents, currency },
  card: CARD,
});

export interface Begun {
  readonly ids: number[];
  readonly link: Link;
  readonly numero: string;
  /** Our name for the payment, sent to the gateway. */
  readonly attempt: string;
}

/** Two sellers, payments of Ana's links, and readers for the data that a payment leaves. */
export async function paymentScene(app: TestApp) {
  const ana = await createSeller(app.db);
  const bruno = await createSeller(app.db, 'bruno@example.com');
  let number = 0;

  /** A new raffle of two tickets, its link, and a payment of 40 with a surcharge of 2. */
  async function begin(): Promise<Begun> {
    number += 1;
    const numero = `5${number}`;
    const ids = await createRaffle(app.db, ana.passengerId, { numero });
    const link = await createLink(app, ana, ids);
    return { ids, link, numero, attempt: await startPayment(app, link, 4200, { cuotas: '12' }) };
  }

  const attemptOf = async (token: string) => {
    const [attempt] = await app.db.select().from(paymentAttempts).where(eq(paymentAttempts.token, token));
    if (!attempt) throw new Error(`no attempt ${token}`);
    return attempt;
  };
  const saleOf = async (id: number) => {
    const [sale] = await app.db.select().from(sales).where(eq(sales.id, id));
    if (!sale) throw new Error(`no sale ${id}`);
    return sale;
  };
  const eventsOf = async (token: string) => {
    const events = await app.db
      .select({ kind: attemptEvents.kind, detail: attemptEvents.detail })
      .from(attemptEvents)
      .where(eq(attemptEvents.attemptId, (await attemptOf(token)).id))
      .orderBy(asc(attemptEvents.id));
    return events;
  };
  const logOf = async (entity: string, ids: readonly number[]) => {
    const entries = await app.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entity, entity), inArray(auditLog.entityId, ids.map(String))))
      .orderBy(asc(auditLog.id));
    return entries.map(({ action, detail }) => [action, detail] as const);
  };

  /** The refund, where the scene has one. */
  const refund = async () => (await app.db.select().from(refunds))[0];
  const refundLog = async () => logOf('devolucion', [(await refund())?.id ?? 0]);

  /** The data that a payment has left since it began. News are not filtered by payment. */
  async function tracesOf({ attempt: token, link, ids }: Begun) {
    const { id, estado, settledAt, chargedCents, chargedCurrency } = await attemptOf(token);
    const log = [...(await logOf('venta', [link.saleId])), ...(await logOf('talon', ids))];
    const back = await app.db.select().from(refunds).where(eq(refunds.attemptId, id));
    const held = await app.db.select().from(tickets).where(eq(tickets.heldBy, id)).orderBy(asc(tickets.id));
    return {
      id,
      estado,
      settledAt,
      charged: [chargedCents, chargedCurrency],
      events: (await eventsOf(token)).slice(1),
      news: await app.db.select({ passengerId: news.passengerId, kind: news.kind, detail: news.detail }).from(news),
      log: log.filter(([action]) => action !== 'venta.link'),
      refunds: back.map(({ montoCents, motivo }) => [montoCents, motivo]),
      held: held.map((ticket) => ticket.id),
    };
  }

  /** Settles an attempt as a notice of the gateway does. */
  const settle = (attempt: string, outcome: PaymentOutcome) =>
    settlePayment(app, attempt, outcome, { source: 'aviso' });

  return { ana, bruno, begin, settle, attemptOf, saleOf, eventsOf, logOf, refund, refundLog, tracesOf };
}
export type PaymentScene = Awaited<ReturnType<typeof paymentScene>>;
