import { useApiQuery, useOfferedCalls } from '@rifas/shared/query';
import { useHost } from '@rifas/shared/remote';
import { getSoldTicket } from '../../contracts';
import { absoluteUrl } from '../../deployment';
import type { Id, SoldTicket } from '../../domain';

/** A path that the API gave, as an address on the API's own base, wherever the path claims to lead. */
const addressOf = (base: string, path: string): string =>
  absoluteUrl(`${base.replace(/\/$/, '')}/${path.replace(/^[/\\]+/, '')}`, location.origin);

/** The e-ticket that a sold ticket went out with. */
export interface SentTicket {
  readonly buyer: SoldTicket['buyer'];
  /** Where anybody who has it sees the e-ticket, absolute. */
  readonly address: string;
}

/**
 * The e-ticket that a sold ticket went out with; undefined where it has none, or the API has no such call.
 * @example const sent = useSoldTicket(ticket.id); // { buyer: { firstName: 'Lucía', … }, address: 'https://…' }
 */
export function useSoldTicket(ticketId: Id | undefined): SentTicket | undefined {
  const { api } = useHost().deployment.bases;
  const offered = useOfferedCalls()[getSoldTicket.name] !== false;
  const enabled = offered && ticketId !== undefined;
  const { data } = useApiQuery(getSoldTicket, { ticketId: ticketId ?? 0 }, { enabled });
  return data && { buyer: data.buyer, address: addressOf(api, data.ticketPath) };
}
