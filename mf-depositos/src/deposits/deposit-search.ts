import type { Deposit } from '@rifas/shared/contracts';

/** Accents and case don't count: 'peña' is found by 'PENA'. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .trim();

/** The deposits that paid for a raffle with that number, or of a buyer with that name; all when nothing is typed. */
export function searchDeposits(deposits: readonly Deposit[], typed: string): readonly Deposit[] {
  const query = fold(typed);
  if (query === '') return deposits;
  return deposits.filter(({ registros: [tickets] }) =>
    tickets.some(({ Numero, Nombre }) => Numero.includes(query) || fold(Nombre ?? '').includes(query)),
  );
}
