import type { UsedPayment } from '@rifas/shared/contracts';
import type { Mode } from '@rifas/shared/deployment';
import { formatDate } from '@rifas/shared/format';
import { nameOfUse, type TicketUse } from '../../common/deposit-uses';

/** A record that can be deleted, by the kinds of the specification's modal. */
export type Removable =
  | { readonly kind: 'talon'; readonly use: TicketUse }
  | { readonly kind: 'pagoPersonal'; readonly payment: UsedPayment };

export const nameOf = (target: Removable, mode: Mode): string =>
  target.kind === 'talon' ? nameOfUse(target.use, mode) : `pago personal del ${formatDate(target.payment.Fecha)}`;
