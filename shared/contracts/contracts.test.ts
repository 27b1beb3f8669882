import {
  getBag,
  getBankDeposits,
  getCardDeposits,
  getExtraCosts,
  getItinerary,
  getPassenger,
  getPendingReception,
  getRaffles,
  login,
  tolerantReading,
  validateLink,
  validateSession,
  type AnyContract,
  type ResponseOf,
} from './index';

const DATE = { date: '2026-11-21 15:04:05.000000', timezone_type: 3, timezone: 'America/Montevideo' };
const sentTicket = (fields: object = {}) => ({
  id: 7,
  Numero: '00123',
  SorteoNumero: '1',
  Estado: 'Pendiente de Pago',
  Precio: 20,
  FechaSorteo: DATE,
  ...fields,
});

/** What the site makes of an answer, and what it could not read. */
function readBy<C extends AnyContract>(
  contract: C,
  sent: unknown,
): { value: ResponseOf<C>; left: string[]; odd: string[] } {
  const reading = tolerantReading();
  const value = contract.response.read(sent, reading) as ResponseOf<C>;
  return {
    value,
    left: reading.oddities.filter(({ leftOut }) => leftOut).map(({ path }) => path),
    odd: reading.oddities.filter(({ leftOut }) => !leftOut).map(({ path }) => path),
  };
}
const firstTicket = (fields: object) => {
  const { value, left, odd } = readBy(getRaffles, [[sentTicket(fields)]]);
  return { ticket: value[0]?.[0], left, odd };
};

describe('a ticket is read field by field', () => {
  test('numbers as text and text as numbers', () => {
    const { ticket } = firstTicket({ id: '7', Numero: 123, SorteoNumero: 1, Precio: '20.50' });
    expect(ticket).toMatchObject({ id: 7, number: '123', draw: '1', priceCents: 2050 });
  });

  test.each([
    ['Credito', 'credit'],
    ['Crédito', 'credit'],
    ['Débito', 'debit'],
    ['DEBITO', 'debit'],
    ['Contado', undefined],
    [null, undefined],
    ['', undefined],
  ])('Tipo %p is %p, and shows as it came', (Tipo, cardType) => {
    const { ticket, odd } = firstTicket({ Tipo });
    expect(ticket).toMatchObject({ cardType, paymentText: Tipo || undefined });
    expect(odd).toEqual([]);
  });

  test('an unknown Estado is kept and shown as it came', () => {
    expect(firstTicket({ Estado: 'Anulado' }).ticket).toMatchObject({ state: 'unknown', stateText: 'Anulado' });
    expect(firstTicket({ Estado: 'paid' }).ticket?.state).toBe('unknown');
    expect(firstTicket({ Estado: null }).ticket).toMatchObject({ state: 'unknown', stateText: '' });
  });

  test.each([null, undefined, ''])('a price of %p is missing', (Precio) => {
    expect(firstTicket({ Precio })).toMatchObject({ ticket: { priceCents: undefined }, odd: [] });
  });

  test.each(['gratis', NaN, {}, true, '20,00'])('a price of %p is no number: missing, and noted', (Precio) => {
    expect(firstTicket({ Precio })).toMatchObject({ ticket: { priceCents: undefined }, odd: ['[0][0].Precio'] });
  });

  test.each([
    [DATE, '2026-11-21T15:04:05'],
    [{ date: '2026-11-21T15:04:05' }, '2026-11-21T15:04:05'],
    ['2026-11-21', '2026-11-21T00:00:00'],
    ['2026-11-21T15:04:05.123-03:00', '2026-11-21T15:04:05'],
    [null, undefined],
    ['pronto', undefined],
  ])('a date of %j is %p', (FechaSorteo, drawDate) =>
    expect(firstTicket({ FechaSorteo }).ticket?.drawDate).toBe(drawDate),
  );

  test.each([{ id: null }, { id: 'x' }, { Numero: null }, { Numero: '' }])(
    'without what identifies it, it is left out: %j',
    (fields) => {
      const { value, left } = readBy(getRaffles, [[sentTicket(fields), sentTicket({ id: 8 })]]);
      expect(value[0]?.map(({ id }) => id)).toEqual([8]);
      expect(left).toHaveLength(1);
    },
  );
});

describe('raffles come in several shapes', () => {
  test.each([
    ['groups as arrays', [[sentTicket()], [sentTicket({ id: 8, Numero: '9' })]]],
    ['groups keyed by number', { '00123': [sentTicket()], '9': [sentTicket({ id: 8, Numero: '9' })] }],
    ['groups keyed by draw', [{ 1: sentTicket() }, { 1: sentTicket({ id: 8, Numero: '9' }) }]],
    ['with empty groups', [[], [sentTicket()], null, [sentTicket({ id: 8, Numero: '9' })]]],
    ['one flat list', [sentTicket({ id: 8, Numero: '9' }), sentTicket()]],
  ])('%s', (_shape, sent) => {
    const { value, left } = readBy(getRaffles, sent);
    expect(value.map((raffle) => raffle[0]?.number).sort()).toEqual(['00123', '9']);
    expect(left).toEqual([]);
  });

  test.each([
    ['of groups', [[sentTicket(), {}]], '[0][1].id'],
    ['that is flat', [sentTicket(), {}], '[1][0].id'],
  ])('A ticket without an id is noted as a part of a raffle, in a list %s too.', (_shape, sent, path) => {
    const { value, left } = readBy(getRaffles, sent);
    expect(value).toHaveLength(1);
    expect(left).toEqual([path]);
  });

  test.each([[null], [undefined], [[]], [{}], ['']])('%j is no raffles', (sent) =>
    expect(readBy(getRaffles, sent).value).toEqual([]),
  );

  test('a list that is none at all is refused', () =>
    expect(() => readBy(getRaffles, 'Error')).toThrow('no es una lista'));
});

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

  test('totals that are missing are 0; one that is no amount is not guessed', () => {
    const trip = { itinerario: { nombre: 'Europa', precio: '3200.00' }, totales: null };
    expect(readBy(getItinerary, trip).value).toMatchObject({ priceCents: 320000, totals: { collectedCents: 0 } });
    expect(() => readBy(getItinerary, { ...trip, totales: { totalRecaudado: 'mucho' } })).toThrow();
  });

  test('each extra cost counts, so one without an amount is kept', () => {
    expect(readBy(getExtraCosts, [{ descripcion: 'Seguro', monto: null }]).value).toEqual([
      { label: 'Seguro', amountCents: undefined },
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
  ])('AsumirRecargo %p is %p', (AsumirRecargo, absorbs) =>
    expect(readBy(validateLink, { ...link, linkData: { id: '1', AsumirRecargo } }).value.absorbsSurcharge).toBe(
      absorbs,
    ),
  );

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
