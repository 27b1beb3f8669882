import { balanceOf, isCashDeposit, isId, type Cents, type Deposit } from '@rifas/shared/domain';

/** A deposit whose balance is known: only such a one can pay. */
export type PayingDeposit = Deposit & { readonly balance: Cents };

/** Those deposits whose balance is known, with it. */
export const withBalance = (deposits: readonly Deposit[]): PayingDeposit[] =>
  deposits.flatMap((deposit) => {
    const balance = balanceOf(deposit);
    return balance === undefined ? [] : [{ ...deposit, balance }];
  });

/** The deposit of a wizard's draft, with the balance it had when it was chosen. */
export type ChosenDeposit = Pick<PayingDeposit, 'id' | 'balance'>;

export const choiceOf = ({ id, balance }: PayingDeposit): ChosenDeposit => ({ id, balance });

/** The choice as a draft stored it; undefined for anything else that the storage may hold. */
export function storedChoice(stored: unknown): ChosenDeposit | undefined {
  const { id, balance } = (stored ?? {}) as Partial<Record<keyof ChosenDeposit, unknown>>;
  return isId(id) && Number.isSafeInteger(balance) ? (stored as ChosenDeposit) : undefined;
}

/** The chosen deposit as it is now; undefined when it can pay for nothing any more. */
export const findChosen = (deposits: readonly Deposit[], { id }: ChosenDeposit): PayingDeposit | undefined =>
  withBalance(deposits).find((deposit) => deposit.id === id && isCashDeposit(deposit) && deposit.balance > 0);
