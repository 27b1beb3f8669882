import type { Deposit } from '@rifas/shared/domain';
import { foldText } from '@rifas/shared/format';

/** The deposits that paid for a raffle with that number, or of a buyer with that name; all when nothing is typed. */
export function searchDeposits(deposits: readonly Deposit[], typed: string): readonly Deposit[] {
  const query = foldText(typed);
  if (query === '') return deposits;
  return deposits.filter(({ tickets }) =>
    tickets.some(({ number, buyer = '' }) => number.includes(query) || foldText(buyer).includes(query)),
  );
}
