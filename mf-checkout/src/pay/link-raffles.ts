import type { PaymentLink, Raffle, Ticket } from '@rifas/shared/contracts';
import type { Deployment } from '@rifas/shared/deployment';
import { raffleNumber, sortRaffles, unitLabel, type Cents } from '@rifas/shared/domain';
import type { PurchasedRaffle } from '../common/purchase.store';

/** The link's raffles by number (D10). */
export const rafflesOf = ({ talones }: PaymentLink): Raffle[] =>
  sortRaffles((talones ?? []).filter((raffle) => raffle !== undefined));

export const sellerName = ({ persona }: PaymentLink): string => `${persona.Nombres} ${persona.Apellidos}`.trim();

/** '3 talones' in multi mode, '1 rifa' in single mode (D9). */
export function linkCount(raffles: readonly Raffle[], mode: Deployment['mode']): string {
  return unitLabel(mode, mode === 'multi' ? raffles.flat().length : raffles.length);
}

/** For /success: draws only where they are shown (D9). */
export const purchasedRaffles = (raffles: readonly Raffle[], mode: Deployment['mode']): PurchasedRaffle[] =>
  raffles.map((raffle) => ({
    number: raffleNumber(raffle),
    draws: mode === 'multi' ? raffle.map((ticket) => ticket.SorteoNumero) : [],
  }));

export interface PriceLine {
  readonly key: number;
  /** The ticket whose draw is shown, in multi mode; in single mode a raffle is one line. */
  readonly ticket: Ticket | undefined;
  readonly price: Cents | undefined;
}

/** The lines under a raffle's number: one per ticket in multi mode, their sum in single mode (D9). */
export function priceLines(
  raffle: Raffle,
  mode: Deployment['mode'],
  priceOf: (tickets: readonly Ticket[]) => Cents | undefined,
): PriceLine[] {
  if (mode === 'multi') return raffle.map((ticket) => ({ key: ticket.id, ticket, price: priceOf([ticket]) }));
  return [{ key: raffle[0]?.id ?? 0, ticket: undefined, price: priceOf(raffle) }];
}
