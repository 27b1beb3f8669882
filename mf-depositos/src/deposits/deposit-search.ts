import type { Deposit } from '@rifas/shared/contracts';
import { foldText } from '@rifas/shared/format';

/** The deposits that paid for a raffle with that number, or of a buyer with that name; all when nothing is typed. */
export function searchDeposits(deposits: readonly Deposit[], typed: string): readonly Deposit[] {
  const query = foldText(typed);
  if (query === '') return deposits;
  return deposits.filter(({ registros: [tickets] }) =>
    tickets.some(({ Numero, Nombre }) => Numero.includes(query) || foldText(Nombre ?? '').includes(query)),
  );
}
