import {
  getBankDeposits,
  getCardDeposits,
  getDepositsToUse,
  getDetailedRaffles,
  getItinerary,
  getRaffles,
  getTransferableRaffles,
} from '@rifas/shared/contracts';
import { invalidate } from '@rifas/shared/query';

/** A balance or a talón has changed: every list that tells of them is fetched again. */
export const refreshMoney = (): Promise<void> =>
  invalidate(
    getBankDeposits,
    getCardDeposits,
    getDepositsToUse,
    getRaffles,
    getDetailedRaffles,
    getTransferableRaffles,
    getItinerary,
  );
