import type { CardType, Ticket } from '../contracts';
import { carriesSurcharge, SURCHARGE_PERCENT, type CardChoice } from './card-options';
import { cents, percentOf, sumCents, timesCents, toCents, type Cents } from './money';
import type { Variant } from './variant';

/** The fixed prices per ticket of ccee, in currency units (specification 9). */
export interface TicketPrices {
  credito: number;
  debito: number;
}

/** Used where the deployment's settings say nothing else (D5). */
export const DEFAULT_TICKET_PRICES: Readonly<TicketPrices> = { credito: 5290, debito: 4990 };

/** What a buyer is charged; `total` is the `amount` of init-payment (D1). */
export interface Charge {
  base: Cents;
  surcharge: Cents;
  total: Cents;
}

export interface ChargeInput {
  variant: Variant;
  tickets: readonly Pick<Ticket, 'Precio'>[];
  /** May still be incomplete: what is not chosen carries no surcharge. */
  choice: Partial<CardChoice>;
  /** `AsumirRecargo` of the link (D2). */
  sellerAbsorbs: boolean;
  /** Only ccee reads them. */
  prices?: Readonly<TicketPrices> | undefined;
}

/** The ticket's own price. */
export const ticketPrice = (ticket: Pick<Ticket, 'Precio'>): Cents => toCents(ticket.Precio);

/** Sum of the tickets' own prices. */
export const ticketsTotal = (tickets: readonly Pick<Ticket, 'Precio'>[]): Cents => sumCents(tickets.map(ticketPrice));

/** ccee: number of tickets times the fixed price of the card type; the tickets' own prices don't count (D5). */
export const cceeTotal = (
  count: number,
  type: CardType,
  prices: Readonly<TicketPrices> = DEFAULT_TICKET_PRICES,
): Cents => timesCents(toCents(type === 'Debito' ? prices.debito : prices.credito), count);

/**
 * What the card is charged for these tickets (D1, D2, D5). The pay page shows it and the server recomputes it.
 * @returns undefined only in ccee while no card type is chosen: then there are two prices, see `cceeTotal`
 */
export function chargeFor({ variant, tickets, choice, sellerAbsorbs, prices }: ChargeInput): Charge | undefined {
  if (variant === 'ccee' && !choice.type) return undefined;
  const base =
    variant === 'ccee' && choice.type ? cceeTotal(tickets.length, choice.type, prices) : ticketsTotal(tickets);
  const surcharge = !sellerAbsorbs && carriesSurcharge(choice) ? percentOf(base, SURCHARGE_PERCENT) : cents(0);
  return { base, surcharge, total: sumCents([base, surcharge]) };
}

const TYPE_NAMES: Readonly<Record<CardType, string>> = { Credito: 'Crédito', Debito: 'Débito' };

/** 'Crédito' or 'Débito'. */
export const cardTypeName = (type: CardType): string => TYPE_NAMES[type];

/** The options of the card type select; ccee shows the price with them: 'Crédito | $5290' (specification 9). */
export const cardTypeOptions = (
  variant: Variant,
  prices: Readonly<TicketPrices> = DEFAULT_TICKET_PRICES,
): { value: CardType; label: string }[] => [
  { value: 'Credito', label: variant === 'ccee' ? `Crédito | $${prices.credito}` : 'Crédito' },
  { value: 'Debito', label: variant === 'ccee' ? `Débito | $${prices.debito}` : 'Débito' },
];
