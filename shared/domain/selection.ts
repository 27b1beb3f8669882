import type { Id } from './id';
import type { Cents } from './money';
import { ticketsTotal } from './pricing';
import { raffleNumber } from './raffles';
import type { Raffle, Ticket } from './ticket';
import { sellableTickets, type Priced } from './ticket-states';
import type { DisplayMode } from './variant';

// Our own screens select with the picker of `selling`, and take `unitCount` alone from here: the rest is for other teams' remotes.

/** Ids of the selected tickets, in both modes. A plain list, so that a wizard's draft can be stored. */
export type Selection = readonly Id[];

/** What is selected in one gesture: a ticket in multi mode, all tickets of a raffle that can be sold in single mode. */
export interface SelectableUnit {
  /** Unique among the units of one mode; stable across fetches. */
  readonly key: string;
  readonly number: string;
  readonly tickets: readonly Priced[];
  readonly price: Cents;
}

const unit = (key: string, tickets: readonly Priced[]): SelectableUnit => ({
  key,
  number: raffleNumber(tickets),
  tickets,
  price: ticketsTotal(tickets),
});

/**
 * Everything that can be selected; a ticket that is not pending, or has no price, belongs to no unit.
 * @example selectableUnits(raffles, 'single').map(({ number }) => number);
 */
export function selectableUnits(raffles: readonly Raffle[], mode: DisplayMode): SelectableUnit[] {
  if (mode === 'multi')
    return raffles.flatMap((raffle) => sellableTickets(raffle)).map((ticket) => unit(String(ticket.id), [ticket]));
  return raffles
    .map((raffle) => sellableTickets(raffle))
    .filter((tickets) => tickets.length > 0)
    .map((tickets) => unit(raffleNumber(tickets), tickets));
}

interface WithTickets {
  readonly tickets: readonly Pick<Ticket, 'id'>[];
}

/**
 * A unit is selected when all its tickets are.
 * @example isSelected([1, 2], { tickets: [{ id: 1 }, { id: 2 }] }) // true
 */
export const isSelected = (selection: Selection, { tickets }: WithTickets): boolean =>
  tickets.length > 0 && tickets.every((ticket) => selection.includes(ticket.id));

/**
 * The selection with the unit added, or taken out if it was in.
 * @example toggleSelection([1, 2], { tickets: [{ id: 2 }] }) // [1]
 */
export function toggleSelection(selection: Selection, toggled: WithTickets): Selection {
  const ids = toggled.tickets.map((ticket) => ticket.id);
  const others = selection.filter((id) => !ids.includes(id));
  return isSelected(selection, toggled) ? others : [...others, ...ids];
}

/**
 * The selected tickets that can still be sold: one sold meanwhile drops out, whatever the stored selection says.
 * @example ticketsTotal(selectedTickets(raffles, selection));
 */
export function selectedTickets(raffles: readonly Raffle[], selection: Selection): Priced[] {
  const ids = new Set(selection);
  return raffles.flatMap((raffle) => sellableTickets(raffle)).filter((ticket) => ids.has(ticket.id));
}

/**
 * How many units these tickets are: tickets in multi mode, raffles in single mode.
 * @example unitCount([{ number: '7' }, { number: '7' }], 'single') // 1
 */
export const unitCount = (tickets: readonly Pick<Ticket, 'number'>[], mode: DisplayMode): number =>
  mode === 'multi' ? tickets.length : new Set(tickets.map((ticket) => ticket.number)).size;
