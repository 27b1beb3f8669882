import type { UsedPayment, Words } from '@rifas/shared/domain';
import type { TicketUse } from '../../common/deposit-uses';
import { deleteTexts } from '../../common/texts';

/** A record that the seller can delete. */
export type Removable =
  | { readonly kind: 'ticket'; readonly use: TicketUse }
  | { readonly kind: 'personalPayment'; readonly payment: UsedPayment };

export const nameOf = (target: Removable, words: Words): string =>
  target.kind === 'ticket'
    ? words.nameOf(target.use.number, target.use.draw)
    : deleteTexts.personalPayment(target.payment);
