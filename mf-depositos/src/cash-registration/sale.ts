import { NO_BUYER, toChosen, type Buyer, type Cents, type ChosenTicket } from '@rifas/shared/domain';
import { storedFields, storedTickets } from '@rifas/shared/wizard';

/** The registered tickets for the result page. Plain data, so that a reload keeps it. */
export interface Sale {
  readonly tickets: readonly ChosenTicket[];
  readonly total: Cents;
  /** The remaining balance of the deposit. */
  readonly remaining: Cents;
  readonly buyer: Buyer;
}

export const saleOf = ({ tickets, total, remaining }: Omit<Sale, 'buyer'>, buyer: Buyer): Sale => ({
  tickets: tickets.map(toChosen),
  total,
  remaining,
  buyer,
});

/** The sale from a stored draft; undefined for any other stored value. */
export function storedSale(stored: unknown): Sale | undefined {
  const { tickets, total, remaining, buyer } = (stored ?? {}) as Partial<Record<keyof Sale, unknown>>;
  if (!Number.isSafeInteger(total) || !Number.isSafeInteger(remaining)) return undefined;
  return {
    tickets: storedTickets(tickets),
    total: total as Cents,
    remaining: remaining as Cents,
    buyer: storedFields(buyer, NO_BUYER),
  };
}
