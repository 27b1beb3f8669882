import { createHmac, timingSafeEqual } from 'node:crypto';
import * as yup from 'yup';
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

const resultSchema = yup.object({
  attempt: yup.string().required(),
  approved: yup.boolean().required(),
  card: yup
    .object({
      issuer: yup.string().defined().max(60),
      acquirer: yup.string().defined().max(60),
      authorizationCode: yup.string().defined().max(40),
      // A gateway that sends a whole number has it refused, not stored.
      maskedNumber: yup
        .string()
        .defined()
        .matches(/^(?!(?:\D*\d){11})[\d*xX• ]{4,30}$/),
      type: yup
        .string()
        .oneOf(['Debito', 'Credito'] as const)
        .required(),
    })
    .required(),
});

const equal = (a: string, b: string): boolean => {
  const [x, y] = [Buffer.from(a), Buffer.from(b)];
  return x.length === y.length && timingSafeEqual(x, y);
};

function parseResult(body: string): GatewayResult {
  try {
    return resultSchema.validateSync(JSON.parse(body));
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
