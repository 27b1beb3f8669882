import type { FastifyRequest } from 'fastify';
import { NoticeRefused, type GatewayNotice, type RawNotice } from '../gateway/gateway';
import { noticeText } from '../gateway/read-notice';
import type { App } from '../platform/app';
import { MalformedError, UnauthorizedError } from '../platform/errors';
import { judgeNotice, storeNotice } from './notices';

/** Beside the gateway's own word, asked for, the only way to settle a sale: the return of the buyer settles nothing (docs/rules.md, "Notices"). */
export function registerGatewayCallback(app: App): void {
  const { http, gateway } = app;
  const unknown = () => new MalformedError('Intento desconocido.');
  const read = (request: FastifyRequest, notice: RawNotice): GatewayNotice => {
    try {
      return gateway.readNotice(notice);
    } catch (error) {
      if (!(error instanceof NoticeRefused)) throw error;
      request.log.warn({ reason: error.reason }, 'gateway notice refused');
      throw error.reason === 'reference' ? unknown() : new UnauthorizedError();
    }
  };

  void http.register(async (scope) => {
    // The signature covers the body byte for byte, and no other content type is a reason to refuse a notice.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post('/geopay/callback', { config: { unlimited: true } }, async (request) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const notice = { headers: request.headers, body };
      const stored = await storeNotice(app, read(request, notice), noticeText(notice));
      if (stored === undefined) throw unknown();
      return { status: 'success', data: { estado: await judgeNotice(app, stored) } };
    });
  });
}
