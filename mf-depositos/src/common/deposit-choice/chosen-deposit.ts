import type { Deposit } from '@rifas/shared/contracts';
import { balanceOf, isCashDeposit, type Cents } from '@rifas/shared/domain';

/** The deposit of a wizard's draft, with the balance it had when it was chosen. */
export interface ChosenDeposit {
  readonly id: number;
  readonly balance: Cents;
}

export const choiceOf = (deposit: Deposit): ChosenDeposit => ({ id: deposit.id, balance: balanceOf(deposit) });

/** The chosen deposit as it is now; undefined when it can pay for nothing any more. */
export const findChosen = (deposits: readonly Deposit[], { id }: ChosenDeposit): Deposit | undefined =>
  deposits.find((deposit) => deposit.id === id && isCashDeposit(deposit) && balanceOf(deposit) > 0);
