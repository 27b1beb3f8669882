import { fitsBalance, minusCents, ticketsTotal, type Cents, type Priced } from '@rifas/shared/domain';

/**
 * Puts a ticket (or a raffle's tickets) in, or takes it out when it is in already: the remaining balance falls or rises by
 * the price. Undefined when the remaining balance does not pay for it.
 */
export function toggleTickets(
  selected: readonly Priced[],
  toggled: readonly Priced[],
  balance: Cents,
): Priced[] | undefined {
  const ids = new Set(toggled.map(({ id }) => id));
  const others = selected.filter(({ id }) => !ids.has(id));
  if (selected.length - others.length === ids.size) return others;
  const remaining = minusCents(balance, ticketsTotal(others));
  return fitsBalance(remaining, ticketsTotal(toggled)) ? [...others, ...toggled] : undefined;
}
