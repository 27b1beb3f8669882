import { parseError } from '@rifas/shared/http';
import { queryClient, queryKey, useApiQuery } from '@rifas/shared/query';
import { getLiveLinks } from '../../contracts';
import type { LiveLink } from '../../domain';

/** A live link's row, with whom it is for where the API says so. */
export type NamedLink = LiveLink & { readonly buyer?: string | undefined };

const NONE: readonly NamedLink[] = [];

/** How an API refuses a call that it does not have. */
const UNKNOWN_CALL: readonly unknown[] = [401, 403, 404, 405, 501];

/** The API does not have this call, and will not have it while the page is open: it is asked once. */
function isUnknownCall(): boolean {
  const error = queryClient.getQueryState(queryKey(getLiveLinks))?.error;
  return Boolean(error) && UNKNOWN_CALL.includes(parseError(error).details.httpStatus);
}

/**
 * The links of the seller that can still be paid, a row per ticket and link, oldest first; none where the API does not have
 * the call, or it fails.
 * @example const links = useLiveLinks(); // [{ ticketId: 7, token: '…', buyer: 'Lucía Méndez' }]
 */
export function useLiveLinks(): readonly NamedLink[] {
  const { data } = useApiQuery(getLiveLinks, {}, { enabled: !isUnknownCall(), refetchOnMount: 'always' });
  return data ?? NONE;
}
