import {
  carriesSurcharge,
  INSTALMENTS,
  ONE_INSTALMENT,
  SURCHARGE_PERCENT,
  type CardChoice,
  type Instalments,
} from './card-options';
import { cents, fromCents, percentOf, sumCents, sumOfKnown, timesCents, toCents, type Cents } from './money';
import type { CardType, Ticket } from './ticket';
import type { Priced } from './ticket-states';
import type { Variant } from './variant';

/** A price per ticket for each type of card, in cents. */
export type FixedPrices = Readonly<Record<CardType, Cents>>;

/** What a buyer is charged, in cents; `total` is what init-payment sends. */
export interface Charge {
  readonly base: Cents;
  readonly surcharge: Cents;
  readonly total: Cents;
}

/** The price of several tickets. There are two quotes if the price depends on the type of card. */
export interface Quote {
  readonly label: string;
  readonly cardType?: CardType;
  readonly amount: Cents;
}

/** A ticket bought with one type of card at the other type's price. */
export type PriceMismatch = 'debit-at-credit-price' | 'credit-at-debit-price';

/** The parts of a deployment that prices depend on. The prices are in currency units, as in the customer's settings. */
export interface PricingScope {
  readonly variant: Variant;
  readonly settings: {
    readonly precioCredito: number;
    readonly precioDebito: number;
    readonly preguntarTipoTarjeta: boolean;
  };
}

/** How this deployment prices tickets. `pricingOf` decides it once. */
export interface Pricing {
  /** Whether the buyer chooses credit or debit. */
  readonly asksCardType: boolean;
  /** Set if every ticket costs the same; the ticket's own price then does not count. */
  readonly fixed: FixedPrices | undefined;
  /** The options of the card type select. */
  readonly cardTypeOptions: readonly { readonly value: CardType; readonly label: string }[];
  /** The instalments to offer for a type of card. */
  readonly instalmentsFor: (type: CardChoice['type']) => readonly Instalments[];
  /** Whether the pay page offers this combination. The server checks it too. */
  readonly isOffered: (choice: CardChoice) => boolean;
  /**
   * The amount charged to the card. The pay page shows it, and the server computes it again.
   * @returns undefined while the price depends on a card type that is not chosen yet, or if a ticket has no price
   */
  readonly chargeFor: (
    tickets: readonly Pick<Ticket, 'priceCents'>[],
    choice: Partial<CardChoice>,
    sellerAbsorbs: boolean,
  ) => Charge | undefined;
  /** The prices shown to the seller before a type is chosen; empty if a ticket has no price. */
  readonly quote: (tickets: readonly Pick<Ticket, 'priceCents'>[]) => readonly Quote[];
  /** Whether a ticket was bought with one type of card at the other's price. */
  readonly mismatchOf: (ticket: Pick<Ticket, 'cardType' | 'priceCents'>) => PriceMismatch | undefined;
}

const TYPE_NAMES: Readonly<Record<CardType, string>> = { credit: 'Crédito', debit: 'Débito' };

/**
 * 'Crédito' or 'Débito'.
 * @example cardTypeName('credit') // 'Crédito'
 */
export const cardTypeName = (type: CardType): string => TYPE_NAMES[type];

/**
 * Sum of the prices of tickets that all have one.
 * @example ticketsTotal([{ priceCents: cents(2000) }, { priceCents: cents(2000) }]) // 4000
 */
export const ticketsTotal = (tickets: readonly Pick<Priced, 'priceCents'>[]): Cents =>
  sumCents(tickets.map(({ priceCents }) => priceCents));

/**
 * The sum of the prices; undefined if one is unknown, because a partial sum would mislead.
 * @example knownTotal([{ priceCents: cents(2000) }, { priceCents: undefined }]) // undefined
 */
export const knownTotal = (tickets: readonly Pick<Ticket, 'priceCents'>[]): Cents | undefined =>
  sumOfKnown(tickets.map(({ priceCents }) => priceCents));

// 0 is a multiple of everything, so a price of 0 does not count.
const isMultiple = (price: Cents | undefined, of: Cents): boolean =>
  price !== undefined && price > 0 && of > 0 && price % of === 0;

function mismatchOf(
  { cardType, priceCents }: Pick<Ticket, 'cardType' | 'priceCents'>,
  prices: FixedPrices,
): PriceMismatch | undefined {
  if (cardType === 'debit' && isMultiple(priceCents, prices.credit)) return 'debit-at-credit-price';
  if (cardType === 'credit' && isMultiple(priceCents, prices.debit)) return 'credit-at-debit-price';
  return undefined;
}

/**
 * The pricing of a deployment. dtyt charges each ticket's own price. ccee charges a fixed price per ticket that
 * depends on the type of card, and debit is paid in one instalment.
 * @example pricingOf(deployment).chargeFor(tickets, { brand: 'Visa', instalments: '12' }, false)?.total
 */
export function pricingOf({ variant, settings }: PricingScope): Pricing {
  const isFixed = variant === 'ccee';
  const prices: FixedPrices = { credit: toCents(settings.precioCredito), debit: toCents(settings.precioDebito) };
  const asksCardType = isFixed || settings.preguntarTipoTarjeta;
  const inUnits = (price: Cents) => {
    const isWhole = price % 100 === 0;
    return fromCents(price)
      .toFixed(isWhole ? 0 : 2)
      .replace('.', ',');
  };
  const labelOf = (type: CardType) => TYPE_NAMES[type] + (isFixed ? ` | $${inUnits(prices[type])}` : '');
  const instalmentsFor: Pricing['instalmentsFor'] = (type) =>
    isFixed && type === 'debit' ? ONE_INSTALMENT : INSTALMENTS;
  const baseOf = (tickets: readonly Pick<Ticket, 'priceCents'>[], type: CardType | undefined) => {
    if (!isFixed) return knownTotal(tickets);
    return type && timesCents(prices[type], tickets.length);
  };
  return {
    asksCardType,
    fixed: isFixed ? prices : undefined,
    cardTypeOptions: (['credit', 'debit'] as const).map((value) => ({ value, label: labelOf(value) })),
    instalmentsFor,
    isOffered: ({ type, instalments }) =>
      asksCardType === (type !== undefined) && instalmentsFor(type).includes(instalments),
    chargeFor: (tickets, choice, sellerAbsorbs) => {
      const base = baseOf(tickets, choice.type);
      if (base === undefined) return undefined;
      const surcharge = !sellerAbsorbs && carriesSurcharge(choice) ? percentOf(base, SURCHARGE_PERCENT) : cents(0);
      return { base, surcharge, total: sumCents([base, surcharge]) };
    },
    quote: (tickets) => {
      if (isFixed)
        return (['credit', 'debit'] as const).map((cardType) => ({
          label: `Total con ${TYPE_NAMES[cardType].toLowerCase()}`,
          cardType,
          amount: timesCents(prices[cardType], tickets.length),
        }));
      const amount = knownTotal(tickets);
      return amount === undefined ? [] : [{ label: 'Total', amount }];
    },
    mismatchOf: (ticket) => mismatchOf(ticket, prices),
  };
}

/** The texts of the warning icon of a mismatch. */
export const PRICE_MISMATCH_TEXTS: Readonly<Record<PriceMismatch, string>> = {
  'debit-at-credit-price': 'Comprado con tarjeta de débito a precio de crédito',
  'credit-at-debit-price': 'Comprado con tarjeta de crédito a precio de débito',
};
