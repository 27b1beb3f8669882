import { getDepositsToUse } from '@rifas/shared/contracts';
import { useApiQuery } from '@rifas/shared/query';

/**
 * The seller's deposits for the two wizards. Always fetched when a page opens, because balances change elsewhere too.
 */
export const useDepositsToUse = () => useApiQuery(getDepositsToUse, {}, { refetchOnMount: 'always' });

export type DepositsToUse = ReturnType<typeof useDepositsToUse>;
