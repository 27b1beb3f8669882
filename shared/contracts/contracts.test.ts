import { DATE, readBy, sentTicket } from './contracts.testing';
import {
  getBag,
  getBankDeposits,
  getCardDeposits,
  getExtraCosts,
  getItinerary,
  getPassenger,
  getPendingReception,
  login,
  validateLink,
  validateSession,
} from './index';

describe('deposits', () => {
  const sent = (fields: object = {}) => ({
    id: 1,
    Tipo: 'Contado',
    Monto: 100,
    Fecha: DATE,
    registros: [[], []],
    ...fields,
  });
  const only = (fields: object) => readBy(getBankDeposits, [sent(fields)]);

  test('both sets of names give the same deposit', () => {
    const other = { id: 1, depositoTipo: 'Contado', depositoMonto: '100', depositoFecha: DATE, registros: [[], []] };
    expect(readBy(getBankDeposits, [other]).value).toEqual(readBy(getBankDeposits, [sent()]).value);
    expect(readBy(getBankDeposits, [{ ...other, Tipo: null, Monto: null, Fecha: null }]).value).toEqual(
      readBy(getBankDeposits, [sent()]).value,
    );
  });

  test.each([undefined, null, [], [[]], {}, [null, null], { 0: [], 1: [] }])(
    'registros %j is nothing used',
    (registros) => expect(only({ registros }).value[0]).toMatchObject({ tickets: [], payments: [], incomplete: false }),
  );

  test('a use that cannot be read is left out, and the deposit says that it is incomplete', () => {
    const { value, left } = only({
      registros: [
        [
          { Numero: '1', Precio: 5 },
          { id: 2, Numero: 2, Precio: null },
        ],
        [],
      ],
    });
    expect(value[0]).toMatchObject({ incomplete: true, tickets: [{ id: 2, number: '2', priceCents: undefined }] });
    expect(left).toEqual(['[0].registros[0].id']);
  });

  test('a broken deposit among good ones costs itself', () => {
    const { value, left } = readBy(getBankDeposits, [sent(), { Tipo: 'Contado' }, 'x', sent({ id: 3 })]);
    expect(value.map(({ id }) => id)).toEqual([1, 3]);
    expect(left).toEqual(['[1].id', '[2]']);
  });

  test.each(['CONTADO', 'contado', 'Contado '])('the type %p is a deposit in the bank', (Tipo) => {
    expect(only({ Tipo }).value[0]?.kind).toBe('cash');
  });

  test('any type but Contado is a card deposit, and the card shows what it has', () => {
    const [deposit] = readBy(getCardDeposits, [sent({ Tipo: 'Visa', tarjeta: { Tipo: 'Crédito', Cuotas: 3 } })]).value;
    expect(deposit).toMatchObject({
      kind: 'card',
      card: { cardType: 'credit', cardTypeText: 'Crédito', instalments: '3' },
    });
    expect(only({ tarjeta: 'x' }).value[0]?.card).toBeUndefined();
  });
});

