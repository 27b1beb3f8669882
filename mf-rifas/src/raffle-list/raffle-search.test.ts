import type { Raffle } from '@rifas/shared/contracts';
import { raffleOf, ticketOf } from '@rifas/shared/testing';
import { countsByState, NO_FILTERS, searchRaffles, type RaffleFilters } from './raffle-search';

const free = raffleOf('00123');
const sold = raffleOf('00045', { firstId: 10, Estado: 'Pago', Nombre: 'Beatriz Peña' });
const mixed: Raffle = [
  ticketOf({ id: 20, Numero: '1000', Estado: 'Pago', Nombre: 'Ana' }),
  ticketOf({ id: 21, Numero: '1000', Estado: 'Pendiente de Pago' }),
];
const all = [mixed, free, sold];

const found = (filters: Partial<RaffleFilters>) =>
  searchRaffles(all, { ...NO_FILTERS, ...filters }).map(([ticket]) => ticket?.Numero);

test.each<[string, Partial<RaffleFilters>, string[]]>([
  ['everything, by number as a number', {}, ['00045', '00123', '1000']],
  ['a part of the number', { query: '12' }, ['00123']],
  ['the number with its zeros', { query: '00' }, ['00045', '00123', '1000']],
  ['a buyer without accents or case', { query: ' pena ' }, ['00045']],
  ['the buyer of one ticket only', { query: 'ana' }, ['1000']],
  ['nothing', { query: 'nadie' }, []],
  ['a state that one ticket has', { state: 'Pago' }, ['00045', '1000']],
  ['a state and a text', { state: 'Pendiente de Pago', query: '1' }, ['00123', '1000']],
  ['a state nobody has', { state: 'Para transferir' }, []],
  ['from the highest number', { sort: 'numberDescending' }, ['1000', '00123', '00045']],
  ['by buyer, those without one last', { sort: 'buyer' }, ['00045', '00123', '1000']],
  ['pending first', { sort: 'pendingFirst' }, ['00123', '1000', '00045']],
])('finds %s', (_, filters, expected) => {
  expect(found(filters)).toEqual(expected);
});

test('sorts buyers by their Spanish order and leaves the given list alone', () => {
  const given = [
    raffleOf('2', { Nombre: 'Óscar' }),
    raffleOf('1', { Nombre: 'Zoe' }),
    raffleOf('3', { Nombre: 'Nora' }),
  ];
  const order = [...given];
  expect(searchRaffles(given, { ...NO_FILTERS, sort: 'buyer' }).map(([ticket]) => ticket?.Nombre)).toEqual([
    'Nora',
    'Óscar',
    'Zoe',
  ]);
  expect(given).toEqual(order);
});

test('counts talones in multi and rifas in single', () => {
  expect(countsByState(all, 'multi')).toEqual({
    'Pendiente de Pago': 3,
    'Para transferir': 0,
    Solicitada: 0,
    Pago: 3,
    'Pago premio': 0,
  });
  expect(countsByState(all, 'single')).toEqual({
    'Pendiente de Pago': 2,
    'Para transferir': 0,
    Solicitada: 0,
    Pago: 2,
    'Pago premio': 0,
  });
});
