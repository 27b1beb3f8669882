import { isPending, type Id, type LiveLink, type Raffle, type Ticket } from '@rifas/shared/domain';

/** A link that can still be paid, with its pending tickets, which may belong to several raffles. */
export interface PayableLink {
  readonly token: string;
  readonly tickets: readonly Ticket[];
}

/** Links by ticket id. If a ticket has several links, the newest counts: the one that its seller sent last. */
export type LinksByTicket = ReadonlyMap<Id, PayableLink>;

/** Joins the links, oldest first, with the list's tickets. Tickets that are no longer pending get no link. */
export function linksByTicket(rows: readonly LiveLink[], raffles: readonly Raffle[]): LinksByTicket {
  const linked = new Set(rows.map(({ ticketId }) => ticketId));
  const pending = new Map<Id, Ticket>();
  for (const raffle of rows.length > 0 ? raffles : [])
    for (const ticket of raffle) if (linked.has(ticket.id) && isPending(ticket)) pending.set(ticket.id, ticket);
  const byToken = new Map<string, { token: string; tickets: Ticket[] }>();
  const links = new Map<Id, PayableLink>();
  for (const { ticketId, token } of rows) {
    const ticket = pending.get(ticketId);
    if (!ticket) continue;
    const link = byToken.get(token) ?? { token, tickets: [] };
    link.tickets.push(ticket);
    byToken.set(token, link);
    links.set(ticketId, link);
  }
  return links;
}

/** The raffle's links, each once, in the order of its tickets. */
export const linksOfRaffle = (raffle: Raffle, links: LinksByTicket): PayableLink[] => [
  ...new Set(raffle.map(({ id }) => links.get(id)).filter((link) => link !== undefined)),
];
