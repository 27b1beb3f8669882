import { countByState, type Raffle } from '@rifas/shared/domain';
import { raffleOf, ticketOf } from '@rifas/shared/testing';
import { NO_FILTERS, searchRaffles, type RaffleFilters } from './raffle-search';
import { countRafflesByState } from './use-state-counts';

const free = raffleOf('00123');
const sold = raffleOf('00045', { firstId: 10, state: 'paid', buyer: 'Beatriz Peña' });
const mixed: Raffle = [
  ticketOf({ id: 20, number: '1000', state: 'paid', buyer: 'Ana' }),
  ticketOf({ id: 21, number: '1000', state: 'pending' }),
];
const all = [mixed, free, sold];

const found = (filters: Partial<RaffleFilters>) =>
  searchRaffles(all, { ...NO_FILTERS, ...filters }).map(([ticket]) => ticket?.number);

test.each<[string, Partial<RaffleFilters>, string[]]>([
  ['everything, by number as a number', {}, ['00045', '00123', '1000']],
  ['a part of the number', { query: '12' }, ['00123']],
  ['the number with its zeros', { query: '00' }, ['00045', '00123', '1000']],
  ['a buyer without accents or case', { query: ' pena ' }, ['00045']],
  ['the buyer of one ticket only', { query: 'ana' }, ['1000']],
  ['nothing', { query: 'nadie' }, []],
  ['a state that one ticket has', { state: 'paid' }, ['00045', '1000']],
  ['a state and a text', { state: 'pending', query: '1' }, ['00123', '1000']],
  ['a state nobody has', { state: 'inBag' }, []],
  ['from the highest number', { sort: 'numberDescending' }, ['1000', '00123', '00045']],
  ['by buyer, those without one last', { sort: 'buyer' }, ['00045', '00123', '1000']],
  ['pending first', { sort: 'pendingFirst' }, ['00123', '1000', '00045']],
])('the search finds %s', (_, filters, expected) => {
  expect(found(filters)).toEqual(expected);
});

test('the search sorts buyers in Spanish order and does not change the given list', () => {
  const given = [raffleOf('2', { buyer: 'Óscar' }), raffleOf('1', { buyer: 'Zoe' }), raffleOf('3', { buyer: 'Nora' })];
  const order = [...given];
  expect(searchRaffles(given, { ...NO_FILTERS, sort: 'buyer' }).map(([ticket]) => ticket?.buyer)).toEqual([
    'Nora',
    'Óscar',
    'Zoe',
  ]);
  expect(given).toEqual(order);
});

test('countByState counts tickets and countRafflesByState counts raffles with such a ticket', () => {
  expect(countByState(all)).toEqual({ pending: 3, inBag: 0, requested: 0, paid: 3, prizePaid: 0, unknown: 0 });
  expect(countRafflesByState(all)).toEqual({ pending: 2, inBag: 0, requested: 0, paid: 2, prizePaid: 0, unknown: 0 });
});
