import { cents, pricingOf, toCents, type Cents } from '@rifas/shared/domain';
import type { ServerDeployment } from '../platform/deployment';

type PricedDeployment = Pick<ServerDeployment, 'variant' | 'settings'>;

/** The price of a new ticket. Where prices are fixed it is the credit price: most buyers pay it (docs/rules.md, "Card prices of ccee"). */
export const initialTicketPrice = (deployment: PricedDeployment): Cents =>
  pricingOf(deployment).fixed?.credit ?? toCents(deployment.settings.costoTalon);

/**
 * The price of each ticket of an approved payment, without the surcharge. The prices of the settings may have changed since the
 * payment began, so a fixed price is taken from what the attempt charged.
 */
export function paidPrices<Row extends { precioCents: number }>(
  deployment: PricedDeployment,
  { baseCents }: { baseCents: number },
  rows: readonly Row[],
): { row: Row; price: Cents }[] {
  const { fixed } = pricingOf(deployment);
  return rows.map((row) => ({ row, price: cents(fixed ? baseCents / rows.length : row.precioCents) }));
}
