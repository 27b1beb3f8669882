import type { ChosenTicket, Id, Raffle } from '../../domain';
import type { Chosen } from './choices';

interface WithId {
  readonly id: Id;
}

const idsOf = (tickets: readonly WithId[]): ReadonlySet<Id> => new Set(tickets.map(({ id }) => id));

/**
 * Adds the tickets, or removes them if all are already chosen.
 * @example toggleTickets(chosen, raffle) // all of the raffle
 */
export function toggleTickets<T extends WithId>(chosen: readonly T[], toggled: readonly T[]): T[] {
  const [before, ids] = [idsOf(chosen), idsOf(toggled)];
  const others = chosen.filter(({ id }) => !ids.has(id));
  // Not by their number: some APIs give all tickets of a raffle the same id.
  return toggled.length > 0 && toggled.every(({ id }) => before.has(id)) ? others : [...others, ...toggled];
}

/**
 * The chosen tickets with price and draw, in the groups of the list.
 * @example chosenRaffles(draft.chosen, raffles).flat()
 */
export function chosenRaffles(chosen: readonly ChosenTicket[], raffles: readonly Raffle[]): Raffle[] {
  const ids = idsOf(chosen);
  return raffles.map((raffle) => raffle.filter(({ id }) => ids.has(id))).filter((raffle) => raffle.length > 0);
}

/**
 * The chosen tickets in the form that a picker uses, by ticket or by whole raffle.
 * @example chosenKeys([{ id: 7, number: '00123', draw: '1' }], true) // [{ number: '00123', key: '7' }]
 */
export const chosenKeys = (chosen: readonly ChosenTicket[], byTicket: boolean): Chosen[] =>
  chosen.map(({ id, number }) => ({ number, key: byTicket ? String(id) : number }));

/**
 * The raffle numbers of some tickets, each once.
 * @example numbersOf(raffles.flat())
 */
export const numbersOf = (tickets: readonly Pick<ChosenTicket, 'number'>[]): string[] => [
  ...new Set(tickets.map(({ number }) => number)),
];
