import { createContext, useContext, useMemo } from 'react';
import type { Raffle } from '@rifas/shared/domain';
import { useLiveLinks } from '@rifas/shared/selling';
import { linksByTicket, type LinksByTicket } from './live-links';

const NONE: LinksByTicket = new Map();

/** The live links of the list's tickets. Empty if the API does not have the call or it fails. */
export function useLinksOf(raffles: readonly Raffle[] | undefined): LinksByTicket {
  const rows = useLiveLinks();
  return useMemo(() => (raffles ? linksByTicket(rows, raffles) : NONE), [rows, raffles]);
}

export const LiveLinksContext = createContext<LinksByTicket>(NONE);

export const useLinksByTicket = (): LinksByTicket => useContext(LiveLinksContext);
