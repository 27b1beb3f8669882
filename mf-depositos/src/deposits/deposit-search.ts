import { useDeferredValue, useState } from 'react';
import { balanceOf, type Deposit } from '@rifas/shared/domain';
import { raffleFinder } from '@rifas/shared/selling';

/** The deposits with a ticket whose raffle number or buyer matches every typed word; all if nothing is typed. */
export function searchDeposits(deposits: readonly Deposit[], typed: string): readonly Deposit[] {
  if (typed.trim() === '') return deposits;
  const isFound = raffleFinder(typed);
  return deposits.filter(({ tickets }) => tickets.some(({ number, buyer }) => isFound(number, [buyer])));
}

const NONE: readonly Deposit[] = [];

/** A deposit with an unknown balance counts too: it may have one. */
export const hasBalance = (deposit: Deposit): boolean => balanceOf(deposit) !== 0;

/**
 * The search in a list of deposits: the typed text, the filter `withBalance` (only deposits that can still be used),
 * and the deposits found.
 */
export function useFoundDeposits(all: readonly Deposit[] = NONE) {
  const [typed, type] = useState('');
  const [withBalance, showWithBalance] = useState(false);
  const query = useDeferredValue(typed);
  const offered = withBalance ? all.filter(hasBalance) : all;
  return { typed, type, withBalance, showWithBalance, all, found: searchDeposits(offered, query) };
}
export type DepositSearch = ReturnType<typeof useFoundDeposits>;
