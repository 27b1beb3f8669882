import { getBankDeposits, getCardDeposits } from '@rifas/shared/contracts';
import { useApiQuery } from '@rifas/shared/query';
import { newestFirst } from '../common/newest-first';

export const useBankDeposits = () => useApiQuery(getBankDeposits, {}, { select: newestFirst });
export const useCardDeposits = () => useApiQuery(getCardDeposits, {}, { select: newestFirst });
