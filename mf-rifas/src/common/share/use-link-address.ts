import { absoluteUrl } from '@rifas/shared/deployment';
import { useHost } from '@rifas/shared/remote';

/** Where the buyer pays: the token on the configured base, absolute. */
export function useLinkAddress(token: string): string {
  const { links } = useHost().deployment;
  return `${absoluteUrl(links.paymentLinkBase, location.origin)}${encodeURIComponent(token)}`;
}
