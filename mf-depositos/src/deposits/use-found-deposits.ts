import { useDeferredValue, useState } from 'react';
import type { Deposit } from '@rifas/shared/domain';
import { searchDeposits } from './deposit-search';

const NONE: readonly Deposit[] = [];

export interface DepositSearch {
  readonly typed: string;
  readonly type: (typed: string) => void;
  readonly total: number;
  readonly found: readonly Deposit[];
}

/** A list of deposits with what is typed to search it. */
export function useFoundDeposits(deposits: readonly Deposit[] = NONE): DepositSearch {
  const [typed, type] = useState('');
  const query = useDeferredValue(typed);
  return { typed, type, total: deposits.length, found: searchDeposits(deposits, query) };
}
