import {
  fullName,
  isLiveLink,
  knownTotal,
  LINK_STATES,
  type Cents,
  type LinkState,
  type LinkTicket,
  type SellerLink,
} from '@rifas/shared/domain';
import { numbersOf, raffleFinder } from '@rifas/shared/selling';

export interface LinkFilters {
  /** Part of a raffle number or of the buyer's name or mail. */
  readonly query: string;
  readonly state: LinkState | 'all';
}

export const NO_FILTERS: LinkFilters = { query: '', state: 'all' };

/** Whom a link is for: by name, else by mail; '' where neither is known. */
export const buyerOfLink = ({ buyer }: Pick<SellerLink, 'buyer'>): string => fullName(buyer) || buyer.email;

/** The links that the filters let through, in their order. */
export function searchLinks(links: readonly SellerLink[], { query, state }: LinkFilters): SellerLink[] {
  const isFound = raffleFinder(query);
  return links.filter(
    (link) =>
      (state === 'all' || link.state === state) &&
      // A word may be in one number or in another: all of them are one text to search in.
      isFound(numbersOf(link.tickets).join(' '), [fullName(link.buyer), link.buyer.email]),
  );
}

/** How many links are in each state, in the order of a link's life; states without one are left out, but for the chosen one. */
export function countLinks(
  links: readonly SellerLink[],
  chosen: LinkFilters['state'],
): { readonly state: LinkState; readonly count: number }[] {
  return LINK_STATES.map((state) => ({ state, count: links.filter((link) => link.state === state).length })).filter(
    ({ state, count }) => count > 0 || state === chosen,
  );
}

/** What a link's tickets cost; undefined where the API tells neither the sum nor all prices. */
export const totalOfLink = ({ totalCents, tickets }: SellerLink): Cents | undefined =>
  totalCents ?? knownTotal(tickets);

/** The tickets that can still be paid with a link, each once although it may be in several. */
export const waitingTickets = (links: readonly SellerLink[]): LinkTicket[] => [
  ...new Map(
    links
      .filter(({ state }) => isLiveLink(state))
      .flatMap((link) => link.tickets.map((ticket) => [ticket.id, ticket] as const)),
  ).values(),
];
