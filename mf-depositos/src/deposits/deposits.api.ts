import { getBankDeposits, getCardDeposits, type Deposit } from '@rifas/shared/contracts';
import { compareWallDates } from '@rifas/shared/domain';
import { useApiQuery } from '@rifas/shared/query';

// Module-level, so that the cached result keeps its identity between renders.
const newestFirst = (deposits: Deposit[]): Deposit[] => deposits.toSorted((a, b) => compareWallDates(b.Fecha, a.Fecha));

export const useBankDeposits = () => useApiQuery(getBankDeposits, {}, { select: newestFirst });
export const useCardDeposits = () => useApiQuery(getCardDeposits, {}, { select: newestFirst });
