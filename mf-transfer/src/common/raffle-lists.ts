import { useCallback } from 'react';
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
import { useSession } from '@rifas/shared/session';
import { sortEntries } from './bag-entries';

// Other sellers change these lists too, so a view fetches them when it opens even if the cache is fresh.
const pending = { refetchOnMount: 'always' } as const;
const bag = { ...pending, select: sortEntries };

export const useTransferableRaffles = (): ListQuery<BagEntry> => useApiQuery(getTransferableRaffles, {}, bag);
/** The raffles of other sellers. Some APIs send the seller's own too: docs/rules.md, "Bag". */
export function useBag(): ListQuery<BagEntry> {
  const own = useSession(({ passenger }) => passenger?.passengerId);
  const select = useCallback(
    (entries: readonly BagEntry[]) =>
      sortEntries(own === undefined ? entries : entries.filter(({ owner }) => owner.id !== own)),
    [own],
  );
  return useApiQuery(getBag, {}, { ...pending, select });
}
export const useOwnBag = (): ListQuery<BagEntry> => useApiQuery(getOwnBag, {}, bag);
export const usePendingDelivery = (): ListQuery<PendingTransfer> => useApiQuery(getPendingDelivery, {}, pending);
export const usePendingReception = (): ListQuery<PendingTransfer> => useApiQuery(getPendingReception, {}, pending);
