import { getDepositsToUse } from '@rifas/shared/contracts';
import { useListQuery } from '@rifas/shared/selling';

/**
 * The seller's deposits for the two wizards. Always fetched when a page opens, because balances change elsewhere too.
 */
export const useDepositsToUse = () => useListQuery(getDepositsToUse, {}, { refetchOnMount: 'always' });

export type DepositsToUse = ReturnType<typeof useDepositsToUse>;
