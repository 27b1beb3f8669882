import { readBy, sentTicket } from './contracts.testing';
import { getRaffles } from './index';

test.each([
  ['in small letters', (name: string) => name.toLowerCase()],
  ['with a small letter first', (name: string) => name.charAt(0).toLowerCase() + name.slice(1)],
  ['with underscores', (name: string) => name.replace(/(?!^)([A-Z])/g, '_$1').toLowerCase()],
])('raffles with field names written %s are read, in groups and in a flat list', (_how, respell) => {
  const plain = [sentTicket({ Tipo: 'Debito' }), sentTicket({ id: 8, SorteoNumero: '2' })];
  const odd = plain.map((one) =>
    Object.fromEntries(Object.entries(one).map(([name, value]) => [respell(name), value])),
  );
  for (const sent of [[odd], odd, { data: odd }]) expect(readBy(getRaffles, sent)).toEqual(readBy(getRaffles, [plain]));
});

test.each([
  ['groups as arrays', [[sentTicket()], [sentTicket({ id: 8, Numero: '9' })]]],
  ['groups keyed by number', { '00123': [sentTicket()], '9': [sentTicket({ id: 8, Numero: '9' })] }],
  ['groups keyed by draw', [{ 1: sentTicket() }, { 1: sentTicket({ id: 8, Numero: '9' }) }]],
  ['with empty groups', [[], [sentTicket()], { Numero: '5', talones: [] }, [sentTicket({ id: 8, Numero: '9' })]]],
  [
    'groups as objects with their number',
    [
      { numero: '00123', talones: [{ id: 7, SorteoNumero: 1, Precio: 20, FechaSorteo: [2026, 11, 21] }] },
      { id: 4, Numero: 9, talones: [sentTicket({ id: 8, Numero: '9' })], premios: [] },
    ],
  ],
  [
    'groups as objects whose tickets are keyed by number',
    [
      { Numero: '00123', talones: { 0: sentTicket(), 2: sentTicket({ id: 9, SorteoNumero: '2' }) } },
      { id: 4, Numero: 9, talones: { 1: { id: 8, SorteoNumero: 1 } }, premios: [] },
    ],
  ],
  ['one flat list', [sentTicket({ id: 8, Numero: '9' }), sentTicket()]],
  ['an object that has the list alone', { rifas: [[sentTicket()], [sentTicket({ id: 8, Numero: '9' })]] }],
  ['one group of all', [[sentTicket({ id: 8, Numero: '9' }), sentTicket()]]],
])('raffles are read from this shape: %s', (_shape, sent) => {
  const { value, left } = readBy(getRaffles, sent);
  expect(value.map((raffle) => raffle[0]?.number).sort()).toEqual(['00123', '9']);
  expect(left).toEqual([]);
});

test.each([
  ['person', { comprador: { persona: { id: 3, Nombre: 'Ana' } } }],
  ['prices', { precios: { credito: { Tipo: 'C', Precio: 1 }, debito: { Tipo: 'D', Precio: 2 } } }],
])('an object in a ticket that looks like tickets is none: %s', (_what, more) => {
  const tickets = [sentTicket(more), sentTicket({ ...more, id: 9, SorteoNumero: '2' })];
  for (const sent of [tickets, [{ Numero: '00123', talones: tickets, ...more }]])
    expect(readBy(getRaffles, sent).value.map((raffle) => raffle.map(({ id }) => id))).toEqual([[7, 9]]);
});

test('groups by something else, such as a draw, are regrouped by raffle number', () => {
  const draw = (SorteoNumero: string, id: number) => [
    sentTicket({ id, SorteoNumero, Numero: '10' }),
    sentTicket({ id: id + 1, SorteoNumero, Numero: '9' }),
  ];
  const { value, odd } = readBy(getRaffles, [draw('2', 3), draw('1', 1)]);
  expect(value.map((raffle) => raffle.map(({ id }) => id))).toEqual([
    [2, 4],
    [1, 3],
  ]);
  expect(odd).toEqual([]);
});

test('the tickets of a raffle are in the order of their draws, in whatever order they are sent', () => {
  const sent = ['10', '2', ''].map((SorteoNumero, id) => sentTicket({ id, SorteoNumero }));
  expect(readBy(getRaffles, [sent]).value[0]?.map(({ draw }) => draw)).toEqual(['2', '10', '']);
});

test('a ticket that is sent twice is read once, and that is noted', () => {
  const { value, odd } = readBy(getRaffles, [[sentTicket(), sentTicket({ id: 8, SorteoNumero: '2' }), sentTicket()]]);
  expect(value.map((raffle) => raffle.map(({ id }) => id))).toEqual([[7, 8]]);
  expect(odd).toEqual(['']);
});

test.each([
  ['of groups', [[sentTicket(), {}]], '[0][1].id'],
  ['that is flat', [sentTicket(), {}], '[1][0].id'],
])('A ticket without an id is reported as left out of its raffle, in a list %s.', (_shape, sent, path) => {
  const { value, left } = readBy(getRaffles, sent);
  expect(value).toHaveLength(1);
  expect(left).toEqual([path]);
});

test('a null instead of a raffle is reported as left out, because a raffle may be missing', () => {
  expect(readBy(getRaffles, [null])).toEqual({ value: [], left: ['[0]'], odd: [] });
  expect(readBy(getRaffles, [[sentTicket()], null]).left).toEqual(['[1]']);
});

test('a raffle with two lists is left out, because either list may hold the tickets', () =>
  expect(readBy(getRaffles, [{ Numero: '9', talones: [sentTicket()], vendidos: [sentTicket()] }]).left).toEqual([
    '[0]',
  ]));

test.each([[null], [undefined], [[]], [{}], ['']])('%j is read as an empty list of raffles', (sent) =>
  expect(readBy(getRaffles, sent).value).toEqual([]),
);

test('a text instead of a list of raffles is refused', () =>
  expect(() => readBy(getRaffles, 'Error')).toThrow('no es una lista'));
