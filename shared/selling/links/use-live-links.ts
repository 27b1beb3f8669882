import { useApiQuery, useOfferedCalls } from '@rifas/shared/query';
import { getLiveLinks } from '../../contracts';
import type { LiveLink } from '../../domain';

/** A live link's row, with whom it is for where the API says so. */
export type NamedLink = LiveLink & { readonly buyer?: string | undefined };

const NONE: readonly NamedLink[] = [];

/**
 * The links of the seller that can still be paid, a row per ticket and link, oldest first; none where the API does not have
 * the call, or it fails.
 * @example const links = useLiveLinks(); // [{ ticketId: 7, token: '…', buyer: 'Lucía Méndez' }]
 */
export function useLiveLinks(): readonly NamedLink[] {
  // An API that does not have the call will not have it while the page is open: it is asked once.
  const enabled = useOfferedCalls()[getLiveLinks.name] !== false;
  const { data } = useApiQuery(getLiveLinks, {}, { enabled, refetchOnMount: 'always' });
  return data ?? NONE;
}
