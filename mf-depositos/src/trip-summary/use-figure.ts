import type { Cents } from '@rifas/shared/domain';
import { useMoney } from '@rifas/shared/selling';
import { tripTexts } from '../common/texts';

/** Returns a function that formats an amount; for an unknown one it returns a text that the API did not send it. */
export function useFigure(): (amount: Cents | undefined) => string {
  const money = useMoney();
  return (amount) => (amount === undefined ? tripTexts.unknownFigure : money(amount));
}
