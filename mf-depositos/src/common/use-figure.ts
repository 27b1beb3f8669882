import type { Cents } from '@rifas/shared/domain';
import { useMoney } from '@rifas/shared/selling';
import { UNKNOWN_FIGURE } from './texts';

/** Returns a function that formats an amount, or returns a fixed text if it is unknown. */
export function useFigure(): (amount: Cents | undefined) => string {
  const money = useMoney();
  return (amount) => (amount === undefined ? UNKNOWN_FIGURE : money(amount));
}
