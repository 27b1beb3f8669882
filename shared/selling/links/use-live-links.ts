import { useMemo } from 'react';
import { useApiQuery, useOfferedCalls } from '@rifas/shared/query';
import { getLiveLinks } from '../../contracts';
import type { Id, LiveLink } from '../../domain';
import { useUnpressed } from '../../ui';

const NONE: readonly LiveLink[] = [];
const isPayable = ({ state }: LiveLink): boolean => state !== 'toCheck';

/**
 * The seller's links that can still be paid, one row per ticket and link, oldest first. Empty if the API does not have
 * the call or it fails.
 * @example const links = useLiveLinks(); // [{ ticketId: 7, token: '…', buyer: 'Lucía Méndez' }]
 */
export function useLiveLinks(): readonly LiveLink[] {
  const data = useShownLinks();
  return useMemo(() => data.filter(isPayable), [data]);
}

/** The tickets that are blocked by a payment which the organiser must check (docs/rules.md, "Notices"). */
export function useTicketsToCheck(): ReadonlySet<Id> {
  const data = useShownLinks();
  return useMemo(() => new Set(data.filter((link) => !isPayable(link)).map(({ ticketId }) => ticketId)), [data]);
}

/**
 * Returns a function that waits until the seller's payable links are known. It resolves with an empty list if
 * they cannot be known. For actions that must not run before.
 * @example const linksOnceKnown = useLinksOnceKnown(); if ((await linksOnceKnown()).length > 0) ask();
 */
export function useLinksOnceKnown(): () => Promise<readonly LiveLink[]> {
  const { data, isFetching, refetch } = useLiveLinksQuery();
  // A call under way is awaited and not made again.
  return async () => ((isFetching ? (await refetch({ cancelRefetch: false })).data : data) ?? NONE).filter(isPayable);
}

/** Their marks make rows higher, so they wait for the end of a press. */
const useShownLinks = (): readonly LiveLink[] => useUnpressed(useLiveLinksQuery().data) ?? NONE;

function useLiveLinksQuery() {
  // If the API does not have the call, it will not have it while the page is open: it is called only once.
  const enabled = useOfferedCalls()[getLiveLinks.name] !== false;
  return useApiQuery(getLiveLinks, {}, { enabled, refetchOnMount: 'always' });
}
