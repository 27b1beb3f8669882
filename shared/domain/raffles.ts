import { TICKET_STATES, type Raffle, type Ticket, type TicketState } from '../contracts';
import type { Cents } from './money';
import { ticketsTotal } from './pricing';
import { pendingTickets } from './ticket-states';

/** The number its tickets share, with its leading zeros; '' for an empty list. */
export const raffleNumber = (raffle: readonly Pick<Ticket, 'Numero'>[]): string => raffle[0]?.Numero ?? '';

/** The buyer's name, only if all tickets share the same one (specification 2, raffle list). */
export function buyerOf(raffle: readonly Pick<Ticket, 'Nombre'>[]): string | undefined {
  const [first, ...others] = raffle.map((ticket) => ticket.Nombre?.trim() ?? '');
  return first && others.every((name) => name === first) ? first : undefined;
}

/** The raffle's comment: the first that one of its tickets carries; '' when there is none. */
export const commentOf = (raffle: readonly Pick<Ticket, 'Comentario'>[]): string =>
  raffle.find((ticket) => ticket.Comentario)?.Comentario ?? '';

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const significant = (numero: string): string => numero.replace(/^0+(?=\d)/, '');
const isDigits = (numero: string): boolean => /^\d+$/.test(numero);

/**
 * Order of raffle and draw numbers: as numbers though they are text of any length, so '00012' < '123' (D10).
 * Equal numbers go by their text; what is no number goes last.
 */
export function compareNumero(a: string, b: string): number {
  if (!isDigits(a) || !isDigits(b)) return Number(isDigits(b)) - Number(isDigits(a)) || byText(a, b);
  const [x, y] = [significant(a), significant(b)];
  return x.length - y.length || byText(x, y) || byText(a, b);
}

/** A sorted copy, by raffle number. */
export const sortRaffles = <T extends Pick<Ticket, 'Numero'>>(raffles: readonly T[][]): T[][] =>
  [...raffles].sort((a, b) => compareNumero(raffleNumber(a), raffleNumber(b)));

/** Tickets in any order to raffles by number, each ordered by draw (specification 3). '7' and '007' are two raffles. */
export function groupTickets<T extends Pick<Ticket, 'Numero' | 'SorteoNumero'>>(tickets: readonly T[]): T[][] {
  const groups = new Map<string, T[]>();
  for (const ticket of tickets) {
    const group = groups.get(ticket.Numero);
    if (group) group.push(ticket);
    else groups.set(ticket.Numero, [ticket]);
  }
  for (const group of groups.values()) group.sort((a, b) => compareNumero(a.SorteoNumero, b.SorteoNumero));
  return sortRaffles([...groups.values()]);
}

/** Sum of the prices of its pending tickets: the price of the raffle in single mode (D9). */
export const pendingTotal = (raffle: readonly Pick<Ticket, 'Estado' | 'Precio'>[]): Cents =>
  ticketsTotal(pendingTickets(raffle));

/** How many tickets are in each state, over all raffles. */
export function countByState(raffles: readonly (readonly Pick<Ticket, 'Estado'>[])[]): Record<TicketState, number> {
  const counts = Object.fromEntries(TICKET_STATES.map((state) => [state, 0])) as Record<TicketState, number>;
  for (const ticket of raffles.flat()) counts[ticket.Estado] += 1;
  return counts;
}

/** The distinct states of a raffle's tickets, in the order of a ticket's life; one of them when all agree. */
export const statesOf = (raffle: readonly Pick<Ticket, 'Estado'>[]): TicketState[] =>
  TICKET_STATES.filter((state) => raffle.some((ticket) => ticket.Estado === state));

/** The raffle with that number, if it is there. */
export const findRaffle = (raffles: readonly Raffle[], numero: string): Raffle | undefined =>
  raffles.find((raffle) => raffleNumber(raffle) === numero);
