import type { Raffle, Ticket } from '@rifas/shared/contracts';
import type { Mode } from '@rifas/shared/deployment';
import { isPending, isSelected } from '@rifas/shared/domain';

/** Enough of a ticket to name it after it has gone from the list. */
export type ChosenTicket = Pick<Ticket, 'id' | 'Numero' | 'SorteoNumero'>;

const pick = ({ id, Numero, SorteoNumero }: ChosenTicket): ChosenTicket => ({ id, Numero, SorteoNumero });

const idsOf = (tickets: readonly ChosenTicket[]): ReadonlySet<number> => new Set(tickets.map(({ id }) => id));

export const numbersOf = (tickets: readonly ChosenTicket[]): string[] => [...new Set(tickets.map(({ Numero }) => Numero))];

/** Puts the tickets in, or takes them out when all are in already. */
export function toggleTickets(chosen: readonly ChosenTicket[], tickets: readonly Ticket[]): ChosenTicket[] {
  const toggled = idsOf(tickets);
  const others = chosen.filter(({ id }) => !toggled.has(id));
  const unit = { tickets: [...tickets] };
  return isSelected(chosen.map(({ id }) => id), unit) ? others : [...others, ...tickets.map(pick)];
}

/** The chosen tickets with their price and draw, grouped as the list groups them. */
export function chosenRaffles(chosen: readonly ChosenTicket[], raffles: readonly Raffle[]): Raffle[] {
  const ids = idsOf(chosen);
  return raffles.map((raffle) => raffle.filter(({ id }) => ids.has(id))).filter((raffle) => raffle.length > 0);
}

/**
 * The selection against a fresh list: what can still be sold is kept, what cannot has gone. In single mode a chosen
 * raffle stands for all its pending tickets, also for one that has become pending again (D9).
 */
export function reconcile(
  chosen: readonly ChosenTicket[],
  raffles: readonly Raffle[],
  mode: Mode,
): { kept: readonly ChosenTicket[]; gone: readonly ChosenTicket[] } {
  const pending = raffles.flat().filter(isPending);
  const pendingIds = idsOf(pending);
  const gone = chosen.filter(({ id }) => !pendingIds.has(id));
  if (mode === 'multi') return { kept: chosen.filter(({ id }) => pendingIds.has(id)), gone };
  const numbers = new Set(numbersOf(chosen));
  return { kept: pending.filter(({ Numero }) => numbers.has(Numero)).map(pick), gone };
}
