import { getDepositsToUse } from '@rifas/shared/contracts';
import { useApiQuery } from '@rifas/shared/query';

/** The seller's deposits for the two wizards; always fetched on entering, as balances change elsewhere. */
export const useDepositsToUse = () => useApiQuery(getDepositsToUse, {}, { refetchOnMount: 'always' });

export type DepositsToUse = ReturnType<typeof useDepositsToUse>;
