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

/** The buyer of a link: the name, else the mail; '' if both are unknown. */
export const buyerOfLink = ({ buyer }: Pick<SellerLink, 'buyer'>): string => fullName(buyer) || buyer.email;

/** The links that match the filters, in their order. */
export function searchLinks(links: readonly SellerLink[], { query, state }: LinkFilters): SellerLink[] {
  const isFound = raffleFinder(query);
  return links.filter(
    (link) =>
      (state === 'all' || link.state === state) &&
      // Words may match different numbers, so all numbers are searched as one text.
      isFound(numbersOf(link.tickets).join(' '), [fullName(link.buyer), link.buyer.email]),
  );
}

/**
 * The number of links in each state, in the order of a link's life. States without links are left out, except the
 * chosen one.
 */
export function countLinks(
  links: readonly SellerLink[],
  chosen: LinkFilters['state'],
): { readonly state: LinkState; readonly count: number }[] {
  return LINK_STATES.map((state) => ({ state, count: links.filter((link) => link.state === state).length })).filter(
    ({ state, count }) => count > 0 || state === chosen,
  );
}

/** The price of a link's tickets. Undefined if the API sends neither the sum nor all prices. */
export const totalOfLink = ({ totalCents, tickets }: SellerLink): Cents | undefined =>
  totalCents ?? knownTotal(tickets);

/** The tickets that can still be paid with a link. A ticket in several links counts once. */
export const waitingTickets = (links: readonly SellerLink[]): LinkTicket[] => [
  ...new Map(
    links
      .filter(({ state }) => isLiveLink(state))
      .flatMap((link) => link.tickets.map((ticket) => [ticket.id, ticket] as const)),
  ).values(),
];
