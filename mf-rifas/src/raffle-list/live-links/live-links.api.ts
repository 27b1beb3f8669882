import { createContext, useContext, useMemo } from 'react';
import { getLiveLinks, type Raffle } from '@rifas/shared/contracts';
import { parseError } from '@rifas/shared/http';
import { queryClient, queryKey, useApiQuery } from '@rifas/shared/query';
import { liveLinksOf, type LiveLinks } from './live-links';

const NONE: LiveLinks = new Map();

const UNKNOWN: readonly unknown[] = [401, 403, 404, 405];

/** An API that refuses the call will not learn it while the page is open: it is not asked a second time. */
function isUnknownCall(): boolean {
  const error = queryClient.getQueryState(queryKey(getLiveLinks))?.error;
  return Boolean(error) && UNKNOWN.includes(parseError(error).details.httpStatus);
}

/** The live links of the list's tickets; none where the API does not offer them or they cannot be had. */
export function useLiveLinks(raffles: readonly Raffle[] | undefined): LiveLinks {
  const { data } = useApiQuery(getLiveLinks, {}, { enabled: !isUnknownCall(), refetchOnMount: 'always' });
  return useMemo(() => (data && raffles ? liveLinksOf(data, raffles) : NONE), [data, raffles]);
}

export const LiveLinksContext = createContext<LiveLinks>(NONE);

export const useLinks = (): LiveLinks => useContext(LiveLinksContext);
