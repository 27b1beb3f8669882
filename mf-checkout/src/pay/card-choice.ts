import {
  CARD_BRANDS,
  CARD_TYPES,
  INSTALMENTS,
  isPending,
  type CardChoice,
  type CardType,
  type Cents,
  type Charge,
  type PaymentLink,
  type Pricing,
  type Raffle,
} from '@rifas/shared/domain';
import type { CardValues } from './use-card-values';

const oneOf = <Value extends string>(values: readonly Value[], typed: string): Value | undefined =>
  values.find((value) => value === typed);

/** The form's texts as a card choice. Leaves out what is not chosen, and the type if it is not asked. */
export function choiceOf(values: CardValues, pricing: Pricing): Partial<CardChoice> {
  const type = pricing.asksCardType ? oneOf(CARD_TYPES, values.cardType) : undefined;
  const offered = pricing.instalmentsFor(type);
  // With only one option there is no choice.
  const instalments = offered.length === 1 ? offered[0] : oneOf(INSTALMENTS, values.instalments);
  const brand = oneOf(CARD_BRANDS, values.brand);
  return { ...(brand && { brand }), ...(type && { type }), ...(instalments && { instalments }) };
}

/** The charge for the link's tickets; undefined while the price depends on a card type that is not chosen yet. */
export const chargeOf = (
  { raffles, absorbsSurcharge }: Pick<PaymentLink, 'raffles' | 'absorbsSurcharge'>,
  choice: Partial<CardChoice>,
  pricing: Pricing,
): Charge | undefined => pricing.chargeFor(raffles.flat(), choice, absorbsSurcharge);

/**
 * The price of each of these tickets. Undefined if their prices differ, or depend on a card type that is not chosen
 * yet.
 */
export function priceOfEach(
  tickets: Raffle,
  type: CardType | undefined,
  { fixed }: Pick<Pricing, 'fixed'>,
): Cents | undefined {
  const prices = new Set(tickets.map(({ priceCents }) => (fixed ? type && fixed[type] : priceCents)));
  return prices.size === 1 ? [...prices][0] : undefined;
}

/**
 * Whether the API reports a ticket as not for sale: some APIs validate a link without checking its tickets. If the API
 * sends no state, the validation counts.
 */
export const isTaken = ({ raffles }: Pick<PaymentLink, 'raffles'>): boolean =>
  raffles.flat().some((ticket) => !isPending(ticket) && ticket.stateText !== '');

/**
 * Whether a total can be computed at all. It cannot without tickets, or if each ticket has its own price and one is
 * missing.
 */
export const isPayable = ({ raffles }: Pick<PaymentLink, 'raffles'>, pricing: Pricing): boolean => {
  const tickets = raffles.flat();
  return tickets.length > 0 && pricing.quote(tickets).length > 0;
};
