import { raffleOf, ticketOf } from '../testing/samples';
import { reconcileChosen, toChosen } from './chosen-tickets';
import type { Ticket } from './ticket';
import { wallTime } from './wall-time';

const raffle = raffleOf('00123', { draws: 3 });
const chosen = raffle.slice(0, 2).map(toChosen);
const soldOne = raffle.map((ticket) => (ticket.id === 2 ? ticketOf({ ...ticket, state: 'paid' }) : ticket));
const ids = (tickets: readonly Pick<Ticket, 'id'>[]) => tickets.map(({ id }) => id);

test('multi: a chosen ticket that is still pending stays, and a chosen ticket that was sold is gone', () => {
  const { tickets, gone } = reconcileChosen(chosen, [soldOne], 'multi');
  expect(ids(tickets)).toEqual([1]);
  expect(gone).toEqual([{ id: 2, number: '00123', draw: '2' }]);
});

test('multi: the chosen tickets of a raffle that has left the list are gone', () => {
  expect(ids(reconcileChosen(chosen, [], 'multi').gone)).toEqual([1, 2]);
});

test('single: a chosen raffle stands for all its pending tickets', () => {
  expect(ids(reconcileChosen(chosen, [raffle], 'single').tickets)).toEqual([1, 2, 3]);
  expect(ids(reconcileChosen(chosen, [soldOne], 'single').tickets)).toEqual([1, 3]);
});

test('single: a ticket whose draw is over joins a chosen raffle only where that ticket was chosen itself', () => {
  const today = wallTime('2026-11-21 12:00:00');
  const past = raffle.map((ticket) => (ticket.draw !== '1' ? { ...ticket, drawDate: wallTime('2026-11-20') } : ticket));
  expect(ids(reconcileChosen(chosen.slice(0, 1), [past], 'single', today).tickets)).toEqual([1]);
  expect(ids(reconcileChosen(chosen, [past], 'single', today).tickets)).toEqual([1, 2]);
});

test('the choice stays the same while all chosen tickets are for sale', () => {
  const { tickets, gone } = reconcileChosen(chosen, [raffle], 'multi');
  expect(tickets.map(toChosen)).toEqual(chosen);
  expect(gone).toEqual([]);
});

test('a chosen ticket that has lost its price cannot be sold, so it is gone', () => {
  const unpriced = raffle.map((ticket) => ({ ...ticket, priceCents: undefined }));
  expect(reconcileChosen(chosen, [unpriced], 'multi')).toEqual({ tickets: [], gone: chosen });
});
