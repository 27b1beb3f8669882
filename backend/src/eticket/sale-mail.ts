import { fullName } from '@rifas/shared/domain';
import { formatMoney, isolated } from '@rifas/shared/format';
import type { Db } from '../db/database';
import { unsubscribeAddress, unsubscribeHeaders } from '../news/unsubscribe';
import { mailPage } from '../pages/mail-page';
import type { App } from '../platform/app';
import type { PaidSale } from './paid-sale';
import { receiptOf, stubsOf } from './receipt';

/**
 * Tells the seller of a sale by card, unless they want no such mails. The mail leaves out the buyer's contacts, because
 * the seller's list shows them.
 */
export async function queueSaleMail(
  app: Pick<App, 'config' | 'clock' | 'mailer'>,
  tx: Db,
  paid: PaidSale,
): Promise<void> {
  const { seller, buyer } = paid;
  if (!seller.wantsSaleMails) return;
  const { publicUrl, deployment } = app.config;
  const receipt = receiptOf(paid, app.clock());
  const who = isolated(fullName(buyer)) || 'Alguien';
  const unsubscribe = unsubscribeAddress(publicUrl, seller.unsubscribeCode);
  const total = formatMoney(receipt.totalCents, deployment.settings.simboloMoneda);
  await app.mailer.queue(tx, {
    to: seller.email,
    subject: `${deployment.title}: ${who} pagó ${total}`,
    ...mailPage(deployment, `¡Vendiste, ${seller.firstName}!`, [
      { kind: 'text', text: `${who} pagó con tarjeta:` },
      { kind: 'stubs', stubs: stubsOf(app, receipt.tickets) },
      { kind: 'figure', label: 'Total', figure: total },
      { kind: 'link', label: 'Ver tus rifas', address: `${publicUrl}/dashboard/rifas/list` },
      { kind: 'small', text: 'No quiero un mail por cada venta', address: unsubscribe },
    ]),
    headers: unsubscribeHeaders(unsubscribe),
  });
}
