import { getMyLinks } from '@rifas/shared/contracts';
import { compareWallTimes, type SellerLink } from '@rifas/shared/domain';
import { useApiQuery, useOfferedCalls } from '@rifas/shared/query';
import { useListQuery } from '@rifas/shared/selling';
import { useIdle } from '@rifas/shared/ui';

// Removes repeated links: rows and dialogs identify a link by its token. Sorts them, because the list is loaded every few
// seconds, and an API may answer in another order each time.
const each = (links: readonly SellerLink[]): SellerLink[] =>
  [...new Map(links.map((link) => [link.token, link])).values()].sort((a, b) =>
    compareWallTimes(b.createdAt, a.createdAt),
  );

/** The seller's links, newest first. If the API refuses the call, it is not called again. */
export const useMyLinks = () =>
  useListQuery(
    getMyLinks,
    {},
    { enabled: useOfferedCalls()[getMyLinks.name] !== false, refetchOnMount: 'always', select: each },
  );

/**
 * Whether the view of the links exists. This is found out once per device, with a call for the links when the browser
 * is idle.
 */
export function useHasLinksView(): boolean {
  const idle = useIdle();
  const offered = useOfferedCalls()[getMyLinks.name];
  useApiQuery(getMyLinks, {}, { enabled: idle && offered === undefined });
  return offered === true;
}
