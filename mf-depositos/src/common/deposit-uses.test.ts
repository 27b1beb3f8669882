import { dateOf, depositOf } from '@rifas/shared/testing';
import { usedTicket } from '../testing/samples';
import { nameOfUse, ticketUses, usesTitle } from './deposit-uses';

const today = { year: 2026, month: 11, day: 21 };
const deposit = depositOf({
  registros: [
    [
      usedTicket({ id: 3, Numero: '200', Precio: 10.1, Nombre: 'Beto' }),
      usedTicket({ id: 2, Numero: '00123', SorteoNumero: '10', Precio: 20.2 }),
      usedTicket({ id: 1, Numero: '00123', SorteoNumero: '2', Precio: 0.1 }),
    ],
    [],
  ],
});

test('multi: a line a talón, by number and draw', () => {
  const uses = ticketUses(deposit, 'multi', today);
  expect(uses.map(({ ids, numero, draw, amount }) => [ids, numero, draw, amount])).toEqual([
    [[1], '00123', '2', 10],
    [[2], '00123', '10', 2020],
    [[3], '200', '1', 1010],
  ]);
  expect(uses[0]?.drawDate).toEqual(dateOf('2999-03-15'));
});

test('single: a line a raffle with the sum of its talones and no draw', () => {
  expect(ticketUses(deposit, 'single', today)).toEqual([
    {
      ids: [1, 2],
      numero: '00123',
      buyer: 'Carla',
      amount: 2030,
      draw: undefined,
      drawDate: undefined,
      removable: true,
    },
    { ids: [3], numero: '200', buyer: 'Beto', amount: 1010, draw: undefined, drawDate: undefined, removable: true },
  ]);
});

test.each([
  ['tomorrow', '2026-11-22', true],
  ['today', '2026-11-21', false],
  ['yesterday', '2026-11-20', false],
])('a talón whose draw is %s can be taken back: D12', (_when, date, removable) => {
  const one = depositOf({ registros: [[usedTicket({ FechaSorteo: dateOf(date) })], []] });
  expect(ticketUses(one, 'multi', today)[0]?.removable).toBe(removable);
});

test('a raffle of single mode can be taken back only as a whole', () => {
  const tickets = [usedTicket({ id: 1 }), usedTicket({ id: 2, FechaSorteo: dateOf('2026-11-21') })];
  expect(ticketUses(depositOf({ registros: [tickets, []] }), 'single', today)[0]?.removable).toBe(false);
});

test('titles and names follow the display mode', () => {
  expect(usesTitle('multi')).toBe('Talones asignados a este depósito:');
  expect(usesTitle('single')).toBe('Rifas asignadas a este depósito:');
  expect(nameOfUse({ numero: '007', draw: '2' }, 'multi')).toBe('talón 007, sorteo 2');
  expect(nameOfUse({ numero: '007', draw: undefined }, 'multi')).toBe('talón 007');
  expect(nameOfUse({ numero: '007', draw: undefined }, 'single')).toBe('rifa 007');
});
