import { toBuffer } from 'qrcode';
import { ticketPagePath } from '@rifas/shared/contracts';
import { formatWallTime, type WallTime } from '@rifas/shared/domain';
import type { Db } from '../db/database';
import type { App } from '../platform/app';
import { escapeHtml } from '../platform/html';
import { rafflesOfSale } from '../talon/ticket-queries';
import type { SaleRow } from './payable-sale';
import type { AttemptRow } from './payment-attempt';

export interface PaidSale {
  readonly attempt: AttemptRow;
  readonly sale: SaleRow;
  readonly authorizationCode: string;
}

/** What an e-ticket says, on paper and in a mail. */
interface TicketText {
  /** One per ticket: number and draw. */
  readonly lines: readonly string[];
  readonly paid: string;
  /** The same as a QR code, PNG. */
  readonly qr: Buffer;
}

const dayOf = (time: WallTime | undefined): string => (time === undefined ? '' : formatWallTime(time, 'dd/MM/yyyy'));

export async function ticketText(
  { config }: Pick<App, 'config'>,
  db: Db,
  { attempt, sale, authorizationCode }: PaidSale,
): Promise<TicketText> {
  const { mode, settings } = config.deployment;
  const raffles = await rafflesOfSale(db, sale.id);
  const lines = raffles
    .flat()
    .map((ticket) =>
      mode === 'multi'
        ? `Rifa ${ticket.number}, sorteo ${ticket.draw} (${dayOf(ticket.drawDate)})`
        : `Rifa ${ticket.number}, talón ${ticket.draw}`,
    );
  const total = new Intl.NumberFormat('es-UY', { minimumFractionDigits: 2 }).format(
    (attempt.baseCents + attempt.surchargeCents) / 100,
  );
  const paid = `Total pagado: ${settings.simboloMoneda} ${total}. Autorización ${authorizationCode}.`;
  const qr = await toBuffer([`Venta ${sale.id}`, ...lines, `Autorización ${authorizationCode}`].join('\n'), {
    width: 320,
    margin: 2,
  });
  return { lines, paid, qr };
}

/** The buyer's e-ticket: numbers, draw dates and a QR that says the same, in the outbox of the same transaction. */
export async function queueTicketMail(app: App, tx: Db, paidSale: PaidSale): Promise<void> {
  const { attempt, sale } = paidSale;
  const page = `${app.config.publicUrl}/${ticketPagePath(sale.token)}`;
  const { lines, paid, qr } = await ticketText(app, tx, paidSale);
  await app.mailer.queue(tx, {
    to: attempt.buyerEmail,
    subject: `${app.config.deployment.title}: tu compra está confirmada`,
    text: [
      `Hola ${attempt.buyerName}:`,
      'Tu pago fue aprobado. Estos son tus números:',
      ...lines.map((line) => `- ${line}`),
      paid,
      `Para imprimirlos: ${page}`,
      'Guardá este mail: es tu e-ticket.',
    ].join('\n'),
    html: `<h1>¡Gracias, ${escapeHtml(attempt.buyerName)}!</h1>
<p>Tu pago fue aprobado. Estos son tus números:</p>
<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>
<p>${escapeHtml(paid)}</p>
<p><img src="cid:eticket" alt="Código QR con los números comprados" width="320" height="320"></p>
<p><a href="${escapeHtml(page)}">Ver todos en una página para imprimir</a></p>
<p>Guardá este mail: es tu e-ticket.</p>`,
    attachments: [
      { filename: 'e-ticket.png', contentType: 'image/png', cid: 'eticket', base64: qr.toString('base64') },
    ],
  });
}
