import { fitsBalance, ticketsTotal, type Cents, type Priced } from '@rifas/shared/domain';
import { toggleTickets } from '@rifas/shared/selling';

/**
 * Puts a ticket (or a raffle's tickets) in, or takes it out when it is in already. Undefined when the balance does not pay
 * for all that would be chosen; taking out is always possible.
 */
export function toggleWithin(
  balance: Cents,
  selected: readonly Priced[],
  toggled: readonly Priced[],
): Priced[] | undefined {
  const changed = toggleTickets(selected, toggled);
  return changed.length < selected.length || fitsBalance(balance, ticketsTotal(changed)) ? changed : undefined;
}
