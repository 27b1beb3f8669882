import { wordsOf } from '@rifas/shared/domain';
import { dateOf, depositOf } from '@rifas/shared/testing';
import { usedTicket } from '../testing/samples';
import { describeUses, ticketUses } from './deposit-uses';

const today = dateOf('2026-11-21');
const deposit = depositOf({
  tickets: [
    usedTicket({ id: 3, number: '200', price: 10.1, buyer: 'Beto' }),
    usedTicket({ id: 2, number: '00123', draw: '10', price: 20.2 }),
    usedTicket({ id: 1, number: '00123', draw: '2', price: 0.1 }),
  ],
});

test('multi mode has one line for each talón, sorted by number and draw', () => {
  const uses = ticketUses(deposit, 'multi', today);
  expect(uses.map(({ ids, number, draw, amount }) => [ids, number, draw, amount])).toEqual([
    [[1], '00123', '2', 10],
    [[2], '00123', '10', 2020],
    [[3], '200', '1', 1010],
  ]);
  expect(uses[0]?.drawDate).toEqual(dateOf('2999-03-15'));
});

test('single mode has one line for each raffle, with the sum of its talones and no draw', () => {
  expect(ticketUses(deposit, 'single', today)).toEqual([
    {
      ids: [1, 2],
      number: '00123',
      buyer: 'Carla',
      amount: 2030,
      draw: undefined,
      drawDate: undefined,
      removable: true,
    },
    { ids: [3], number: '200', buyer: 'Beto', amount: 1010, draw: undefined, drawDate: undefined, removable: true },
  ]);
});

test.each([
  [['Carla', 'Beto', 'Carla '], 'Carla y Beto'],
  [['Carla', undefined], 'Carla'],
  [[undefined, ' '], undefined],
])('a raffle of single mode names everybody who bought one of its tickets: %j', (buyers, shown) => {
  const tickets = buyers.map((buyer, id) => usedTicket({ id, draw: String(id), buyer }));
  expect(ticketUses(depositOf({ tickets }), 'single', today).map(({ buyer }) => buyer)).toEqual([shown]);
});

test.each([
  ['tomorrow', '2026-11-22', true],
  ['today', '2026-11-21', false],
  ['yesterday', '2026-11-20', false],
])(
  'a talón can be removed from a deposit only while its draw is in the future: its draw is %s',
  (_when, date, removable) => {
    const one = depositOf({ tickets: [usedTicket({ drawDate: dateOf(date) })] });
    expect(ticketUses(one, 'multi', today)[0]?.removable).toBe(removable);
  },
);

test('a raffle of single mode can only be removed from a deposit as a whole', () => {
  const tickets = [usedTicket({ id: 1 }), usedTicket({ id: 2, drawDate: dateOf('2026-11-21') })];
  expect(ticketUses(depositOf({ tickets }), 'single', today)[0]?.removable).toBe(false);
});

test('a narrow line about the uses of a deposit breaks before a count, never between the count and its word', () => {
  const one = depositOf({ tickets: [usedTicket()] });
  expect(describeUses(one, 'multi')).toBe('Carla · 1\u00a0talón');
});

test('titles and names follow the display mode', () => {
  expect(wordsOf('multi').usesOfDeposit).toBe('Talones asignados a este depósito:');
  expect(wordsOf('single').usesOfDeposit).toBe('Rifas asignadas a este depósito:');
  expect(wordsOf('multi').nameOf('007', '2')).toBe('talón 007, sorteo 2');
  expect(wordsOf('multi').nameOf('007', undefined)).toBe('talón 007');
  expect(wordsOf('single').nameOf('007', undefined)).toBe('rifa 007');
});

test('a ticket without a price leaves the amount of its line and of its raffle unknown', () => {
  const tickets = [usedTicket({ id: 1 }), usedTicket({ id: 2, draw: '2', priceCents: undefined })];
  const amounts = (mode: 'multi' | 'single') =>
    ticketUses(depositOf({ tickets }), mode, today).map(({ amount }) => amount);
  expect(amounts('multi')).toEqual([2000, undefined]);
  expect(amounts('single')).toEqual([undefined]);
});

test('a ticket without a draw or a draw date is listed and cannot be removed', () => {
  const [use] = ticketUses(
    depositOf({ tickets: [usedTicket({ draw: undefined, drawDate: undefined })] }),
    'multi',
    today,
  );
  expect(use).toMatchObject({ number: '00123', draw: undefined, drawDate: undefined, removable: false });
});
