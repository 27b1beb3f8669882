import {
  raffleNumber,
  sortRaffles,
  unitCount,
  wordsOf,
  type DisplayMode,
  type PaymentLink,
  type Raffle,
  type Ticket,
} from '@rifas/shared/domain';
import type { PurchasedRaffle } from '../common/purchase.store';

/** The link's raffles by number. */
export const rafflesOf = ({ raffles }: Pick<PaymentLink, 'raffles'>): Raffle[] => sortRaffles(raffles);

/** '3 talones' in multi mode, '1 rifa' in single mode. */
export const linkCount = (raffles: readonly Raffle[], mode: DisplayMode): string =>
  wordsOf(mode).counted(unitCount(raffles.flat(), mode));

const showsDraws = (mode: DisplayMode): boolean => mode === 'multi';

/** What /success shows: the draws only where draws are shown. */
export const purchasedRaffles = (raffles: readonly Raffle[], mode: DisplayMode): PurchasedRaffle[] =>
  raffles.map((raffle) => ({
    number: raffleNumber(raffle),
    draws: showsDraws(mode) ? raffle.map(({ draw }) => draw) : [],
  }));

export interface PriceLine {
  readonly key: number;
  /** The ticket whose draw is shown, in multi mode; in single mode a raffle is one line. */
  readonly ticket: Ticket | undefined;
  /** What the line's price is the sum of. */
  readonly tickets: readonly Ticket[];
}

/** The lines under a raffle's number: one per ticket in multi mode, one for all of them in single mode. */
export function priceLines(raffle: Raffle, mode: DisplayMode): PriceLine[] {
  if (showsDraws(mode)) return raffle.map((ticket) => ({ key: ticket.id, ticket, tickets: [ticket] }));
  return [{ key: raffle[0]?.id ?? 0, ticket: undefined, tickets: raffle }];
}
