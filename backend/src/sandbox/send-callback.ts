import { STORED_CARD_TYPES } from '../db/card-types';
import type { GatewayCard, GatewayOrder } from '../gateway/gateway';
import { signedHeaders } from '../gateway/read-notice';
import type { App } from '../platform/app';
import type { SandboxPayment } from './sandbox-gateway';

/** Sends the signed notice of the gateway to the same route that a real gateway calls. */
export async function sendCallback(
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
