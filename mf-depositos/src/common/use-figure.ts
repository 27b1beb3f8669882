import type { Cents } from '@rifas/shared/domain';
import { useMoney } from '@rifas/shared/selling';
import { UNKNOWN_FIGURE } from './texts';

/**
 * Returns a function that formats an amount of a deposit, a payment or a sum, or returns 'Sin dato' if it is unknown. Only
 * what has a price, such as a ticket, can be without one: it uses `useMoney()`.
 */
export function useFigure(): (amount: Cents | undefined) => string {
  const money = useMoney();
  return (amount) => (amount === undefined ? UNKNOWN_FIGURE : money(amount));
}
