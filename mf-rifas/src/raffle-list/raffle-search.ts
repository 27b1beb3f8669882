import { buyerOf, compareNumbers, hasPending, raffleNumber, type Raffle, type TicketState } from '@rifas/shared/domain';
import { raffleFinder } from '@rifas/shared/selling';

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

const hasState = (raffle: Raffle, state: TicketState): boolean => raffle.some((ticket) => ticket.state === state);

const byNumber = (a: Raffle, b: Raffle): number => compareNumbers(raffleNumber(a), raffleNumber(b));

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

/** The raffles that match the filters, in the chosen order. A raffle has a state if one of its tickets has it. */
export function searchRaffles(raffles: readonly Raffle[], { query, state, sort }: RaffleFilters): Raffle[] {
  const isFound = raffleFinder(query);
  return raffles
    .filter(
      (raffle) =>
        (state === 'all' || hasState(raffle, state)) &&
        isFound(
          raffleNumber(raffle),
          raffle.map(({ buyer }) => buyer),
        ),
    )
    .sort(COMPARE[sort]);
}
