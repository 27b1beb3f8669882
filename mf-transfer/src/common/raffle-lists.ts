import {
  getBag,
  getOwnBag,
  getPendingDelivery,
  getPendingReception,
  getTransferableRaffles,
} from '@rifas/shared/contracts';
import type { BagEntry, PendingTransfer } from '@rifas/shared/domain';
import { useApiQuery } from '@rifas/shared/query';
import type { ListQuery } from '@rifas/shared/selling';
import { sortEntries } from './bag-entries';

// Other sellers change these lists too, so a view fetches them when it opens even if the cache is fresh.
const pending = { refetchOnMount: 'always' } as const;
const bag = { ...pending, select: sortEntries };

export const useTransferableRaffles = (): ListQuery<BagEntry> => useApiQuery(getTransferableRaffles, {}, bag);
export const useBag = (): ListQuery<BagEntry> => useApiQuery(getBag, {}, bag);
export const useOwnBag = (): ListQuery<BagEntry> => useApiQuery(getOwnBag, {}, bag);
export const usePendingDelivery = (): ListQuery<PendingTransfer> => useApiQuery(getPendingDelivery, {}, pending);
export const usePendingReception = (): ListQuery<PendingTransfer> => useApiQuery(getPendingReception, {}, pending);
