import { useCallback, useMemo } from 'react';
import { useHost } from '@rifas/shared/remote';
import { pricingOf, wordsOf, type Cents, type Pricing, type Words } from '../domain';
import { formatMoney } from '../format';

/**
 * How this deployment prices tickets.
 * @example const { fixed } = usePricing();
 */
export function usePricing(): Pricing {
  const { deployment } = useHost();
  return useMemo(() => pricingOf(deployment), [deployment]);
}

/**
 * This deployment's words for its things, and whether it shows tickets one by one.
 * @example const { byTicket, selected } = useWords();
 */
export function useWords(): Words {
  const { mode } = useHost().deployment;
  return useMemo(() => wordsOf(mode), [mode]);
}

/**
 * Returns a function that formats amounts in cents with this deployment's currency symbol; 'Sin precio' for an unknown
 * one.
 * @example useMoney()(cents(2000)) // 'US$ 20,00'
 */
export function useMoney(): (amount: Cents | undefined) => string {
  const { simboloMoneda } = useHost().deployment.settings;
  return useCallback((amount) => formatMoney(amount, simboloMoneda), [simboloMoneda]);
}
