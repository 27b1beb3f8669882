import type { FastifyRequest } from 'fastify';
import { NoticeRefused, type GatewayNotice } from '../gateway/gateway';
import type { App } from '../platform/app';
import { MalformedError, UnauthorizedError } from '../platform/errors';
import { judgeNotice, storeNotice } from './notices';

/** Beside the gateway's own word, asked for, the only way to settle a sale: the return of the buyer settles nothing (docs/rules.md, "Notices"). */
export function registerGatewayCallback(app: App): void {
  const { http, gateway } = app;
  const unknown = () => new MalformedError('Intento desconocido.');
  const read = (request: FastifyRequest, body: string): GatewayNotice => {
    try {
      return gateway.readNotice({ headers: request.headers, body });
    } catch (error) {
      if (!(error instanceof NoticeRefused)) throw error;
      request.log.warn({ reason: error.reason }, 'gateway notice refused');
      throw error.reason === 'reference' ? unknown() : new UnauthorizedError();
    }
  };

  void http.register(async (scope) => {
    // The signature covers the body byte for byte, and no other content type is a reason to refuse a notice.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post('/geopay/callback', { config: { unlimited: true } }, async (request) => {
      const body = typeof request.body === 'string' ? request.body : '';
      const stored = await storeNotice(app, read(request, body), body);
      if (stored === undefined) throw unknown();
      return { status: 'success', data: { estado: await judgeNotice(app, stored) } };
    });
  });
}
