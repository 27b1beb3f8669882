import type { Deployment } from '@rifas/shared/deployment';
import {
  cents,
  pricingOf,
  toCents,
  wordsOf,
  type Cents,
  type PricingScope,
  type TripSummary,
} from '@rifas/shared/domain';

type Sale = PricingScope &
  Pick<Deployment, 'mode'> & { readonly settings: Pick<Deployment['settings'], 'cantidadTalones' | 'costoTalon'> };

/** The lowest price of a ticket. */
function leastPrice(sale: Sale): Cents {
  const { fixed } = pricingOf(sale);
  return fixed ? cents(Math.min(fixed.credit, fixed.debit)) : toCents(sale.settings.costoTalon);
}

/**
 * The number of tickets (in single mode, of whole raffles) that would pay the remaining debt of the trip; 0 if there is
 * none, or it is unknown.
 * @example stillToSell({ outcome: 'owed', difference: cents(224000), … }, deployment) // 112 of 20 each
 */
export function stillToSell({ outcome, difference }: Pick<TripSummary, 'outcome' | 'difference'>, sale: Sale): number {
  if (outcome !== 'owed' || difference === undefined) return 0;
  const { mode, settings } = sale;
  const price = leastPrice(sale) * (wordsOf(mode).byTicket ? 1 : settings.cantidadTalones);
  return Math.ceil(difference / price);
}
