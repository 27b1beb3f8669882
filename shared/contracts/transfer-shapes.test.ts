import { readBy, sentTicket } from './contracts.testing';
import { getBag, getPendingReception, getTransferableRaffles } from './index';

const OWNER = { pasajero_id: 2, pasajero_nombres: 'Beto', pasajero_apellidos: 'Rey' };
const tickets = (Numero: string) => [1, 2].map((SorteoNumero) => sentTicket({ Numero, SorteoNumero }));
const withDraws = (Numero: string) => ({ Numero, Sorteos: [{ sorteo_numero: 1 }, { sorteo_numero: 2 }] });
const usual = ['00101', '00102'].map(withDraws);

/** The forms in which the specification has raffles arrive elsewhere: groups of tickets. */
const SHAPES: readonly (readonly [string, unknown])[] = [
  ['groups of tickets', [tickets('00101'), tickets('00102')]],
  ['one flat list of tickets', [...tickets('00101'), ...tickets('00102')]],
  ['groups by number', { '00101': tickets('00101'), '00102': tickets('00102') }],
  ['groups in objects', ['00101', '00102'].map((Numero) => ({ Numero, talones: tickets(Numero) }))],
  [
    'one entry for each draw',
    usual.flatMap((raffle) => raffle.Sorteos.map((draw) => ({ ...raffle, Sorteos: [draw] }))),
  ],
];

test.each(SHAPES)('The raffles of a pending transfer may come as %s.', (_name, rifas) => {
  const dueno = { duenoName: 'Beto', duenoEmail: 'beto@example.com', duenoPhone: '' };
  const expected = readBy(getPendingReception, [{ dueno, rifas: usual }]);
  expect(expected.value).toMatchObject([{ raffles: [{ number: '00101', draws: ['1', '2'] }, { number: '00102' }] }]);
  expect(readBy(getPendingReception, [{ dueno, rifas }])).toEqual(expected);
});

test.each(SHAPES)('The raffles to transfer may come as %s.', (_name, sent) => {
  expect(readBy(getTransferableRaffles, sent)).toEqual(readBy(getTransferableRaffles, usual));
});

test('A raffle of the bag that comes once for each draw is one raffle of its owner.', () => {
  const rows = [1, 2].map((sorteo_numero) => ({ Numero: '00101', Sorteos: [{ sorteo_numero, ...OWNER }] }));
  const once = { Numero: '00101', Sorteos: [1, 2].map((sorteo_numero) => ({ sorteo_numero, ...OWNER })) };
  expect(readBy(getBag, rows)).toEqual(readBy(getBag, [once]));
  const flat = [1, 2].map((SorteoNumero) => ({ Numero: '00101', SorteoNumero, ...OWNER }));
  expect(readBy(getBag, flat)).toEqual(readBy(getBag, [once]));
});

test('A ticket without a draw does not take its raffle’s number for it.', () => {
  const sent = [[sentTicket({ Numero: '00101', SorteoNumero: null })], [{ numero: '00102', sorteo_numero: null }]];
  expect(readBy(getPendingReception, [{ rifas: sent }]).value).toMatchObject([
    { raffles: ['00101', '00102'].map((number) => ({ number, draws: [] })) },
  ]);
});

test('A raffle of the bag whose draw is missing still has its owner.', () => {
  const sent = [{ Numero: '00101', Sorteos: [{ sorteo_numero: null, ...OWNER }] }];
  expect(readBy(getBag, sent)).toMatchObject({
    value: [{ number: '00101', draws: [], owner: { id: 2, name: 'Beto Rey' } }],
    left: [],
  });
});

test('A raffle without draws stays one beside a list of something else that is empty.', () => {
  const entry = { Numero: '00101', comentarios: [] };
  expect(readBy(getBag, [entry]).value).toMatchObject([{ number: '00101', draws: [] }]);
  expect(readBy(getPendingReception, [{ rifas: [entry] }]).value).toMatchObject([{ raffles: [{ number: '00101' }] }]);
});
