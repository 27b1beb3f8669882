import { toCents, wordsOf, type DisplayMode, type TripSummary } from '@rifas/shared/domain';

interface Prices {
  /** Tickets of a raffle. */
  readonly cantidadTalones: number;
  /** Price of a ticket, in currency units. */
  readonly costoTalon: number;
}

/**
 * How many tickets, or whole raffles in single mode, would pay what is still owed of the trip; 0 where nothing is, or nobody knows.
 * @example stillToSell({ outcome: 'owed', difference: cents(224000), … }, 'multi', { costoTalon: 20, cantidadTalones: 5 }) // 112
 */
export function stillToSell(
  { outcome, difference }: Pick<TripSummary, 'outcome' | 'difference'>,
  mode: DisplayMode,
  { costoTalon, cantidadTalones }: Prices,
): number {
  if (outcome !== 'owed' || difference === undefined) return 0;
  const price = toCents(costoTalon) * (wordsOf(mode).byTicket ? 1 : cantidadTalones);
  return Math.ceil(difference / price);
}
