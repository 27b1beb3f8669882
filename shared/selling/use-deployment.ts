import { useCallback, useMemo } from 'react';
import { useHost } from '@rifas/shared/remote';
import { pricingOf, wordsOf, type Cents, type Pricing, type Words } from '../domain';
import { formatMoney, unbroken } from '../format';

/**
 * How this deployment prices tickets.
 * @example const { fixed } = usePricing();
 */
export function usePricing(): Pricing {
  const { deployment } = useHost();
  return useMemo(() => pricingOf(deployment), [deployment]);
}

/**
 * What this deployment calls its things, and whether it shows tickets one by one.
 * @example const { byTicket, selected } = useWords();
 */
export function useWords(): Words {
  const { mode } = useHost().deployment;
  return useMemo(() => wordsOf(mode), [mode]);
}

/**
 * Writes amounts, in cents, with this deployment's currency symbol; 'Sin precio' for one that is not known. In one piece: no line ends
 * between the symbol and its number, wherever the amount stands.
 * @example useMoney()(cents(2000)) // 'US$\u00a020,00'
 */
export function useMoney(): (amount: Cents | undefined) => string {
  const { simboloMoneda } = useHost().deployment.settings;
  return useCallback((amount) => unbroken(formatMoney(amount, simboloMoneda)), [simboloMoneda]);
}
