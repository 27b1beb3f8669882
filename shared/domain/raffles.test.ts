import fc from 'fast-check';
import { ticketOf } from '../testing/samples';
import { raffleInStates } from './raffle-in-states.testing';
import {
  buyerOf,
  commentOf,
  compareNumbers,
  countByState,
  groupTickets,
  raffleNumber,
  rafflesWithPending,
  sortRaffles,
  statesOf,
  unitCount,
} from './raffles';

describe('the buyer of a raffle is shown only where all its tickets have the same buyer', () => {
  test.each([
    [['Ana', 'Ana'], 'Ana'],
    [['Ana', ' Ana '], 'Ana'],
    [['Ana', 'Bruno'], undefined],
    [['Ana', 'Ana', 'Eva'], undefined],
    [['Ana', undefined], undefined],
    [[undefined, 'Ana'], undefined],
    [['', ''], undefined],
    [['  '], undefined],
    [[undefined], undefined],
    [[], undefined],
  ])('the buyers %j give %p', (names, expected) => expect(buyerOf(names.map((buyer) => ({ buyer })))).toBe(expected));
});

test.each([
  [[undefined, 'para Marta', 'otra'], 'para Marta'],
  [['', undefined], ''],
  [[], ''],
])('of the comments %j, %p is shown', (comments, expected) =>
  expect(commentOf(comments.map((comment) => ({ comment })))).toBe(expected),
);

test('rafflesWithPending lists the raffles with a pending ticket by number', () => {
  const last = raffleInStates('00010', ['pending']);
  const first = raffleInStates('9', ['paid', 'pending'], 10);
  expect(rafflesWithPending([last, raffleInStates('7', ['paid', 'prizePaid'], 20), first])).toEqual([first, last]);
});

describe('raffle numbers are texts in numerical order', () => {
  test.each([
    [
      ['10', '9', '0', '00012', 'X', '12', 'A1'],
      ['0', '9', '10', '00012', '12', 'A1', 'X'],
    ],
    [
      ['100000000000000000001', '100000000000000000000'],
      ['100000000000000000000', '100000000000000000001'],
    ],
    [
      ['12b', '9', '12'],
      ['9', '12', '12b'],
    ],
  ])('compareNumbers sorts %j into %j', (numbers, sorted) => expect(numbers.sort(compareNumbers)).toEqual(sorted));

  test('compareNumbers is an order and agrees with numbers', () => {
    const number = fc.oneof(
      fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 12 }),
      fc.string({ maxLength: 3 }),
    );
    fc.assert(
      fc.property(number, number, number, (a, b, c) => {
        expect(Math.sign(compareNumbers(a, b)) + Math.sign(compareNumbers(b, a))).toBe(0);
        expect(compareNumbers(a, b) === 0).toBe(a === b);
        if (compareNumbers(a, b) <= 0 && compareNumbers(b, c) <= 0) expect(compareNumbers(a, c)).toBeLessThanOrEqual(0);
        if (/^\d+$/.test(a + b) && a && b && Number(a) < Number(b)) expect(compareNumbers(a, b)).toBeLessThan(0);
      }),
    );
  });
});

test('groupTickets makes raffles by number, each sorted by draw; 7 and 007 stay two raffles', () => {
  const of = (number: string, draw: string) => ticketOf({ number, draw });
  const grouped = groupTickets([of('10', '2'), of('7', '10'), of('007', '1'), of('7', '9'), of('10', '1')]);
  expect(grouped.map((raffle) => raffle.map((ticket) => `${ticket.number}/${ticket.draw}`))).toEqual([
    ['007/1'],
    ['7/9', '7/10'],
    ['10/1', '10/2'],
  ]);
});

test('sortRaffles does not change the given list', () => {
  const list = Object.freeze([raffleInStates('2', ['paid']), raffleInStates('1', ['paid'])]);
  expect(sortRaffles(list).map(raffleNumber)).toEqual(['1', '2']);
  expect(list.map(raffleNumber)).toEqual(['2', '1']);
});

test('statesOf and countByState summarise the ticket states of a raffle', () => {
  const mixed = raffleInStates('1', ['paid', 'pending', 'pending']);
  expect(statesOf(mixed)).toEqual(['pending', 'paid']);
  expect(countByState([mixed, raffleInStates('2', ['prizePaid', 'paid'])])).toEqual({
    pending: 2,
    inBag: 0,
    requested: 0,
    paid: 2,
    prizePaid: 1,
    unknown: 0,
  });
  expect(raffleNumber([])).toBe('');
});

test('unitCount counts tickets in multi mode and raffles in single mode', () => {
  const tickets = [{ number: '007' }, { number: '007' }, { number: '7' }];
  expect(unitCount(tickets, 'multi')).toBe(3);
  expect(unitCount(tickets, 'single')).toBe(2);
});
