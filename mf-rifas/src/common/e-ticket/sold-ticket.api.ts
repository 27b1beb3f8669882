import { getSoldTicket } from '@rifas/shared/contracts';
import type { SoldTicket } from '@rifas/shared/domain';
import { useApiQuery, useOfferedCalls } from '@rifas/shared/query';

/** The e-ticket that a sold ticket went out with; undefined where it has none, or the API has no such call. */
export function useSoldTicket(ticketId: number | undefined): SoldTicket | undefined {
  const offered = useOfferedCalls()[getSoldTicket.name] !== false;
  const enabled = offered && ticketId !== undefined;
  return useApiQuery(getSoldTicket, { ticketId: ticketId ?? 0 }, { enabled }).data;
}
