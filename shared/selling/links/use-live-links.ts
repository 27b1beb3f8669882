import { useMemo } from 'react';
import { useApiQuery, useOfferedCalls } from '@rifas/shared/query';
import { getLiveLinks } from '../../contracts';
import type { Id, LiveLink } from '../../domain';

export type NamedLink = LiveLink;

const NONE: readonly NamedLink[] = [];
const isPayable = ({ state }: NamedLink): boolean => state !== 'toCheck';

/**
 * The links of the seller that can still be paid, a row per ticket and link, oldest first; none where the API does not have
 * the call, or it fails.
 * @example const links = useLiveLinks(); // [{ ticketId: 7, token: '…', buyer: 'Lucía Méndez' }]
 */
export function useLiveLinks(): readonly NamedLink[] {
  const { data = NONE } = useLiveLinksQuery();
  return useMemo(() => data.filter(isPayable), [data]);
}

/** The tickets that a payment keeps that the organiser looks at (docs/rules.md, "Notices"). */
export function useTicketsToCheck(): ReadonlySet<Id> {
  const { data = NONE } = useLiveLinksQuery();
  return useMemo(() => new Set(data.filter((link) => !isPayable(link)).map(({ ticketId }) => ticketId)), [data]);
}

/**
 * Waits until it is known which links of the seller can still be paid; none where nobody can say. For what must not be done before.
 * @example const linksOnceKnown = useLinksOnceKnown(); if ((await linksOnceKnown()).length > 0) ask();
 */
export function useLinksOnceKnown(): () => Promise<readonly NamedLink[]> {
  const { data, isFetching, refetch } = useLiveLinksQuery();
  // The call that is on its way is waited for, not made again.
  return async () => ((isFetching ? (await refetch({ cancelRefetch: false })).data : data) ?? NONE).filter(isPayable);
}

function useLiveLinksQuery() {
  // An API that does not have the call will not have it while the page is open: it is asked once.
  const enabled = useOfferedCalls()[getLiveLinks.name] !== false;
  return useApiQuery(getLiveLinks, {}, { enabled, refetchOnMount: 'always' });
}
