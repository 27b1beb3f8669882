import { eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { PAYMENT_PAGE_PATH } from '@rifas/shared/contracts';
import { STORED_CARD_TYPES } from '../db/card-types';
import { sales, sandboxFaults } from '../db/schema';
import type { Charge, GatewayCard, GatewayOrder } from '../gateway/gateway';
import { signedHeaders } from '../gateway/read-notice';
import type { App } from '../platform/app';
import { fieldsOf } from '../platform/request-body';
import { attemptPage, CLOSED_PAGE, DECIDE_PATH, GATEWAY_PATH, lateCallbackPage, UNKNOWN_PAGE } from './gateway-pages';
import { decidePayment, faultScope, paymentOf, takeBack, type Fault, type SandboxPayment } from './sandbox-gateway';
import { sandboxPage } from './sandbox-page';

/** The page is also served at the address that a site uses if its deployment names no gateway. */
const PAGE_PATHS = [GATEWAY_PATH, `/${PAYMENT_PAGE_PATH}`];
const OTHER_CURRENCY: Readonly<Record<string, string>> = { '840': '858' };

type Ordered = SandboxPayment & { order: NonNullable<SandboxPayment['order']> };
const isOrdered = (payment: SandboxPayment | undefined): payment is Ordered => Boolean(payment?.order);
const orderOf = (payment: Ordered): GatewayOrder => payment.order as unknown as GatewayOrder;

/** Sends the signed notice of the gateway to the same route that a real gateway calls. */
async function sendCallback(
  { http, config, clock }: App,
  payment: SandboxPayment,
  approved = payment.estado === 'aprobado',
  secret = config.gatewaySecret,
): Promise<void> {
  const order = payment.order as unknown as GatewayOrder;
  const { type, ...card } = (payment.card ?? {}) as Partial<GatewayCard>;
  const body = JSON.stringify({
    attempt: payment.reference,
    approved,
    amount: approved ? payment.chargedCents : order.amountCents,
    currency: approved ? payment.chargedCurrency : order.currency,
    card: { ...card, type: type && STORED_CARD_TYPES[type] },
  });
  await http.inject({
    method: 'POST',
    url: '/geopay/callback',
    headers: { 'content-type': 'application/json', ...signedHeaders(secret, clock(), body) },
    payload: body,
  });
}

/**
 * What a decision does: which charge it makes, by default the ordered one, and which notices it sends, by default one.
 */
interface Approval {
  readonly wrong?: (order: GatewayOrder) => Partial<Charge>;
  readonly notify?: (app: App, payment: SandboxPayment) => Promise<unknown>;
}
const APPROVALS: Readonly<Record<string, Approval>> = {
  aprobar: {},
  'aprobar-dos-veces': {
    notify: (app, payment) => Promise.all([sendCallback(app, payment), sendCallback(app, payment)]),
  },
  'aviso-perdido': { notify: () => Promise.resolve() },
  desordenado: {
    notify: async (app, payment) => {
      await sendCallback(app, payment);
      await sendCallback(app, payment, false);
    },
  },
  devuelto: {
    notify: async (app, payment) => {
      await sendCallback(app, payment);
      const back = await takeBack(app, payment.reference);
      if (back) await sendCallback(app, back);
    },
  },
  'firma-incorrecta': { notify: (app, payment) => sendCallback(app, payment, true, 'otro secreto') },
  'otro-importe': { wrong: ({ amountCents }) => ({ amountCents: amountCents + 100 }) },
  'otra-moneda': { wrong: ({ currency }) => ({ currency: OTHER_CURRENCY[currency] ?? '840' }) },
};

/**
 * The pages of the sandbox's gateway: they show the payment, decide it, send the signed notice and send the buyer back.
 */
export function registerGatewaySandbox(app: App): void {
  const { http, config, db } = app;
  const TITLE = 'Pasarela de prueba';
  const find = async (token: unknown) => paymentOf(db, typeof token === 'string' ? token : '');
  const unknown = (reply: FastifyReply): FastifyReply => sandboxPage(reply.code(404), TITLE, UNKNOWN_PAGE);
  const show = async (reply: FastifyReply, payment: Ordered): Promise<FastifyReply> => {
    if (payment.estado === 'anulado') return sandboxPage(reply, TITLE, CLOSED_PAGE);
    const [row] = await db
      .select()
      .from(sandboxFaults)
      .where(eq(sandboxFaults.scope, faultScope(payment.saleId)));
    const symbol = config.deployment.settings.simboloMoneda;
    return sandboxPage(reply, TITLE, attemptPage({ payment, order: orderOf(payment), symbol, fault: row?.fault }));
  };
  const setFault = async (payment: Ordered, fault: Fault | undefined): Promise<void> => {
    const scope = faultScope(payment.saleId);
    await db.delete(sandboxFaults).where(eq(sandboxFaults.scope, scope));
    if (fault) await db.insert(sandboxFaults).values({ scope, fault }).onConflictDoNothing();
  };

  for (const path of PAGE_PATHS)
    http.post(path, async (request, reply) => {
      const payment = await find(fieldsOf(request)['token']);
      return isOrdered(payment) ? show(reply, payment) : unknown(reply);
    });

  http.post(DECIDE_PATH, async (request, reply) => {
    const { token, decision } = fieldsOf(request);
    const payment = await find(token);
    if (!isOrdered(payment)) return unknown(reply);
    const back = (path: string): FastifyReply => reply.redirect(path, 303);
    if (decision === 'caida' || decision === 'lenta' || decision === 'sana') {
      await setFault(payment, decision === 'sana' ? undefined : decision);
      return show(reply, payment);
    }
    const approval = APPROVALS[String(decision)];
    if (!approval && decision !== 'rechazar' && decision !== 'aviso-tardio') {
      const [sale] = await db
        .select()
        .from(sales)
        .where(eq(sales.id, payment.saleId ?? 0));
      return back(`/pago/${sale?.token ?? ''}`);
    }
    const wrong = approval?.wrong?.(orderOf(payment));
    const decided = await decidePayment(app, payment.reference, decision !== 'rechazar', wrong);
    if (!decided || decided.estado === 'anulado') return sandboxPage(reply, TITLE, CLOSED_PAGE);
    if (decision === 'aviso-tardio')
      return sandboxPage(reply, 'Pago aprobado, aviso pendiente', lateCallbackPage(payment));
    await (approval?.notify ?? sendCallback)(app, decided);
    return back(decided.estado === 'aprobado' ? '/success' : '/error#type=5');
  });
}
