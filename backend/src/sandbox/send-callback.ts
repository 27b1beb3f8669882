import { randomInt } from 'node:crypto';
import { cardTypeOf } from '@rifas/shared/contracts';
import { gatewayResult, sign, SIGNATURE_HEADER, TIMESTAMP_HEADER } from '../checkout/gateway-callback';
import type { AttemptRow, GatewayResult } from '../checkout/payment-attempt';
import type { App } from '../platform/app';

const ACQUIRERS: Readonly<Record<string, { issuer: string; acquirer: string; prefix: string }>> = {
  Visa: { issuer: 'Banco de Prueba', acquirer: 'VisaNet', prefix: '4' },
  Master: { issuer: 'Banco de Prueba', acquirer: 'First Data', prefix: '5' },
  Oca: { issuer: 'OCA', acquirer: 'OCA', prefix: '5' },
};

/** Sends the signed notice of the gateway to the same route that a real gateway calls. @returns the HTTP status */
export async function sendCallback(
  { http, config, clock }: App,
  attempt: AttemptRow,
  approved: boolean,
  secret = config.gatewaySecret,
): Promise<number> {
  const { issuer = '', acquirer = '', prefix = '4' } = ACQUIRERS[attempt.brand] ?? {};
  const result: GatewayResult = {
    attempt: attempt.token,
    approved,
    card: {
      issuer,
      acquirer,
      authorizationCode: String(randomInt(100_000, 1_000_000)),
      maskedNumber: `${prefix}*** **** **** ${randomInt(1000, 10_000)}`,
      // Where the page did not ask, only the gateway knows.
      type: cardTypeOf(attempt.cardType) ?? 'credit',
    },
  };
  const body = JSON.stringify(gatewayResult.write(result));
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
