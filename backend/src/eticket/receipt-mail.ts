import { validityPagePath } from '@rifas/shared/contracts';
import { fullName } from '@rifas/shared/domain';
import { plural } from '@rifas/shared/format';
import type { Db } from '../db/database';
import { mailPage, type MailPart } from '../pages/mail-page';
import { stubGroups } from '../pages/stubs';
import type { App } from '../platform/app';
import type { SoldSale } from './paid-sale';
import { qrPng } from './qr-png';
import { paidText, receiptOf, receiptRows, stubsOfReceipt, TOTAL_PAID } from './receipt';

type Context = Pick<App, 'config' | 'clock' | 'mailer'>;

/** The page that the code of an e-ticket opens: whether it is valid, and its owner. */
export const validityAddress = (publicUrl: string, { sale }: Pick<SoldSale, 'sale'>): string =>
  `${publicUrl}/${validityPagePath(sale.validityCode)}`;

/** The QR of an e-ticket, PNG: it opens the page that shows whether the e-ticket is valid. */
export const ticketQr = (publicUrl: string, paid: Pick<SoldSale, 'sale'>): Buffer =>
  qrPng(validityAddress(publicUrl, paid));

/** Puts the buyer's e-ticket in the outbox, in the same transaction. A buyer without an address gets none. */
export async function queueReceiptMail(app: Context, tx: Db, paid: SoldSale): Promise<void> {
  if (paid.buyer.email === '') return;
  const { publicUrl, deployment } = app.config;
  const receipt = receiptOf(paid, app.clock());
  const stubs = stubsOfReceipt(app, receipt);
  const yours = plural(stubGroups(stubs).length, 'Este es tu número', 'Estos son tus números');
  const parts: readonly MailPart[] = [
    { kind: 'text', text: `${receipt.card ? 'Tu pago fue aprobado' : 'Tu compra quedó registrada'}. ${yours}:` },
    { kind: 'stubs', stubs },
    { kind: 'figure', label: TOTAL_PAID, figure: paidText(app, receipt) },
    { kind: 'rows', rows: receiptRows(app, receipt, paid.seller) },
    {
      kind: 'picture',
      cid: 'eticket',
      alt: 'Código QR: al abrirlo se ve si el e-ticket es válido',
      text: 'Al abrir este código se ve si el e-ticket es válido.',
    },
    { kind: 'link', label: 'Ver e imprimir el e-ticket', address: `${publicUrl}/${receipt.ticketPath}` },
    ...(receipt.calendarPath
      ? [
          {
            kind: 'link' as const,
            quiet: true,
            label: 'Agregar al calendario',
            address: `${publicUrl}/${receipt.calendarPath}`,
          },
        ]
      : []),
    { kind: 'text', text: 'Guardá este mail: es tu e-ticket.' },
  ];
  const qr = ticketQr(publicUrl, paid);
  await app.mailer.queue(tx, {
    to: paid.buyer.email,
    subject: `${deployment.title}: tu compra está confirmada`,
    ...mailPage(deployment, `¡Gracias, ${paid.buyer.firstName || fullName(paid.buyer)}!`, parts),
    attachments: [
      { filename: 'e-ticket.png', contentType: 'image/png', cid: 'eticket', base64: qr.toString('base64') },
    ],
  });
}
