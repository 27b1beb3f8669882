import { cents, fullName } from '@rifas/shared/domain';
import { formatMoney } from '@rifas/shared/format';
import type { Db } from '../db/database';
import type { SaleRow } from '../db/schema';
import { sellerOf } from '../eticket/paid-sale';
import { currencyName } from '../gateway/currencies';
import { mailPage } from '../pages/mail-page';
import type { App } from '../platform/app';
import { chargedCurrencyOf, type AttemptRow } from './payment-attempt';

export interface Refund {
  readonly attempt: AttemptRow;
  readonly sale: SaleRow;
  /** The numbers of the raffles that the payment was for. */
  readonly numbers: readonly string[];
  readonly montoCents: number;
}

/**
 * Tells a buyer that the charge of their card bought nothing and goes back: a buyer who left the page would not learn
 * it otherwise.
 */
export async function queueRefundMail(
  { config: { deployment }, mailer }: Pick<App, 'config' | 'mailer'>,
  tx: Db,
  { attempt, sale, numbers, montoCents }: Refund,
): Promise<void> {
  const { title, links, settings } = deployment;
  const currency = chargedCurrencyOf(attempt);
  const symbol = currency === settings.moneda ? settings.simboloMoneda : currencyName(currency);
  await mailer.queue(tx, {
    to: attempt.buyerEmail,
    subject: `${title}: te devolvemos tu pago`,
    ...mailPage(deployment, 'Te devolvemos tu pago', [
      {
        kind: 'text',
        text: 'Este pago no compró las rifas. Le pedimos a la tarjeta que te devuelva todo lo que te cobró.',
      },
      { kind: 'raffles', numbers },
      { kind: 'figure', label: 'Se te devuelve', figure: formatMoney(cents(montoCents), symbol) },
      {
        kind: 'rows',
        rows: [
          ['Vende', fullName(await sellerOf(tx, sale.passengerId))],
          ['Venta', String(sale.id)],
        ],
      },
      {
        kind: 'text',
        text: `Lo vas a ver en tu resumen, según tu banco en unos días o en el mes que viene. Si no aparece, escribinos a ${links.contactMail}.`,
      },
    ]),
  });
}
