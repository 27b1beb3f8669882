import {
  getBag,
  getDetailedRaffles,
  getOwnBag,
  getPendingDelivery,
  getPendingReception,
  getRaffles,
  getTransferableRaffles,
  type BagEntry,
  type PendingEntry,
} from '@rifas/shared/contracts';
import { useApiQuery } from '@rifas/shared/query';
import { sortEntries } from './bag-entries';
import type { ListQuery } from './LoadedList';

/** Every list that a transfer changes, in this remote and in the others: fetched again after each write. */
export const RAFFLE_LISTS = [
  getTransferableRaffles,
  getBag,
  getOwnBag,
  getPendingDelivery,
  getPendingReception,
  getRaffles,
  getDetailedRaffles,
] as const;

// Other sellers change these lists too, so entering a view asks again although the cache is fresh.
const refetchOnMount = 'always';
const bag = { refetchOnMount, select: (entries: BagEntry[]) => sortEntries(entries) } as const;
const pending = { refetchOnMount, select: (entries: PendingEntry[]): readonly PendingEntry[] => entries } as const;

export const useTransferableRaffles = (): ListQuery<BagEntry> => useApiQuery(getTransferableRaffles, {}, bag);
export const useBag = (): ListQuery<BagEntry> => useApiQuery(getBag, {}, bag);
export const useOwnBag = (): ListQuery<BagEntry> => useApiQuery(getOwnBag, {}, bag);
export const usePendingDelivery = (): ListQuery<PendingEntry> => useApiQuery(getPendingDelivery, {}, pending);
export const usePendingReception = (): ListQuery<PendingEntry> => useApiQuery(getPendingReception, {}, pending);
