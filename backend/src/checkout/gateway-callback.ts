import type { FastifyRequest } from 'fastify';
import { NoticeRefused, type GatewayNotice, type RawNotice } from '../gateway/gateway';
import { maskCardNumbers } from '../gateway/masking';
import type { App } from '../platform/app';
import { MalformedError, UnauthorizedError } from '../platform/errors';
import { judgeNotices, storeNotice } from './notices';

/**
 * A notice, or the gateway's answer to our question, are the only ways to settle a sale: the return of the buyer
 * settles nothing (docs/rules.md, "Notices").
 */
export function registerGatewayCallback(app: App): void {
  const { http, gateway } = app;
  const unknown = () => new MalformedError('Intento desconocido.');
  const read = (request: FastifyRequest, notice: RawNotice): readonly GatewayNotice[] => {
    try {
      return gateway.readNotices(notice);
    } catch (error) {
      if (!(error instanceof NoticeRefused)) throw error;
      request.log.warn({ reason: error.reason }, 'gateway notice refused');
      throw error.reason === 'reference'
        ? unknown()
        : new UnauthorizedError('La firma del aviso no es válida, o su hora no es de ahora.');
    }
  };

  void http.register(async (scope) => {
    // The signature covers the body byte for byte, and no other content type is a reason to refuse a notice.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    // Fastify refuses an invalid content type, such as an empty one, before the body is read.
    scope.addHook('onRequest', async (request) => void (request.headers = { 'content-type': undefined }));
    scope.post('/geopay/callback', { config: { unlimited: true } }, async (request) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      // All are stored before one is judged. A notice of an unknown payment does not hold up the others.
      const stored: { readonly id: number }[] = [];
      for (const notice of read(request, { headers: request.raw.headers, body })) {
        const id = await storeNotice(app, notice);
        if (id !== undefined) stored.push({ id });
        else request.log.warn({ attempt: maskCardNumbers(notice.reference) }, 'gateway notice of an unknown attempt');
      }
      if (stored.length === 0) throw unknown();
      const states = (await judgeNotices(app, stored)).map((estado) => ({ estado }));
      return { status: 'success', data: states.length === 1 ? states[0] : states };
    });
  });
}
