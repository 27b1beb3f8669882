import type { Cents } from '@rifas/shared/domain';
import { useMoney } from '@rifas/shared/selling';
import { tripTexts } from '../common/texts';

/** Writes what came in: money, or that the API does not say it. */
export function useFigure(): (amount: Cents | undefined) => string {
  const money = useMoney();
  return (amount) => (amount === undefined ? tripTexts.unknownFigure : money(amount));
}
