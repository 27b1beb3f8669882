import { createHmac, timingSafeEqual } from 'node:crypto';
import { field, object, renamed, STRICT, text, Unreadable, type Codec } from '@rifas/shared/contracts';
import { STORED_CARD_TYPES } from '../db/card-types';
import type { App } from '../platform/app';
import { MalformedError, UnauthorizedError } from '../platform/errors';
import type { GatewayResult } from './payment-attempt';
import { settlePayment } from './settlement';

export const SIGNATURE_HEADER = 'x-gateway-signature';
export const TIMESTAMP_HEADER = 'x-gateway-timestamp';
const MAX_AGE_SECONDS = 300;

/** HMAC-SHA256 over the time and the body as sent, so that neither can be changed or replayed later. */
export const sign = (secret: string, timestamp: string, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');

const decision: Codec<boolean> = {
  read: (wire) => {
    if (typeof wire !== 'boolean') throw new Unreadable('no es sí ni no');
    return wire;
  },
  write: (value) => value,
  schema: { type: 'boolean' },
};
const anyText = text({ max: 30 });
/** A gateway that sends a whole card number has it refused, not stored. */
const maskedNumber: Codec<string> = {
  ...anyText,
  read: (wire, reading) => {
    const sent = anyText.read(wire, reading);
    if (!/^(?!(?:\D*\d){11})[\d*xX• ]{4,30}$/.test(sent)) throw new Unreadable('no es un número oculto');
    return sent;
  },
};

/** What the gateway's notice says. */
export const gatewayResult: Codec<GatewayResult> = object({
  attempt: field(text({ min: 1, max: 200 }), 'attempt'),
  approved: field(decision, 'approved'),
  card: field(
    object({
      issuer: field(text({ max: 60 }), 'issuer'),
      acquirer: field(text({ max: 60 }), 'acquirer'),
      authorizationCode: field(text({ max: 40 }), 'authorizationCode'),
      maskedNumber: field(maskedNumber, 'maskedNumber'),
      type: field(renamed(STORED_CARD_TYPES), 'type'),
    }),
    'card',
  ),
});

const equal = (a: string, b: string): boolean => {
  const [x, y] = [Buffer.from(a), Buffer.from(b)];
  return x.length === y.length && timingSafeEqual(x, y);
};

function parseResult(body: string): GatewayResult {
  try {
    return gatewayResult.read(JSON.parse(body), STRICT);
  } catch {
    throw new MalformedError('Aviso no válido.');
  }
}

/** The only way to settle a sale: the return of the buyer settles nothing (docs/rules.md, "Gateway check"). */
export function registerGatewayCallback(app: App): void {
  const { http, config, clock } = app;
  void http.register(async (scope) => {
    // The signature covers the body byte for byte.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post('/geopay/callback', async (request) => {
      const [signature, timestamp] = [request.headers[SIGNATURE_HEADER], request.headers[TIMESTAMP_HEADER]].map(String);
      const body = typeof request.body === 'string' ? request.body : '';
      const age = Math.abs(clock().getTime() / 1000 - Number(timestamp));
      if (!equal(signature ?? '', sign(config.gatewaySecret, timestamp ?? '', body)) || !(age <= MAX_AGE_SECONDS)) {
        request.log.warn('gateway callback with a wrong signature or an old time');
        throw new UnauthorizedError();
      }
      const estado = await settlePayment(app, parseResult(body));
      if (!estado) throw new MalformedError('Intento desconocido.');
      return { status: 'success', data: { estado } };
    });
  });
}
