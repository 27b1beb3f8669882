import type { Raffle, Ticket } from './ticket';
import { sellableTickets, type Priced } from './ticket-states';
import type { DisplayMode } from './variant';

/** Enough of a ticket to name it after it has gone from the list. */
export type ChosenTicket = Pick<Ticket, 'id' | 'number' | 'draw'>;

/**
 * The part of a ticket that a draft keeps.
 * @example toChosen({ id: 1, number: '7', draw: '2', comment: 'la vecina' }) // { id: 1, number: '7', draw: '2' }
 */
export const toChosen = ({ id, number, draw }: ChosenTicket): ChosenTicket => ({ id, number, draw });

/**
 * A selection against a fresh list: the tickets that can still be sold, in the list's order, and what was sold or moved
 * meanwhile. In single mode a chosen raffle stands for all its tickets that can be sold, also for one that can be sold again.
 * @example const { tickets, gone } = reconcileChosen(draft.chosen, raffles, 'multi');
 */
export function reconcileChosen(
  chosen: readonly ChosenTicket[],
  raffles: readonly Raffle[],
  mode: DisplayMode,
): { readonly tickets: readonly Priced[]; readonly gone: readonly ChosenTicket[] } {
  const sellable = raffles.flatMap((raffle) => sellableTickets(raffle));
  const sellableIds = new Set(sellable.map(({ id }) => id));
  const wanted = new Set<string | number>(chosen.map(({ id, number }) => (mode === 'multi' ? id : number)));
  return {
    tickets: sellable.filter(({ id, number }) => wanted.has(mode === 'multi' ? id : number)),
    gone: chosen.filter(({ id }) => !sellableIds.has(id)),
  };
}
