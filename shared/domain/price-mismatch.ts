import type { Ticket } from '../contracts';
import { toCents } from './money';
import { DEFAULT_TICKET_PRICES, type TicketPrices } from './pricing';

export type PriceMismatch = 'debit-at-credit-price' | 'credit-at-debit-price';

/** What the warning icon says (specification 2, raffle list). */
export const PRICE_MISMATCH_TEXTS: Readonly<Record<PriceMismatch, string>> = {
  'debit-at-credit-price': 'Comprado con tarjeta de débito a precio de crédito',
  'credit-at-debit-price': 'Comprado con tarjeta de crédito a precio de débito',
};

/** 0 is a multiple of everything, so it counts as none (D6). */
const isMultiple = (price: number, of: number): boolean => price > 0 && of > 0 && toCents(price) % toCents(of) === 0;

/**
 * Whether a ticket was bought with one card type at the other's price: a debit price that is a multiple of 5290, or
 * a credit price that is a multiple of 4990 (specification 2 and 9, D6).
 */
export function priceMismatch(
  ticket: Pick<Ticket, 'Tipo' | 'Precio'>,
  prices: Readonly<TicketPrices> = DEFAULT_TICKET_PRICES,
): PriceMismatch | undefined {
  if (ticket.Tipo === 'Debito' && isMultiple(ticket.Precio, prices.credito)) return 'debit-at-credit-price';
  if (ticket.Tipo === 'Credito' && isMultiple(ticket.Precio, prices.debito)) return 'credit-at-debit-price';
  return undefined;
}
