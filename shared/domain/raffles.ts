import { TICKET_STATES, type Ticket, type TicketState } from './ticket';
import { hasPending } from './ticket-states';
import type { DisplayMode } from './variant';

/**
 * The number that its tickets share, with its leading zeros; '' for an empty list.
 * @example raffleNumber([{ number: '00123' }]) // '00123'
 */
export const raffleNumber = (raffle: readonly Pick<Ticket, 'number'>[]): string => raffle[0]?.number ?? '';

/**
 * The buyer's name; undefined unless all tickets have the same one.
 * @example buyerOf([{ buyer: 'Ana Paz' }, { buyer: 'Ana Paz ' }]) // 'Ana Paz'
 */
export function buyerOf(raffle: readonly { readonly buyer?: string | undefined }[]): string | undefined {
  const [first, ...others] = raffle.map((ticket) => ticket.buyer?.trim() ?? '');
  return first && others.every((name) => name === first) ? first : undefined;
}

/**
 * The raffle's comment: the first comment among its tickets; '' when there is none.
 * @example commentOf([{}, { comment: 'la vecina' }]) // 'la vecina'
 */
export const commentOf = (raffle: readonly Pick<Ticket, 'comment'>[]): string =>
  raffle.find((ticket) => ticket.comment)?.comment ?? '';

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const significant = (number: string): string => number.replace(/^0+(?=\d)/, '');
const isDigits = (number: string): boolean => /^\d+$/.test(number);

/**
 * The order of raffle and draw numbers. They are texts of any length but are compared as numbers, so '00012' < '123'.
 * Equal numbers are ordered by their text. A text that is not a number comes last.
 * @example ['123', '00012'].sort(compareNumbers) // ['00012', '123']
 */
export function compareNumbers(a: string, b: string): number {
  if (a === b) return 0;
  if (!isDigits(a) || !isDigits(b)) return Number(isDigits(b)) - Number(isDigits(a)) || byText(a, b);
  const [x, y] = [significant(a), significant(b)];
  return x.length - y.length || byText(x, y) || byText(a, b);
}

/**
 * A sorted copy, by raffle number.
 * @example sortRaffles([[{ number: '123' }], [{ number: '00012' }]]) // [[{ number: '00012' }], [{ number: '123' }]]
 */
export const sortRaffles = <T extends readonly Pick<Ticket, 'number'>[]>(raffles: readonly T[]): T[] =>
  [...raffles].sort((a, b) => compareNumbers(raffleNumber(a), raffleNumber(b)));

/**
 * The raffles that the payment link and the cash registration list, by number: those with a ticket that waits for its payment.
 * @example rafflesWithPending([[{ number: '8', state: 'paid' }], [{ number: '7', state: 'pending' }]]) // [[{ number: '7', state: 'pending' }]]
 */
export const rafflesWithPending = <T extends readonly Pick<Ticket, 'number' | 'state'>[]>(raffles: readonly T[]): T[] =>
  sortRaffles(raffles.filter(hasPending));

/**
 * Groups tickets in any order into raffles: raffles by number, tickets by draw. '7' and '007' are two raffles.
 * @example groupTickets([{ number: '8', draw: '1' }, { number: '7', draw: '1' }]) // [[{ number: '7', draw: '1' }], [{ number: '8', draw: '1' }]]
 */
export function groupTickets<T extends Pick<Ticket, 'number' | 'draw'>>(tickets: readonly T[]): T[][] {
  const groups = new Map<string, T[]>();
  for (const ticket of tickets) {
    const group = groups.get(ticket.number);
    if (group) group.push(ticket);
    else groups.set(ticket.number, [ticket]);
  }
  for (const group of groups.values()) group.sort((a, b) => compareNumbers(a.draw, b.draw));
  return sortRaffles([...groups.values()]);
}

/**
 * The number of tickets in multi mode, the number of raffles in single mode.
 * @example unitCount([{ number: '7' }, { number: '7' }], 'single') // 1
 */
export const unitCount = (tickets: readonly Pick<Ticket, 'number'>[], mode: DisplayMode): number =>
  mode === 'multi' ? tickets.length : new Set(tickets.map(({ number }) => number)).size;

/**
 * The number of tickets in each state, over all raffles.
 * @example countByState([[{ state: 'paid' }, { state: 'paid' }]]).paid // 2
 */
export function countByState(raffles: readonly (readonly Pick<Ticket, 'state'>[])[]): Record<TicketState, number> {
  const counts = Object.fromEntries(TICKET_STATES.map((state) => [state, 0])) as Record<TicketState, number>;
  for (const raffle of raffles) for (const ticket of raffle) counts[ticket.state] += 1;
  return counts;
}

/**
 * The distinct states of a raffle's tickets, in the order of a ticket's life.
 * @example statesOf([{ state: 'paid' }, { state: 'pending' }, { state: 'paid' }]) // ['pending', 'paid']
 */
export const statesOf = (raffle: readonly Pick<Ticket, 'state'>[]): TicketState[] =>
  TICKET_STATES.filter((state) => raffle.some((ticket) => ticket.state === state));
