import { useCallback } from 'react';
import {
  getBag,
  getOwnBag,
  getPendingDelivery,
  getPendingReception,
  getTransferableRaffles,
} from '@rifas/shared/contracts';
import type { BagEntry, PendingTransfer } from '@rifas/shared/domain';
import { useListQuery, type ListQuery } from '@rifas/shared/selling';
import { useSession } from '@rifas/shared/session';
import { sortEntries } from './bag-entries';

// Other sellers change these lists too, so a view fetches them when it opens even if the cache is fresh.
const pending = { refetchOnMount: 'always' } as const;
const bag = { ...pending, select: sortEntries };

export const useTransferableRaffles = (): ListQuery<BagEntry> => useListQuery(getTransferableRaffles, {}, bag);
/** The raffles of other sellers. Some APIs send the seller's own too: docs/rules.md, "Bag". */
export function useBag(): ListQuery<BagEntry> {
  const own = useSession(({ passenger }) => passenger?.passengerId);
  const select = useCallback(
    (entries: readonly BagEntry[]) =>
      sortEntries(own === undefined ? entries : entries.filter(({ owner }) => owner.id !== own)),
    [own],
  );
  return useListQuery(getBag, {}, { ...pending, select });
}
export const useOwnBag = (): ListQuery<BagEntry> => useListQuery(getOwnBag, {}, bag);
export const usePendingDelivery = (): ListQuery<PendingTransfer> => useListQuery(getPendingDelivery, {}, pending);
export const usePendingReception = (): ListQuery<PendingTransfer> => useListQuery(getPendingReception, {}, pending);
