import {
  cents,
  chargeFor,
  toCents,
  type CardChoice,
  type CardType,
  type Cents,
  type Charge,
  type ChargeInput,
} from '@rifas/shared/domain';
import type { ServerDeployment } from '../platform/deployment';

type Pricing = Pick<ServerDeployment, 'variant' | 'settings'>;

/** ccee always asks for the card type, because its price depends on it (docs/rules.md, "Card prices of ccee"). */
export const asksCardType = ({ variant, settings }: Pricing): boolean =>
  variant === 'ccee' || settings.preguntarTipoTarjeta;

/** What ccee charges for a ticket with this type of card; undefined in dtyt, where each ticket has its own price. */
export const fixedCardPrice = ({ variant, settings }: Pricing, type: CardType): Cents | undefined =>
  variant === 'ccee' ? toCents(type === 'Debito' ? settings.precioDebito : settings.precioCredito) : undefined;

/** The price of a new ticket. In ccee it is the credit price: most buyers pay it. */
export const initialTicketPrice = (deployment: Pricing): Cents =>
  fixedCardPrice(deployment, 'Credito') ?? toCents(deployment.settings.costoTalon);

/** What a buyer is charged; undefined while the card type is missing in ccee. */
export const cardCharge = (
  { variant, settings }: Pricing,
  sale: { tickets: ChargeInput['tickets']; choice: CardChoice; sellerAbsorbs: boolean },
): Charge | undefined =>
  chargeFor({ ...sale, variant, prices: { credito: settings.precioCredito, debito: settings.precioDebito } });

/**
 * The price of each ticket of an approved payment, without the surcharge. The prices of the settings may have changed since the
 * payment began, so the fixed price of ccee is taken from what the attempt charged.
 */
export function paidPrices<Row extends { precioCents: number }>(
  { variant }: Pick<Pricing, 'variant'>,
  { baseCents }: { baseCents: number },
  rows: readonly Row[],
): { row: Row; price: Cents }[] {
  return rows.map((row) => ({ row, price: cents(variant === 'ccee' ? baseCents / rows.length : row.precioCents) }));
}
