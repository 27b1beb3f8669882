import { cents, minusCents, sellableTickets, ticketsTotal, type Cents, type Priced } from '@rifas/shared/domain';
import { raffleOf, ticketOf, type TicketChanges } from '@rifas/shared/testing';
import { toggleWithin } from './toggle-within';

const pricedOf = (changes: TicketChanges): Priced => sellableTickets([ticketOf(changes)])[0]!;
const ids = (tickets: readonly Pick<Priced, 'id'>[] | undefined) => tickets?.map(({ id }) => id);
const [a, b, c] = [pricedOf({ id: 1, price: 0.1 }), pricedOf({ id: 2, price: 0.2 }), pricedOf({ id: 3, price: 0.3 })];

test('toggleWithin adds a ticket, and a second call removes it', () => {
  const one = toggleWithin(cents(100), [], [a]);
  expect(ids(one)).toEqual([1]);
  expect(ids(toggleWithin(cents(100), one ?? [], [a]))).toEqual([]);
});

test('toggleWithin is exact to the cent: 0.10 + 0.20 fits into 0.30, and not into 0.29', () => {
  expect(ids(toggleWithin(cents(30), [a], [b]))).toEqual([1, 2]);
  expect(toggleWithin(cents(29), [a], [b])).toBeUndefined();
});

test('toggleWithin removes a ticket although the balance has shrunk below the total', () => {
  expect(ids(toggleWithin(cents(5), [a, b, c], [c]))).toEqual([1, 2]);
});

test('toggleWithin adds and removes a raffle as a whole', () => {
  const raffle = sellableTickets(raffleOf('7', { draws: 3, firstId: 10, price: 20 }));
  expect(ids(toggleWithin(cents(6010), [a], raffle))).toEqual([1, 10, 11, 12]);
  expect(toggleWithin(cents(6009), [a], raffle)).toBeUndefined();
  expect(ids(toggleWithin(cents(6010), [a, ...raffle], raffle))).toEqual([1]);
  expect(ids(toggleWithin(cents(6010), [a, ...raffle.slice(1)], raffle))).toEqual([1, 10, 11, 12]);
});

test('any sequence of presses keeps the remaining balance at balance minus prices, and never below zero', () => {
  // A fixed linear congruential sequence, so that every run makes the same presses.
  let seed = 7;
  const next = (below: number) => (seed = (seed * 1103515245 + 12345) % 2147483648) % below;
  const all = Array.from({ length: 30 }, (_, id) => pricedOf({ id, price: (1 + next(2999)) / 100 }));
  const balance: Cents = cents(12345);
  let selected: typeof all = [];
  let refused = 0;
  for (let press = 0; press < 2000; press += 1) {
    const ticket = all[next(all.length)] ?? a;
    const changed = toggleWithin(balance, selected, [ticket]);
    if (changed) {
      expect(Math.abs(ticketsTotal(changed) - ticketsTotal(selected))).toBe(ticket.priceCents);
      selected = changed;
    } else {
      refused += 1;
      expect(ticket.priceCents).toBeGreaterThan(minusCents(balance, ticketsTotal(selected)));
    }
    expect(minusCents(balance, ticketsTotal(selected))).toBeGreaterThanOrEqual(0);
  }
  expect(refused).toBeGreaterThan(0);
});
