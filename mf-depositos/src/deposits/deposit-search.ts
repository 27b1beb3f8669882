import type { Deposit } from '@rifas/shared/domain';
import { raffleFinder } from '@rifas/shared/selling';

/** The deposits that paid for a raffle with that number, or of a buyer with that name, or both; all when nothing is typed. */
export function searchDeposits(deposits: readonly Deposit[], typed: string): readonly Deposit[] {
  if (typed.trim() === '') return deposits;
  const isFound = raffleFinder(typed);
  return deposits.filter(({ tickets }) => tickets.some(({ number, buyer }) => isFound(number, [buyer])));
}
