import {
  cents,
  pricingOf,
  toCents,
  wordsOf,
  type Cents,
  type DisplayMode,
  type PricingScope,
  type TripSummary,
} from '@rifas/shared/domain';

interface Sale extends PricingScope {
  readonly mode: DisplayMode;
  readonly settings: PricingScope['settings'] & {
    /** Tickets of a raffle. */
    readonly cantidadTalones: number;
    /** Price of a ticket, in currency units; where the price hangs on the type of card it does not count. */
    readonly costoTalon: number;
  };
}

/** What a ticket brings at least. */
function leastPrice(sale: Sale): Cents {
  const { fixed } = pricingOf(sale);
  return fixed ? cents(Math.min(fixed.credit, fixed.debit)) : toCents(sale.settings.costoTalon);
}

/**
 * How many tickets, or whole raffles in single mode, would pay what is still owed of the trip; 0 where nothing is, or nobody knows.
 * @example stillToSell({ outcome: 'owed', difference: cents(224000), … }, deployment) // 112 of 20 each
 */
export function stillToSell({ outcome, difference }: Pick<TripSummary, 'outcome' | 'difference'>, sale: Sale): number {
  if (outcome !== 'owed' || difference === undefined) return 0;
  const { mode, settings } = sale;
  const price = leastPrice(sale) * (wordsOf(mode).byTicket ? 1 : settings.cantidadTalones);
  return Math.ceil(difference / price);
}
