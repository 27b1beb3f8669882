import type { Cents, UsedPayment, Words } from '@rifas/shared/domain';
import type { TicketUse } from '../../common/deposit-uses';
import { deleteTexts } from '../../common/texts';

/** A record that the seller can delete. */
export type Removable =
  | { readonly kind: 'ticket'; readonly use: TicketUse }
  | { readonly kind: 'personalPayment'; readonly payment: UsedPayment };

/** The name of a record. Personal payments of the same day are distinguished by the amount. */
export function nameOf(target: Removable, words: Words, money: (amount: Cents) => string): string {
  if (target.kind === 'ticket') return words.nameOf(target.use.number, target.use.draw);
  const { amountCents } = target.payment;
  return [deleteTexts.personalPayment(target.payment), amountCents !== undefined && money(amountCents)]
    .filter(Boolean)
    .join(', ');
}
