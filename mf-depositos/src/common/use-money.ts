import type { Cents } from '@rifas/shared/domain';
import { formatMoney } from '@rifas/shared/format';
import { useHost } from '@rifas/shared/remote';

/** Writes amounts with the deployment's currency symbol; 'Sin precio' for one that is not known. */
export function useMoney(): (amount: Cents | undefined) => string {
  const { simboloMoneda } = useHost().deployment.settings;
  return (amount) => formatMoney(amount, simboloMoneda);
}
