import { raffleOf } from '@rifas/shared/testing';
import { linksByTicket, linksOfRaffle } from './live-links';

const first = raffleOf('00001', { firstId: 1 });
const second = raffleOf('00002', { firstId: 11 });
const sold = raffleOf('00003', { firstId: 21, state: 'paid' });
const raffles = [first, second, sold];
const of = (...pairs: [ticketId: number, token: string][]) =>
  linksByTicket(
    pairs.map(([ticketId, token]) => ({ ticketId, token })),
    raffles,
  );

test('each ticket maps to its link, and a link has all its tickets', () => {
  const links = of([1, 'a'], [2, 'a'], [11, 'a']);
  expect([...links.keys()]).toEqual([1, 2, 11]);
  expect(links.get(1)).toBe(links.get(11));
  expect(links.get(1)?.tickets.map(({ id }) => id)).toEqual([1, 2, 11]);
});

test('a ticket with two links maps to the newer link, and the older link keeps all its tickets', () => {
  const links = of([1, 'old'], [2, 'old'], [2, 'new']);
  expect(links.get(1)?.token).toBe('old');
  expect(links.get(2)?.token).toBe('new');
  expect(links.get(1)?.tickets.map(({ id }) => id)).toEqual([1, 2]);
});

test('a ticket that is not pending in the list has no link', () => {
  expect(of([21, 'a'], [99, 'a']).size).toBe(0);
});

test('linksOfRaffle returns each link of a raffle once', () => {
  const links = of([1, 'a'], [2, 'a'], [12, 'b']);
  expect(linksOfRaffle(first, links).map(({ token }) => token)).toEqual(['a']);
  expect(linksOfRaffle(second, links).map(({ token }) => token)).toEqual(['b']);
  expect(linksOfRaffle(sold, links)).toEqual([]);
});
