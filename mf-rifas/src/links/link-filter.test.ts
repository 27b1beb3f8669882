import { linkTicketOf, sellerLinkOf } from '@rifas/shared/testing';
import { buyerOfLink, countLinks, searchLinks, totalOfLink, waitingTickets, type LinkFilters } from './link-filter';

const LUCIA = sellerLinkOf({ token: 'a', tickets: [linkTicketOf({ id: 1, number: '00107' })] });
const BRUNO = sellerLinkOf({
  token: 'b',
  state: 'paid',
  buyer: { firstName: '', lastName: '', email: 'bruno@example.com', phone: '', department: '' },
  tickets: [linkTicketOf({ id: 2, number: '00200' }), linkTicketOf({ id: 3, number: '00301' })],
});
const LINKS = [LUCIA, BRUNO];
const found = (query: string, state: LinkFilters['state'] = 'all') =>
  searchLinks(LINKS, { query, state }).map(({ token }) => token);

test('The search finds links by any of their raffles, by the name without accents and by the mail.', () => {
  expect(found('')).toEqual(['a', 'b']);
  expect(found('301')).toEqual(['b']);
  expect(found('mendez')).toEqual(['a']);
  expect(found('bruno@')).toEqual(['b']);
  expect(found('lucia 301')).toEqual([]);
});

test('The filter keeps the links of one state, and the counts follow the order of the states.', () => {
  expect(found('', 'paid')).toEqual(['b']);
  expect(countLinks([BRUNO, LUCIA], 'all')).toEqual([
    { state: 'made', count: 1 },
    { state: 'paid', count: 1 },
  ]);
});

test('The filter still offers the chosen state when no link is left in it.', () => {
  expect(countLinks([BRUNO], 'inPayment').map(({ state }) => state)).toEqual(['inPayment', 'paid']);
});

test('A link has the name of its buyer, and the mail where the name is missing.', () => {
  expect(LINKS.map(buyerOfLink)).toEqual(['Lucía Méndez', 'bruno@example.com']);
});

test('A ticket with two live links is counted once, and paid and ended links add no tickets.', () => {
  const links = [LUCIA, sellerLinkOf({ token: 'c', state: 'opened', tickets: LUCIA.tickets }), BRUNO];
  expect(waitingTickets(links).map(({ id }) => id)).toEqual([1]);
});

test('The total of a link without a sum is that of its tickets, and unknown where a price is missing.', () => {
  expect(totalOfLink(sellerLinkOf({ totalCents: undefined }))).toBe(2000);
  const tickets = [linkTicketOf(), linkTicketOf({ id: 2, priceCents: undefined })];
  expect(totalOfLink(sellerLinkOf({ tickets, totalCents: undefined }))).toBeUndefined();
});
