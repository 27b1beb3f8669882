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

test('Links are found by any of their raffles, by name without accents, and by mail.', () => {
  expect(found('')).toEqual(['a', 'b']);
  expect(found('301')).toEqual(['b']);
  expect(found('mendez')).toEqual(['a']);
  expect(found('bruno@')).toEqual(['b']);
  expect(found('lucia 301')).toEqual([]);
});

test('A state leaves the links in it, and is counted in the order of a life.', () => {
  expect(found('', 'paid')).toEqual(['b']);
  expect(countLinks([BRUNO, LUCIA], 'all')).toEqual([
    { state: 'made', count: 1 },
    { state: 'paid', count: 1 },
  ]);
});

test('The chosen state is offered after its last link has left it.', () => {
  expect(countLinks([BRUNO], 'inPayment').map(({ state }) => state)).toEqual(['inPayment', 'paid']);
});

test('A link is named by its buyer, else by the mail.', () => {
  expect(LINKS.map(buyerOfLink)).toEqual(['Lucía Méndez', 'bruno@example.com']);
});

test('A ticket of two live links can come in once; paid and dead links bring nothing more.', () => {
  const links = [LUCIA, sellerLinkOf({ token: 'c', state: 'opened', tickets: LUCIA.tickets }), BRUNO];
  expect(waitingTickets(links).map(({ id }) => id)).toEqual([1]);
});

test('A link without a sum costs what its tickets cost, and nothing is said where a price is missing.', () => {
  expect(totalOfLink(sellerLinkOf({ totalCents: undefined }))).toBe(2000);
  const tickets = [linkTicketOf(), linkTicketOf({ id: 2, priceCents: undefined })];
  expect(totalOfLink(sellerLinkOf({ tickets, totalCents: undefined }))).toBeUndefined();
});
