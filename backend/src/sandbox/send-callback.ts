import { STORED_CARD_TYPES } from '../db/card-types';
import type { GatewayCard, GatewayOrder } from '../gateway/gateway';
import { sign, SIGNATURE_HEADER, TIMESTAMP_HEADER } from '../gateway/read-notice';
import type { App } from '../platform/app';
import type { SandboxPayment } from './sandbox-gateway';

/** Sends the signed notice of the gateway to the same route that a real gateway calls. @returns the HTTP status */
export async function sendCallback(
  { http, config, clock }: App,
  payment: SandboxPayment,
  approved = payment.estado === 'aprobado',
  secret = config.gatewaySecret,
): Promise<number> {
  const order = payment.order as unknown as GatewayOrder;
  const { type, ...card } = (payment.card ?? {}) as Partial<GatewayCard>;
  const body = JSON.stringify({
    attempt: payment.reference,
    approved,
    amount: approved ? payment.chargedCents : order.amountCents,
    currency: approved ? payment.chargedCurrency : order.currency,
    card: { ...card, type: type && STORED_CARD_TYPES[type] },
  });
  const timestamp = String(Math.floor(clock().getTime() / 1000));
  const { statusCode } = await http.inject({
    method: 'POST',
    url: '/geopay/callback',
    headers: {
      'content-type': 'application/json',
      [TIMESTAMP_HEADER]: timestamp,
      [SIGNATURE_HEADER]: sign(secret, timestamp, body),
    },
    payload: body,
  });
  return statusCode;
}
