import { toChosen, type ChosenTicket } from '@rifas/shared/domain';
import { raffleOf } from '@rifas/shared/testing';
import { chosenKeys, chosenRaffles, numbersOf, toggleTickets } from './chosen-tickets';

const chosen = (id: number, number = '00123', draw = String(id)): ChosenTicket => ({ id, number, draw });

test('toggleTickets adds a ticket, and takes it out the second time', () => {
  const once = toggleTickets([chosen(1)], [chosen(2)]);
  expect(once).toEqual([chosen(1), chosen(2)]);
  expect(toggleTickets(once, [chosen(2)])).toEqual([chosen(1)]);
});

test('toggleTickets adds the rest of a raffle that was chosen in part, and takes out a raffle that was chosen as a whole', () => {
  const raffle = raffleOf('00123', { draws: 3 }).map(toChosen);
  expect(toggleTickets([chosen(1)], raffle).map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(toggleTickets(toggleTickets([], raffle), raffle)).toEqual([]);
});

test('numbersOf lists the number of each chosen raffle once', () => {
  expect(numbersOf([chosen(1), chosen(2), chosen(3, '00200')])).toEqual(['00123', '00200']);
});

test('chosenRaffles groups the chosen tickets by raffle, without the other tickets', () => {
  const raffles = [raffleOf('00123'), raffleOf('00200', { firstId: 10 })];
  expect(chosenRaffles([chosen(2), chosen(99)], raffles).map((raffle) => raffle.map(({ id }) => id))).toEqual([[2]]);
});

test('toggleTickets takes out a raffle whose tickets have the same id', () => {
  const raffle = [chosen(1, '00123', '1'), chosen(1, '00123', '2')];
  expect(toggleTickets([chosen(7), ...raffle], raffle)).toEqual([chosen(7)]);
});

test('toggleTickets changes nothing when it gets no tickets', () => {
  expect(toggleTickets([chosen(1)], [])).toEqual([chosen(1)]);
});

test('a picker identifies a chosen ticket by its id, and a chosen raffle by its number', () => {
  expect(chosenKeys([chosen(7)], true)).toEqual([{ number: '00123', key: '7' }]);
  expect(chosenKeys([chosen(7)], false)).toEqual([{ number: '00123', key: '00123' }]);
});
