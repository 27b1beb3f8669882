import { useDeferredValue, useState } from 'react';
import { balanceOf, type Deposit } from '@rifas/shared/domain';
import { searchDeposits } from './deposit-search';

const NONE: readonly Deposit[] = [];

export interface DepositSearch {
  readonly typed: string;
  readonly type: (typed: string) => void;
  /** Only what can still be used is shown. */
  readonly withBalance: boolean;
  readonly showWithBalance: (only: boolean) => void;
  readonly all: readonly Deposit[];
  readonly found: readonly Deposit[];
}

/** A deposit that nobody knows the balance of may have one. */
export const hasBalance = (deposit: Deposit): boolean => balanceOf(deposit) !== 0;

/** A list of deposits with what is typed to search it, and its filter. */
export function useFoundDeposits(all: readonly Deposit[] = NONE): DepositSearch {
  const [typed, type] = useState('');
  const [withBalance, showWithBalance] = useState(false);
  const query = useDeferredValue(typed);
  const offered = withBalance ? all.filter(hasBalance) : all;
  return { typed, type, withBalance, showWithBalance, all, found: searchDeposits(offered, query) };
}
