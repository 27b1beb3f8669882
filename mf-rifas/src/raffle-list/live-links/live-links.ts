import type { LiveLinkRow, Raffle, Ticket } from '@rifas/shared/contracts';
import { isPending } from '@rifas/shared/domain';

/** A link that can still be paid, with the pending tickets it charges, of one raffle or of several. */
export interface LiveLink {
  readonly token: string;
  readonly tickets: readonly Ticket[];
}

/** By ticket id. Where a ticket has several, the newest: the one its seller sent last. */
export type LiveLinks = ReadonlyMap<number, LiveLink>;

/** Joins the links, oldest first, to the list's tickets; what the list no longer shows as pending has none. */
export function liveLinksOf(rows: readonly LiveLinkRow[], raffles: readonly Raffle[]): LiveLinks {
  const pending = new Map(
    raffles
      .flat()
      .filter(isPending)
      .map((ticket) => [ticket.id, ticket]),
  );
  const byToken = new Map<string, { token: string; tickets: Ticket[] }>();
  const links = new Map<number, LiveLink>();
  for (const { talon_id, token } of rows) {
    const ticket = pending.get(talon_id);
    if (!ticket) continue;
    const link = byToken.get(token) ?? { token, tickets: [] };
    link.tickets.push(ticket);
    byToken.set(token, link);
    links.set(talon_id, link);
  }
  return links;
}

/** The raffle's links, each once, in the order of its tickets. */
export const linksOfRaffle = (raffle: Raffle, links: LiveLinks): LiveLink[] => [
  ...new Set(raffle.map(({ id }) => links.get(id)).filter((link) => link !== undefined)),
];
