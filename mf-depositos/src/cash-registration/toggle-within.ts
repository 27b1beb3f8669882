import { fitsBalance, ticketsTotal, type Cents, type Priced } from '@rifas/shared/domain';
import { toggleTickets } from '@rifas/shared/selling';

/**
 * Adds a ticket, or a raffle's tickets, to the selection, or removes what is already selected. Returns undefined if the
 * balance does not cover the new selection. Removing is always possible.
 */
export function toggleWithin(
  balance: Cents,
  selected: readonly Priced[],
  toggled: readonly Priced[],
): Priced[] | undefined {
  const changed = toggleTickets(selected, toggled);
  return changed.length < selected.length || fitsBalance(balance, ticketsTotal(changed)) ? changed : undefined;
}
