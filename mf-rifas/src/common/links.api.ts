import { getMyLinks } from '@rifas/shared/contracts';
import type { SellerLink } from '@rifas/shared/domain';
import { useApiQuery, useOfferedCalls } from '@rifas/shared/query';
import { useIdle } from '@rifas/shared/ui';

// Rows and questions know a link by its token: each stands once, whatever an API sends.
const each = (links: readonly SellerLink[]): SellerLink[] => [
  ...new Map(links.map((link) => [link.token, link])).values(),
];

/** The seller's links, newest first. An API that refuses the call is asked once. */
export const useMyLinks = () =>
  useApiQuery(
    getMyLinks,
    {},
    { enabled: useOfferedCalls()[getMyLinks.name] !== false, refetchOnMount: 'always', select: each },
  );

/** Whether there is a view of the links to lead to. It is found out once on a device, by asking for them when nothing else is to do. */
export function useHasLinksView(): boolean {
  const idle = useIdle();
  const offered = useOfferedCalls()[getMyLinks.name];
  useApiQuery(getMyLinks, {}, { enabled: idle && offered === undefined });
  return offered === true;
}
