import type { ChosenTicket } from '@rifas/shared/domain';
import { raffleOf, ticketOf } from '@rifas/shared/testing';
import { numbersOf } from '../common/raffles';
import { areChosen, chosenRaffles, toggleTickets } from './chosen-tickets';

const chosen = (id: number, number = '00123', draw = String(id)): ChosenTicket => ({ id, number, draw });

test('puts a ticket in, and takes it out the second time', () => {
  const once = toggleTickets([chosen(1)], [ticketOf({ id: 2, draw: '2' })]);
  expect(once).toEqual([chosen(1), chosen(2)]);
  expect(toggleTickets(once, [ticketOf({ id: 2 })])).toEqual([chosen(1)]);
});

test('puts a whole raffle in when only a part of it was', () => {
  const raffle = raffleOf('00123', { draws: 3 });
  expect(toggleTickets([chosen(1)], raffle).map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(toggleTickets(toggleTickets([], raffle), raffle)).toEqual([]);
});

test('names each raffle once', () => {
  expect(numbersOf([chosen(1), chosen(2), chosen(3, '00200')])).toEqual(['00123', '00200']);
});

test('shows the chosen tickets raffle by raffle, without the others', () => {
  const raffles = [raffleOf('00123'), raffleOf('00200', { firstId: 10 })];
  expect(chosenRaffles([chosen(2), chosen(99)], raffles).map((raffle) => raffle.map(({ id }) => id))).toEqual([[2]]);
});

test('no tickets at all do not count as chosen', () => {
  expect(areChosen([chosen(1)], [])).toBe(false);
  expect(areChosen([chosen(1)], [chosen(1)])).toBe(true);
});