describe('passenger, trip and link', () => {
  test('a passenger without id or last name', () => {
    expect(readBy(getPassenger, { persona: { name: 'Ana', lastName: null } }).value).toEqual({
      firstName: 'Ana',
      lastName: '',
      passengerId: undefined,
    });
  });

  test('totals that are missing are 0; one that is no amount is not known, and costs nothing else', () => {
    const trip = { itinerario: { nombre: 'Europa', precio: '3200.00' }, totales: null };
    expect(readBy(getItinerary, trip).value).toMatchObject({ priceCents: 320000, totals: { collectedCents: 0 } });
    const odd = readBy(getItinerary, { ...trip, totales: { totalRecaudado: 'mucho', totalDepositado: 5 } });
    expect(odd.value.totals).toMatchObject({ collectedCents: undefined, depositedCents: 500, registeredCents: 0 });
    expect(odd.odd).toEqual(['totales.totalRecaudado']);
  });

  test.each([[['x']], ['x'], [7], [true]])('totals that are no object, %j, are not known; the trip is', (totales) => {
    const { value, odd } = readBy(getItinerary, { itinerario: { nombre: 'Europa', precio: 10 }, totales });
    expect(value).toMatchObject({ name: 'Europa', priceCents: 1000 });
    expect(value.totals).toMatchObject({ collectedCents: undefined, deposited: { cash: undefined } });
    expect(odd).toEqual(['totales']);
  });

  test('each extra cost counts, so one without an amount is kept', () => {
    expect(readBy(getExtraCosts, [{ descripcion: 'Seguro', monto: null }, 'x']).value).toEqual([
      { label: 'Seguro', amountCents: undefined },
      { label: '', amountCents: undefined },
    ]);
  });

  const link = { linkData: { id: 1 }, persona: { Nombres: 'Ana', Apellidos: null }, talones: [[sentTicket()]] };
  test.each([
    [true, true],
    ['true', true],
    [1, true],
    ['1', true],
    ['false', false],
    [false, false],
    [0, false],
    [undefined, false],
    [null, false],
    ['', false],
    ['True', true],
    [' FALSE ', false],
  ])('AsumirRecargo %p is %p', (AsumirRecargo, absorbs) =>
    expect(readBy(validateLink, { ...link, linkData: { id: '1', AsumirRecargo } }).value.absorbsSurcharge).toBe(
      absorbs,
    ),
  );

  test.each(['S', 'quizás', 2, {}])('with AsumirRecargo %p nobody knows what is to be paid', (AsumirRecargo) => {
    expect(() => readBy(validateLink, { ...link, linkData: { id: '1', AsumirRecargo } })).toThrow();
  });

  test.each(['Pendiente de pago', 'PENDIENTE DE PAGO', 'Pendiente de Pago  '])('the state %p is for sale', (Estado) => {
    const { raffles } = readBy(validateLink, { ...link, talones: [[sentTicket({ Estado })]] }).value;
    expect(raffles.flat()[0]?.state).toBe('pending');
  });

  test('a price beyond all prices is none', () => {
    const { raffles } = readBy(validateLink, { ...link, talones: [[sentTicket({ Precio: 5e13 })]] }).value;
    expect(raffles.flat()[0]?.priceCents).toBeUndefined();
  });

  test('a link without its seller’s name is a link; one with an unreadable ticket has no sum', () => {
    expect(readBy(validateLink, { ...link, persona: null }).value.seller).toEqual({ firstName: '', lastName: '' });
    expect(() => readBy(validateLink, { ...link, talones: [[sentTicket({ id: null })]] })).toThrow();
  });
});

describe('transfers', () => {
  test.each([
    ['objects', [{ Numero: '007', Sorteos: [{ sorteo_numero: 1 }] }], ['1']],
    ['numbers', [7], []],
    ['texts', ['007'], []],
  ])('rifas as %s', (_shape, rifas, draws) => {
    const [pending] = readBy(getPendingReception, [{ dueno: { duenoName: 'Eva' }, rifas }]).value;
    expect(pending?.counterpart).toEqual({ name: 'Eva', email: '', phone: '' });
    expect(pending?.raffles).toEqual([{ number: expect.stringMatching(/^(00)?7$/) as string, draws }]);
  });

  test('a bag entry names its owner', () => {
    const Sorteos = [{ sorteo_numero: '1', pasajero_id: 3, pasajero_nombres: ' Eva ', pasajero_apellidos: null }];
    expect(readBy(getBag, [{ Numero: 7, Sorteos }]).value).toEqual([
      { number: '7', draws: ['1'], owner: { id: 3, name: 'Eva' } },
    ]);
  });
});

describe('login and session', () => {
  test.each([
    { token: 't', newUser: false },
    { data: { token: 't', newUser: 'false' } },
    { token: 't', newUser: null, data: null },
  ])('%j opens a session', (fields) =>
    expect(readBy(login, { status: 'success', ...fields }).value).toEqual({ token: 't', newUser: false }),
  );

  test.each([{ token: 't' }, { data: { token: 't' } }, { data: 't' }])('validate answers %j', (fields) =>
    expect(readBy(validateSession, fields).value).toEqual({ token: 't' }),
  );
});
