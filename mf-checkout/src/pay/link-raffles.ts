import {
  raffleNumber,
  sortRaffles,
  wordsOf,
  type DisplayMode,
  type PaymentLink,
  type Raffle,
} from '@rifas/shared/domain';
import type { PurchasedRaffle } from '../common/purchase.store';

/** The link's raffles by number. */
export const rafflesOf = ({ raffles }: Pick<PaymentLink, 'raffles'>): Raffle[] => sortRaffles(raffles);

/** The raffles for /success. They have draws only if the deployment shows draws. */
export const purchasedRaffles = (raffles: readonly Raffle[], mode: DisplayMode): PurchasedRaffle[] =>
  raffles.map((raffle) => ({
    number: raffleNumber(raffle),
    draws: wordsOf(mode).byTicket ? raffle.map(({ draw }) => draw) : [],
  }));
