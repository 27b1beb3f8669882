import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { ticketPagePath } from '@rifas/shared/contracts';
import type { App } from '../platform/app';
import { escapeHtml } from '../platform/html';
import { paidSaleOf } from './paid-sale';
import { ticketText } from './ticket-mail';

const STYLE = `:root{font:16px/1.5 system-ui,sans-serif;color:#1b2033;background:#fff}
body{margin:0 auto;max-width:36rem;padding:1.5rem}
h1{font-size:1.6rem;margin:0 0 .5rem}
ul{list-style:none;padding:0}
li{border:2px dashed #12308a;border-radius:.5rem;padding:.75rem 1rem;margin:.5rem 0;font-size:1.15rem;font-weight:700;break-inside:avoid}
img{display:block;margin:1rem auto;width:240px;height:240px}`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

function send(reply: FastifyReply, status: number, title: string, body: string): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    .send(
      `<!doctype html><html lang="es-UY"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
        `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`,
    );
}

/** One page with every ticket of a purchase, to print or to keep; the link's token opens it. */
export function registerTicketPage(app: App): void {
  app.http.get<{ Params: { token: string } }>(`/${ticketPagePath('')}:token`, async (request, reply) => {
    const paid = await paidSaleOf(app.db, request.params.token);
    if (!paid)
      return send(
        reply,
        404,
        'No encontramos tu compra',
        '<p>Si acabás de pagar, esperá un minuto y volvé a cargar esta página.</p>',
      );
    const { lines, paid: total, qr } = await ticketText(app, app.db, paid);
    const { buyerName, buyerLastName } = paid.attempt;
    return send(
      reply,
      200,
      'Tu e-ticket',
      `<p>${escapeHtml(`${buyerName} ${buyerLastName}`)}</p><ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>` +
        `<img src="data:image/png;base64,${qr.toString('base64')}" alt="Código QR con los números comprados"><p>${escapeHtml(total)}</p>`,
    );
  });
}
