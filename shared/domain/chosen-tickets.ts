import type { Raffle, Ticket } from '../contracts';
import { isPending } from './ticket-states';
import type { DisplayMode } from './variant';

/** Enough of a ticket to name it after it has gone from the list. */
export type ChosenTicket = Pick<Ticket, 'id' | 'Numero' | 'SorteoNumero'>;

export const toChosen = ({ id, Numero, SorteoNumero }: ChosenTicket): ChosenTicket => ({ id, Numero, SorteoNumero });

/**
 * A selection against a fresh list: the tickets that can still be sold, in the list's order, and what was sold or moved
 * meanwhile. In single mode a chosen raffle stands for all its pending tickets, also for one that has become pending again (D9).
 */
export function reconcileChosen(
  chosen: readonly ChosenTicket[],
  raffles: readonly Raffle[],
  mode: DisplayMode,
): { readonly tickets: readonly Ticket[]; readonly gone: readonly ChosenTicket[] } {
  const pending = raffles.flat().filter(isPending);
  const pendingIds = new Set(pending.map(({ id }) => id));
  const wanted = new Set<string | number>(chosen.map(({ id, Numero }) => (mode === 'multi' ? id : Numero)));
  return {
    tickets: pending.filter(({ id, Numero }) => wanted.has(mode === 'multi' ? id : Numero)),
    gone: chosen.filter(({ id }) => !pendingIds.has(id)),
  };
}
