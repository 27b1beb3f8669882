import { ticketPagePath } from '@rifas/shared/contracts';
import { plainPage } from '../pages/plain-page';
import type { App } from '../platform/app';
import { escapeHtml } from '../platform/html';
import { paidSaleOf, saleByToken } from './paid-sale';
import { drawText, receiptOf, receiptRows } from './receipt';
import { ticketQr } from './receipt-mail';

/** One page with every ticket of a purchase, to print or to keep; the link's token opens it. */
export function registerTicketPage(app: App): void {
  app.http.get<{ Params: { token: string } }>(`/${ticketPagePath('')}:token`, async (request, reply) => {
    const paid = await paidSaleOf(app.db, await saleByToken(app.db, request.params.token));
    if (!paid)
      return plainPage(
        reply,
        404,
        'No encontramos tu compra',
        '<p>Si acabás de pagar, esperá un minuto y volvé a cargar esta página.</p>',
      );
    const receipt = receiptOf(paid, app.clock());
    const qr = ticketQr(app.config.publicUrl, paid);
    const stubs = receipt.tickets
      .map(
        (ticket) =>
          `<li class="stub"><span>Rifa <b>${escapeHtml(ticket.number)}</b></span><span>${escapeHtml(drawText(app, ticket))}</span></li>`,
      )
      .join('');
    const rows = receiptRows(app, receipt, paid.seller)
      .map(([term, value]) => `<dt>${escapeHtml(term)}</dt><dd>${escapeHtml(value)}</dd>`)
      .join('');
    const calendar = receipt.calendarPath
      ? `<p class="no-print"><a href="/${escapeHtml(receipt.calendarPath)}">Agregar los sorteos al calendario</a></p>`
      : '';
    return plainPage(
      reply,
      200,
      'Tu e-ticket',
      `<ul>${stubs}</ul><dl>${rows}</dl>` +
        `<img src="data:image/png;base64,${qr.toString('base64')}" alt="Código QR: al abrirlo se ve si el e-ticket es válido">` +
        `<p class="soft">Quien escanee el código ve si este e-ticket es válido y a nombre de quién está, sin tu mail ni tu teléfono.</p>${calendar}`,
    );
  });
}
