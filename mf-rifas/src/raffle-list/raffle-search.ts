import { TICKET_STATES, type Raffle, type TicketState } from '@rifas/shared/contracts';
import type { Mode } from '@rifas/shared/deployment';
import { buyerOf, compareNumero, countByState, hasPending, raffleNumber } from '@rifas/shared/domain';
import { foldText } from '@rifas/shared/format';
import { raffleMatches } from '../common/raffle-matches';

export const RAFFLE_SORTS = {
  number: 'Menor número',
  numberDescending: 'Mayor número',
  buyer: 'Comprador',
  pendingFirst: 'Pendientes primero',
} as const;
export type RaffleSort = keyof typeof RAFFLE_SORTS;

export interface RaffleFilters {
  /** Part of a raffle number or of a buyer's name. */
  readonly query: string;
  readonly state: TicketState | 'all';
  readonly sort: RaffleSort;
}

export const NO_FILTERS: RaffleFilters = { query: '', state: 'all', sort: 'number' };

const hasState = (raffle: Raffle, state: TicketState): boolean => raffle.some(({ Estado }) => Estado === state);

const byNumber = (a: Raffle, b: Raffle): number => compareNumero(raffleNumber(a), raffleNumber(b));

// Raffles without a buyer go last.
const byBuyer = (a: Raffle, b: Raffle): number => {
  const [first, second] = [buyerOf(a), buyerOf(b)];
  if (first === undefined || second === undefined)
    return Number(first === undefined) - Number(second === undefined) || byNumber(a, b);
  return first.localeCompare(second, 'es') || byNumber(a, b);
};

const COMPARE: Record<RaffleSort, (a: Raffle, b: Raffle) => number> = {
  number: byNumber,
  numberDescending: (a, b) => byNumber(b, a),
  buyer: byBuyer,
  pendingFirst: (a, b) => Number(hasPending(b)) - Number(hasPending(a)) || byNumber(a, b),
};

/** The raffles that the filters let through, in the order asked for. A raffle has a state when one of its tickets has it. */
export function searchRaffles(raffles: readonly Raffle[], { query, state, sort }: RaffleFilters): Raffle[] {
  const folded = foldText(query);
  return raffles
    .filter((raffle) => (state === 'all' || hasState(raffle, state)) && raffleMatches(raffle, folded))
    .sort(COMPARE[sort]);
}

/** How many talones are in each state, in single how many rifas have one in it (D9). */
export function countsByState(raffles: readonly Raffle[], mode: Mode): Record<TicketState, number> {
  const tickets = countByState(raffles);
  if (mode === 'multi') return tickets;
  for (const state of TICKET_STATES) tickets[state] = raffles.filter((raffle) => hasState(raffle, state)).length;
  return tickets;
}
