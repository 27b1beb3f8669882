import { balanceOf, isCashDeposit, isId, type Cents, type Deposit } from '@rifas/shared/domain';

/** A deposit with a known balance: others cannot pay. */
export type PayingDeposit = Deposit & { readonly balance: Cents };

/** The deposits with a known balance, each with that balance. */
export const withBalance = (deposits: readonly Deposit[]): PayingDeposit[] =>
  deposits.flatMap((deposit) => {
    const balance = balanceOf(deposit);
    return balance === undefined ? [] : [{ ...deposit, balance }];
  });

/** The deposit in a wizard's draft, with its balance when it was chosen. */
export type ChosenDeposit = Pick<PayingDeposit, 'id' | 'balance'>;

export const choiceOf = ({ id, balance }: PayingDeposit): ChosenDeposit => ({ id, balance });

/** The choice from a stored draft; undefined for any other stored value. */
export function storedChoice(stored: unknown): ChosenDeposit | undefined {
  const { id, balance } = (stored ?? {}) as Partial<Record<keyof ChosenDeposit, unknown>>;
  return isId(id) && Number.isSafeInteger(balance) ? (stored as ChosenDeposit) : undefined;
}

/** The chosen deposit in its current state; undefined if it can no longer pay. */
export const findChosen = (deposits: readonly Deposit[], { id }: ChosenDeposit): PayingDeposit | undefined =>
  withBalance(deposits).find((deposit) => deposit.id === id && isCashDeposit(deposit) && deposit.balance > 0);
