import { useApiQuery, useOfferedCalls } from '@rifas/shared/query';
import { useHost } from '@rifas/shared/remote';
import { getSoldTicket } from '../../contracts';
import { absoluteUrl } from '../../deployment';
import type { Id, SoldTicket } from '../../domain';
import { usePrinting } from '../../ui';

/**
 * Turns a path from the API into an address on the API's own base, even if the path points elsewhere.
 * @example addressOnApi('/api/', '//evil.example/x') // '/api/evil.example/x'
 */
export const addressOnApi = (base: string, path: string): string =>
  `${base.replace(/\/$/, '')}/${path.replace(/^[/\\]+/, '')}`;

/** The e-ticket that was sent for a sold ticket. */
export interface SentTicket {
  readonly buyer: SoldTicket['buyer'];
  /** Absolute address of the e-ticket. Anybody who has it can open it. */
  readonly address: string;
}

/**
 * The e-ticket that was sent for a sold ticket; undefined if it has none, or the API does not have the call.
 * @example const sent = useSoldTicket(ticket.id); // { buyer: { firstName: 'Lucía', … }, address: 'https://…' }
 */
export function useSoldTicket(ticketId: Id | undefined): SentTicket | undefined {
  const { api } = useHost().deployment.bases;
  const offered = useOfferedCalls()[getSoldTicket.name] !== false;
  // Paper unfolds every raffle at once, and prints nothing of their e-tickets.
  const printing = usePrinting();
  const enabled = offered && ticketId !== undefined && !printing;
  const { data } = useApiQuery(getSoldTicket, { ticketId: ticketId ?? 0 }, { enabled });
  return data && { buyer: data.buyer, address: absoluteUrl(addressOnApi(api, data.ticketPath), location.origin) };
}
