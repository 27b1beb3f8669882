import type { UsedPayment } from '@rifas/shared/domain';
import { formatDate } from '@rifas/shared/format';
import type { TicketUse } from '../../common/deposit-uses';
import type { DepositWords } from '../../common/use-words';

/** A record that the seller can delete. */
export type Removable =
  | { readonly kind: 'ticket'; readonly use: TicketUse }
  | { readonly kind: 'personalPayment'; readonly payment: UsedPayment };

const nameOfPayment = ({ date }: UsedPayment): string =>
  date ? `pago personal del ${formatDate(date)}` : 'pago personal sin fecha';

export const nameOf = (target: Removable, words: DepositWords): string =>
  target.kind === 'ticket' ? words.nameOf(target.use.number, target.use.draw) : nameOfPayment(target.payment);
