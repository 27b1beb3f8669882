import { toBuffer } from 'qrcode';
import type { Db } from '../db/database';
import type { App } from '../platform/app';
import { escapeHtml } from '../platform/html';
import { rafflesOfSale } from '../talon/ticket-queries';
import type { SaleRow } from './payable-sale';
import type { AttemptRow, GatewayCard } from './settlement';

interface PaidSale {
  attempt: AttemptRow;
  sale: SaleRow;
  card: GatewayCard;
}

const dayOf = (date: string | undefined): string => (date ?? '').slice(0, 10).split('-').reverse().join('/');

/** The buyer's e-ticket: numbers, draw dates and a QR that says the same, in the outbox of the same transaction. */
export async function queueTicketMail({ config, mailer }: App, tx: Db, { attempt, sale, card }: PaidSale): Promise<void> {
  const { mode, title, settings } = config.deployment;
  const raffles = await rafflesOfSale(tx, sale.id);
  const lines = raffles.flat().map((ticket) =>
    mode === 'multi'
      ? `Rifa ${ticket.Numero}, sorteo ${ticket.SorteoNumero} (${dayOf(ticket.FechaSorteo?.date)})`
      : `Rifa ${ticket.Numero}, talón ${ticket.SorteoNumero}`,
  );
  const total = new Intl.NumberFormat('es-UY', { minimumFractionDigits: 2 }).format((attempt.baseCents + attempt.surchargeCents) / 100);
  const paid = `Total pagado: ${settings.simboloMoneda} ${total}. Autorización ${card.authorizationCode}.`;
  const qr = await toBuffer([`Venta ${sale.id}`, ...lines, `Autorización ${card.authorizationCode}`].join('\n'), { width: 320, margin: 2 });
  await mailer.queue(tx, {
    to: attempt.buyerEmail,
    subject: `${title}: tu compra está confirmada`,
    text: [`Hola ${attempt.buyerName}:`, 'Tu pago fue aprobado. Estos son tus números:', ...lines.map((line) => `- ${line}`), paid, 'Guardá este mail: es tu e-ticket.'].join('\n'),
    html: `<h1>¡Gracias, ${escapeHtml(attempt.buyerName)}!</h1>
<p>Tu pago fue aprobado. Estos son tus números:</p>
<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>
<p>${escapeHtml(paid)}</p>
<p><img src="cid:eticket" alt="Código QR con los números comprados" width="320" height="320"></p>
<p>Guardá este mail: es tu e-ticket.</p>`,
    attachments: [{ filename: 'e-ticket.png', contentType: 'image/png', cid: 'eticket', base64: qr.toString('base64') }],
  });
}
