import { useCallback, useMemo } from 'react';
import { pricingOf, wordsOf, type Cents, type Pricing, type Words } from '@rifas/shared/domain';
import { formatMoney } from '@rifas/shared/format';
import { useHost } from '@rifas/shared/remote';

/** How this deployment prices tickets. */
export function usePricing(): Pricing {
  const { deployment } = useHost();
  return useMemo(() => pricingOf(deployment), [deployment]);
}

/** What this deployment calls its things. */
export const useWords = (): Words => wordsOf(useHost().deployment.mode);

/** Whether pages show the tickets of a raffle one by one. Otherwise a raffle is one thing, and its draws are not shown. */
export const useShowsTickets = (): boolean => useHost().deployment.mode === 'multi';

/** Writes amounts with this deployment's symbol; an unknown one as 'Sin precio'. */
export function useMoney(): (amount: Cents | undefined) => string {
  const { simboloMoneda } = useHost().deployment.settings;
  return useCallback((amount) => formatMoney(amount, simboloMoneda), [simboloMoneda]);
}
