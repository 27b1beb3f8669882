import type { Raffle, Ticket } from './ticket';
import { isDrawOver, sellableTickets, type Priced } from './ticket-states';
import type { DisplayMode } from './variant';
import type { WallTime } from './wall-time';

/** The fields that name a ticket after it has left the list. */
export type ChosenTicket = Pick<Ticket, 'id' | 'number' | 'draw'>;

/**
 * The part of a ticket that a draft keeps.
 * @example toChosen({ id: 1, number: '7', draw: '2', comment: 'la vecina' }) // { id: 1, number: '7', draw: '2' }
 */
export const toChosen = ({ id, number, draw }: ChosenTicket): ChosenTicket => ({ id, number, draw });

/**
 * Compares a selection with a fresh list. Returns the tickets that can still be sold, in the list's order, and those
 * that were sold or moved since. In single mode a chosen raffle stands for all its tickets that can be sold, also for
 * one that can be sold again. A ticket whose draw is over is excluded unless that ticket itself was chosen.
 * @param today the time in Montevideo; without it, no draw counts as over
 * @example const { tickets, gone } = reconcileChosen(draft.chosen, raffles, 'multi');
 */
export function reconcileChosen(
  chosen: readonly ChosenTicket[],
  raffles: readonly Raffle[],
  mode: DisplayMode,
  today?: WallTime,
): { readonly tickets: readonly Priced[]; readonly gone: readonly ChosenTicket[] } {
  const sellable = raffles.flatMap((raffle) => sellableTickets(raffle));
  const sellableIds = new Set(sellable.map(({ id }) => id));
  const ids = new Set(chosen.map(({ id }) => id));
  const numbers = new Set(mode === 'multi' ? [] : chosen.map(({ number }) => number));
  const joins = (ticket: Ticket) => numbers.has(ticket.number) && !(today && isDrawOver(ticket, today));
  return {
    tickets: sellable.filter((ticket) => ids.has(ticket.id) || joins(ticket)),
    gone: chosen.filter(({ id }) => !sellableIds.has(id)),
  };
}
