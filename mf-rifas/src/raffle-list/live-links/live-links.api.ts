import { createContext, useContext, useMemo } from 'react';
import { getLiveLinks } from '@rifas/shared/contracts';
import type { Raffle } from '@rifas/shared/domain';
import { parseError } from '@rifas/shared/http';
import { queryClient, queryKey, useApiQuery } from '@rifas/shared/query';
import { linksByTicket, type LinksByTicket } from './live-links';

const NONE: LinksByTicket = new Map();

/** How an API refuses a call that it does not have. */
const UNKNOWN_CALL: readonly unknown[] = [401, 403, 404, 405];

/** The API does not have this call, and will not have it while the page is open: it is asked once. */
function isUnknownCall(): boolean {
  const error = queryClient.getQueryState(queryKey(getLiveLinks))?.error;
  return Boolean(error) && UNKNOWN_CALL.includes(parseError(error).details.httpStatus);
}

/** The live links of the list's tickets; none where the API does not have the call, or it fails. */
export function useLiveLinks(raffles: readonly Raffle[] | undefined): LinksByTicket {
  const { data } = useApiQuery(getLiveLinks, {}, { enabled: !isUnknownCall(), refetchOnMount: 'always' });
  return useMemo(() => (data && raffles ? linksByTicket(data, raffles) : NONE), [data, raffles]);
}

export const LiveLinksContext = createContext<LinksByTicket>(NONE);

export const useLinks = (): LinksByTicket => useContext(LiveLinksContext);
