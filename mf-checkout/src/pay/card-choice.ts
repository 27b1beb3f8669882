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

/** The form's texts as a card choice, without what is not chosen and without a type that is not asked. */
export function choiceOf(values: CardValues, pricing: Pricing): Partial<CardChoice> {
  const type = pricing.asksCardType ? oneOf(CARD_TYPES, values.cardType) : undefined;
  const offered = pricing.instalmentsFor(type);
  // Where only one is offered there is nothing to choose.
  const instalments = offered.length === 1 ? offered[0] : oneOf(INSTALMENTS, values.instalments);
  const brand = oneOf(CARD_BRANDS, values.brand);
  return { ...(brand && { brand }), ...(type && { type }), ...(instalments && { instalments }) };
}

/** What the link's tickets are charged; undefined while the price hangs on a card type that is not chosen. */
export const chargeOf = (
  { raffles, absorbsSurcharge }: Pick<PaymentLink, 'raffles' | 'absorbsSurcharge'>,
  choice: Partial<CardChoice>,
  pricing: Pricing,
): Charge | undefined => pricing.chargeFor(raffles.flat(), choice, absorbsSurcharge);

/** What each of these tickets costs; undefined where they do not cost the same, or it hangs on a card type that is not chosen. */
export function priceOfEach(
  tickets: Raffle,
  type: CardType | undefined,
  { fixed }: Pick<Pricing, 'fixed'>,
): Cents | undefined {
  const prices = new Set(tickets.map(({ priceCents }) => (fixed ? type && fixed[type] : priceCents)));
  return prices.size === 1 ? [...prices][0] : undefined;
}

/**
 * Whether the API itself says of a ticket that it is not for sale: some validate a link without a look at its tickets. Where it says
 * nothing, the validation counts.
 */
export const isTaken = ({ raffles }: Pick<PaymentLink, 'raffles'>): boolean =>
  raffles.flat().some((ticket) => !isPending(ticket) && ticket.stateText !== '');

/** Whether a total can be computed at all: a ticket without a price leaves none where each has its own, and neither do no tickets. */
export const isPayable = ({ raffles }: Pick<PaymentLink, 'raffles'>, pricing: Pricing): boolean => {
  const tickets = raffles.flat();
  return tickets.length > 0 && pricing.quote(tickets).length > 0;
};
