import type { Oddity } from '@rifas/shared/contracts';
import { balanceOf, depositsForPersonalPayment, sumCents, type Cents, type Deposit } from '@rifas/shared/domain';

/**
 * What the deposits leave to use together, as far as it is known. A deposit of which more was used takes nothing from
 * the others.
 */
export const leftToUse = (deposits: readonly Deposit[]): Cents =>
  sumCents(depositsForPersonalPayment(deposits).flatMap((deposit) => balanceOf(deposit) ?? []));

/**
 * Whether a whole deposit was left out, so that no sum of all deposits is known. A path with a second index leads to a
 * use of a deposit that is not left out.
 */
export const isDepositLeftOut = ({ path, leftOut }: Oddity): boolean => leftOut && !/\[.*\[/.test(path);
