import { ticketPagePath } from '@rifas/shared/contracts';
import { plainPage, rowsHtml, stubsHtml } from '../pages/plain-page';
import type { App } from '../platform/app';
import { escapeHtml } from '../platform/html';
import { paidSaleOf, saleByToken } from './paid-sale';
import { paidText, receiptOf, receiptRows, stubsOfReceipt, TOTAL_PAID } from './receipt';
import { ticketQr, validityAddress } from './receipt-mail';

/** One page with every ticket of a purchase, to print or to keep; the link's token opens it. */
export function registerTicketPage(app: App): void {
  app.http.get<{ Params: { token: string } }>(`/${ticketPagePath('')}:token`, async (request, reply) => {
    const { deployment, publicUrl } = app.config;
    const paid = await paidSaleOf(app.db, await saleByToken(app.db, request.params.token));
    if (!paid)
      return plainPage(reply, {
        deployment,
        status: 404,
        title: 'No encontramos tu compra',
        body: '<p>Si acabás de pagar, esperá un minuto y volvé a cargar esta página.</p>',
      });
    const receipt = receiptOf(paid, app.clock());
    const qr = ticketQr(publicUrl, paid);
    const stubs = stubsOfReceipt(app, receipt);
    const rows = receiptRows(app, receipt, paid.seller);
    const calendar = receipt.calendarPath
      ? `<p class="no-print"><a class="button" href="/${escapeHtml(receipt.calendarPath)}">Agregar al calendario</a></p>`
      : '';
    return plainPage(reply, {
      deployment,
      title: 'Tu e-ticket',
      body:
        `<div class="sheet">${stubsHtml(stubs)}<p class="total"><span class="soft">${TOTAL_PAID}</span> <b>${escapeHtml(paidText(app, receipt))}</b></p>${rowsHtml(rows)}</div>` +
        `<div class="sheet"><a class="code" href="${escapeHtml(validityAddress(publicUrl, paid))}"><img src="data:image/png;base64,${qr.toString('base64')}" alt="Código QR: al abrirlo se ve si el e-ticket es válido"></a>` +
        `<p class="soft">Quien escanee el código ve si este e-\u2060ticket es válido y a nombre de quién está, sin tu mail ni tu teléfono.</p></div>` +
        `<p class="no-print soft">Para guardarlo, imprimilo o compartilo desde el menú de tu navegador.</p>${calendar}`,
    });
  });
}
