import { balanceOf, depositsForPersonalPayment, sumCents, type Cents, type Deposit } from '@rifas/shared/domain';

/**
 * What the deposits leave to use together, as far as it is known. A deposit of which more was used takes nothing from
 * the others.
 */
export const leftToUse = (deposits: readonly Deposit[]): Cents =>
  sumCents(depositsForPersonalPayment(deposits).flatMap((deposit) => balanceOf(deposit) ?? []));
