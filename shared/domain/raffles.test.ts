import fc from 'fast-check';
import {
  buyerOf,
  commentOf,
  compareNumero,
  countByState,
  findRaffle,
  groupTickets,
  pendingTotal,
  raffleNumber,
  sortRaffles,
  statesOf,
} from './raffles';
import { raffleOf, ticketOf } from './tickets.testkit';

describe('the buyer shows only where all tickets share one name', () => {
  test.each([
    [['Ana', 'Ana'], 'Ana'],
    [['Ana', ' Ana '], 'Ana'],
    [['Ana', 'Bruno'], undefined],
    [['Ana', null], undefined],
    [[null, 'Ana'], undefined],
    [['', ''], undefined],
    [['  '], undefined],
    [[undefined], undefined],
    [[], undefined],
  ])('%j gives %p', (names, expected) => expect(buyerOf(names.map((Nombre) => ({ Nombre })))).toBe(expected));
});

test.each([
  [[null, 'para Marta', 'otra'], 'para Marta'],
  [['', undefined], ''],
  [[], ''],
])('of the comments %j, %p shows', (comments, expected) =>
  expect(commentOf(comments.map((Comentario) => ({ Comentario })))).toBe(expected),
);

describe('numbers are text in the order of numbers (D10)', () => {
  test('sorted, with leading zeros kept', () => {
    const sorted = ['10', '9', '0', '00012', 'X', '100000000000000000001', '12', '100000000000000000000', 'A1'].sort(
      compareNumero,
    );
    expect(sorted).toEqual([
      '0',
      '9',
      '10',
      '00012',
      '12',
      '100000000000000000000',
      '100000000000000000001',
      'A1',
      'X',
    ]);
  });

  test('it is an order, and agrees with numbers', () => {
    const numero = fc.oneof(
      fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 12 }),
      fc.string({ maxLength: 3 }),
    );
    fc.assert(
      fc.property(numero, numero, numero, (a, b, c) => {
        expect(Math.sign(compareNumero(a, b)) + Math.sign(compareNumero(b, a))).toBe(0);
        expect(compareNumero(a, b) === 0).toBe(a === b);
        if (compareNumero(a, b) <= 0 && compareNumero(b, c) <= 0) expect(compareNumero(a, c)).toBeLessThanOrEqual(0);
        if (/^\d+$/.test(a + b) && a && b && Number(a) < Number(b)) expect(compareNumero(a, b)).toBeLessThan(0);
      }),
    );
  });
});

test('tickets in any order become raffles by number, each by draw; 7 and 007 stay two', () => {
  const of = (Numero: string, SorteoNumero: string) => ticketOf({ Numero, SorteoNumero });
  const grouped = groupTickets([of('10', '2'), of('7', '10'), of('007', '1'), of('7', '9'), of('10', '1')]);
  expect(grouped.map((raffle) => raffle.map((ticket) => `${ticket.Numero}/${ticket.SorteoNumero}`))).toEqual([
    ['007/1'],
    ['7/9', '7/10'],
    ['10/1', '10/2'],
  ]);
});

test('sorting leaves the list it was given alone', () => {
  const list = Object.freeze([raffleOf('2', ['Pago']), raffleOf('1', ['Pago'])]);
  expect(sortRaffles(list).map(raffleNumber)).toEqual(['1', '2']);
  expect(list.map(raffleNumber)).toEqual(['2', '1']);
});

test('what a raffle comes to, and how its tickets stand', () => {
  const mixed = raffleOf('1', ['Pago', 'Pendiente de Pago', 'Pendiente de Pago']);
  expect(pendingTotal(mixed)).toBe(4000);
  expect(statesOf(mixed)).toEqual(['Pendiente de Pago', 'Pago']);
  expect(countByState([mixed, raffleOf('2', ['Pago premio', 'Pago'])])).toEqual({
    'Pendiente de Pago': 2,
    'Para transferir': 0,
    Solicitada: 0,
    Pago: 2,
    'Pago premio': 1,
  });
  expect(raffleNumber([])).toBe('');
  expect(findRaffle([mixed], '1')).toBe(mixed);
  expect(findRaffle([mixed], '01')).toBeUndefined();
});
