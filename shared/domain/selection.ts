import type { Raffle, Ticket } from '../contracts';
import type { Cents } from './money';
import { ticketsTotal } from './pricing';
import { raffleNumber } from './raffles';
import { pendingTickets } from './ticket-states';
import type { DisplayMode } from './variant';

/** Ids of the selected tickets, in both modes. A plain list, so that a wizard's draft can be stored. */
export type Selection = readonly number[];

/** What is selected in one gesture: a ticket in multi mode, all pending tickets of a raffle in single mode (D9). */
export interface SelectableUnit {
  /** Unique among the units of one mode; stable across fetches. */
  key: string;
  numero: string;
  tickets: Ticket[];
  price: Cents;
}

const unit = (key: string, tickets: Ticket[]): SelectableUnit => ({
  key,
  numero: raffleNumber(tickets),
  tickets,
  price: ticketsTotal(tickets),
});

/** Everything that can be selected; tickets that are not pending belong to no unit (specification 4, D9). */
export function selectableUnits(raffles: readonly Raffle[], mode: DisplayMode): SelectableUnit[] {
  if (mode === 'multi') return raffles.flatMap(pendingTickets).map((ticket) => unit(String(ticket.id), [ticket]));
  return raffles
    .map(pendingTickets)
    .filter((tickets) => tickets.length > 0)
    .map((tickets) => unit(raffleNumber(tickets), tickets));
}

/** A unit is selected when all its tickets are. */
export const isSelected = (selection: Selection, { tickets }: Pick<SelectableUnit, 'tickets'>): boolean =>
  tickets.length > 0 && tickets.every((ticket) => selection.includes(ticket.id));

/** The selection with the unit added, or taken out if it was in. */
export function toggleSelection(selection: Selection, toggled: Pick<SelectableUnit, 'tickets'>): Selection {
  const ids = toggled.tickets.map((ticket) => ticket.id);
  const others = selection.filter((id) => !ids.includes(id));
  return isSelected(selection, toggled) ? others : [...others, ...ids];
}

/** The selected tickets that are still pending: one sold meanwhile drops out, whatever the stored selection says. */
export function selectedTickets(raffles: readonly Raffle[], selection: Selection): Ticket[] {
  const ids = new Set(selection);
  return raffles.flatMap(pendingTickets).filter((ticket) => ids.has(ticket.id));
}

/** How many units these tickets are: tickets in multi mode, raffles in single mode. */
export const unitCount = (tickets: readonly Pick<Ticket, 'Numero'>[], mode: DisplayMode): number =>
  mode === 'multi' ? tickets.length : new Set(tickets.map((ticket) => ticket.Numero)).size;

const WORDS = { multi: ['talón', 'talones'], single: ['rifa', 'rifas'] } as const;

/** 'talón' / 'talones' in multi mode, 'rifa' / 'rifas' in single mode (D9). */
export const unitWord = (mode: DisplayMode, count: number): string => WORDS[mode][count === 1 ? 0 : 1];

/** '1 talón', '3 rifas'. */
export const unitLabel = (mode: DisplayMode, count: number): string => `${count} ${unitWord(mode, count)}`;

/** '1 talón seleccionado', '3 rifas seleccionadas'. */
export const selectedLabel = (mode: DisplayMode, count: number): string =>
  `${unitLabel(mode, count)} seleccionad${mode === 'multi' ? 'o' : 'a'}${count === 1 ? '' : 's'}`;
