import { DATE, readBy, sentTicket } from './contracts.testing';
import {
  getBag,
  getBankDeposits,
  getCardDeposits,
  getExtraCosts,
  getItinerary,
  getPassenger,
  getPendingReception,
  validateLink,
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

  test.each([
    { data: [sent()], current_page: 1, total: 40 },
    { content: [], totalElements: 0, pageable: { offset: 0 } },
    { count: 40, next: null, results: [sent()] },
    { data: [sent()], links: { next: null }, meta: { total: 40 } },
    { _embedded: { depositos: [sent()] }, _links: { self: { href: '/' } } },
  ])('%j is a page of deposits and no list of them: nobody says how many are missing', (page) => {
    expect(() => readBy(getBankDeposits, page)).toThrow('no es una lista');
  });

  test.each([{ 1: sent() }, { primero: sent(), ninguno: null }, { 1: sent(), 2: true }, { depositos: [sent()] }])(
    '%j is a list by number or by name, or the only thing under one',
    (list) => expect(readBy(getBankDeposits, list).value).toHaveLength(1),
  );

  test.each([undefined, null, [], [[]], {}, [null, null], { 0: [], 1: [] }])(
    'registros %j is nothing used',
    (registros) => expect(only({ registros }).value[0]).toMatchObject({ tickets: [], payments: [], incomplete: false }),
  );

  test.each([
    { talones: [{ id: 1, Numero: 7, Precio: 5 }] },
    { talones: [{ id: 1, Numero: 7, Precio: 5 }], pagos: [] },
    { pagosPersonales: [], talones: [{ id: 1, numero: 7, Precio: 5 }] },
  ])('registros %j is one ticket', (registros) =>
    expect(only({ registros }).value[0]).toMatchObject({ tickets: [{ id: 1 }], payments: [], incomplete: false }),
  );

  test.each([
    { pagos_personales: [{ id: 2, Monto: 5 }], talones: [] },
    { pagosPersonales: [{ id: 2, Monto: 5 }] },
    { talonesPagos: [], pagos: [{ id: 2, Monto: 5 }] },
  ])('registros %j is one payment', (registros) =>
    expect(only({ registros }).value[0]).toMatchObject({ tickets: [], payments: [{ id: 2 }], incomplete: false }),
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

  test('A use of a negative amount would raise the balance: it is not known, and noted; a negative deposit is one.', () => {
    const uses = [[{ id: 1, Numero: '1', Precio: -20 }], [{ id: 2, Monto: '-5' }]];
    const { value, odd } = only({ Monto: -100, registros: uses });
    expect(value[0]).toMatchObject({
      amountCents: -10000,
      tickets: [{ priceCents: undefined }],
      payments: [{ amountCents: undefined }],
    });
    expect(odd).toEqual(['[0].registros[0].Precio', '[0].registros[0].Monto']);
  });

  test('A third list of uses is noted and changes nothing; an empty one is none.', () => {
    const { value, odd, left } = only({ registros: [[], [], [{ id: 9 }], []] });
    expect(value[0]).toMatchObject({ tickets: [], payments: [], incomplete: false });
    expect({ odd, left }).toEqual({ odd: ['[0].registros[2]'], left: [] });
    expect(only({ registros: [[], [], null] }).odd).toEqual([]);
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

  const trip = { itinerario: { nombre: 'Europa', precio: '3200.00' } };

  test.each([[{}], [[]]])('in totals without a field, %j, each is 0', (totales) => {
    const { value, odd } = readBy(getItinerary, { ...trip, totales });
    expect(value).toMatchObject({ priceCents: 320000, totals: { collectedCents: 0, deposited: { cash: 0 } } });
    expect(odd).toEqual([]);
  });

  test('a total that is missing among others is 0; one that is no amount is not known, and costs nothing else', () => {
    const odd = readBy(getItinerary, { ...trip, totales: { totalRecaudado: 'mucho', totalDepositado: 5 } });
    expect(odd.value.totals).toMatchObject({ collectedCents: undefined, depositedCents: 500, registeredCents: 0 });
    expect(odd.odd).toEqual(['totales.totalRecaudado']);
  });

  test.each([{}, { totales: null }, { totales: [] }, { totales: { otro: 1 } }])(
    'Totals that stand beside the trip are read, with %j too.',
    (beside) => {
      const sent = { totalRecaudado: '750.50', totalDepositadoContado: 'mucho', ...beside };
      const { value, odd } = readBy(getItinerary, { ...trip, ...sent });
      expect(value).toMatchObject({ name: 'Europa', priceCents: 320000 });
      expect(value.totals).toMatchObject({ collectedCents: 75050, registeredCents: 0, deposited: { cash: undefined } });
      expect(odd).toEqual(['totalDepositadoContado']);
    },
  );

  test.each([
    { totales: { total_recaudado: '750.50', TotalDepositadoContado: 5 } },
    { TotalRecaudado: 750.5, total_depositado_contado: '5' },
    { 'total-recaudado': 750.5, 'Total-Depositado-Contado': 5 },
  ])('Totals and the trip are read with their names in another spelling, %j', (totales) => {
    const { value, odd } = readBy(getItinerary, { Itinerario: { Nombre: 'Europa', PRECIO: 3200 }, ...totales });
    expect(value).toMatchObject({ name: 'Europa', priceCents: 320000 });
    expect(value.totals).toMatchObject({ collectedCents: 75050, registeredCents: 0, deposited: { cash: 500 } });
    expect(odd).toEqual([]);
  });

  test.each([[undefined], [null], ['']])('Totals that are nowhere, %j, are not known, and noted.', (totales) => {
    const { value, odd } = readBy(getItinerary, { ...trip, totales });
    expect(value.totals).toMatchObject({ collectedCents: undefined, deposited: { cash: undefined } });
    expect(odd).toEqual(['totales']);
  });

  test('A negative price of the trip is not known; a negative extra cost is a discount, and a negative total stays one.', () => {
    const sent = { itinerario: { precio: -5 }, totales: { totalRecaudado: -5 } };
    expect(readBy(getItinerary, sent).value).toMatchObject({ priceCents: undefined, totals: { collectedCents: -500 } });
    expect(readBy(getExtraCosts, [{ descripcion: 'Beca', monto: -50 }]).value).toMatchObject([{ amountCents: -5000 }]);
  });

  test.each([[['x']], ['x'], [7], [true], [{ otro: 1 }]])(
    'totals that are no object of totals, %j, are not known; the trip is',
    (totales) => {
      const { value, odd } = readBy(getItinerary, { itinerario: { nombre: 'Europa', precio: 10 }, totales });
      expect(value).toMatchObject({ name: 'Europa', priceCents: 1000 });
      expect(value.totals).toMatchObject({ collectedCents: undefined, deposited: { cash: undefined } });
      expect(odd).toEqual(['totales']);
    },
  );

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
    ['S', true],
    ['Sí', true],
    ['on', true],
    ['N', false],
    ['NO', false],
    ['f', false],
  ])('AsumirRecargo %p is %p', (AsumirRecargo, absorbs) =>
    expect(readBy(validateLink, { ...link, linkData: { id: '1', AsumirRecargo } }).value.absorbsSurcharge).toBe(
      absorbs,
    ),
  );

  test.each(['X', 'quizás', 2, {}])('with AsumirRecargo %p nobody knows what is to be paid', (AsumirRecargo) => {
    expect(() => readBy(validateLink, { ...link, linkData: { id: '1', AsumirRecargo } })).toThrow();
  });

  test.each([
    'Pendiente de pago',
    'PENDIENTE DE PAGO',
    'Pendiente de Pago  ',
    'PENDIENTE_DE_PAGO',
    'pendiente-de  pago',
    'PendienteDePago',
  ])('the state %p is for sale', (Estado) => {
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

  test('what a join of tables sends twice counts once: a deposit, its uses, a raffle and its draws', () => {
    const twice = <Sent>(one: Sent): readonly Sent[] => [one, one];
    const used = { id: 1, Numero: '007', SorteoNumero: '1', Precio: 20 };
    const registros = [twice(used), twice({ id: 8, Monto: 50 })];
    const deposits = readBy(getBankDeposits, twice({ id: 31, Tipo: 'Contado', Monto: 150, Fecha: DATE, registros }));
    expect(deposits.value).toMatchObject([{ id: 31, tickets: [{ id: 1 }], payments: [{ id: 8 }], incomplete: false }]);
    expect(deposits.odd).not.toEqual([]);
    const draw = { sorteo_numero: '1', pasajero_id: 12 };
    expect(readBy(getBag, twice({ Numero: '007', Sorteos: twice(draw) })).value).toMatchObject([{ draws: ['1'] }]);
  });

  test('uses that nothing tells apart are two, for some APIs give the tickets of a raffle one id', () => {
    const used = { id: 1, Numero: '007', Precio: 20 };
    const registros = [[used, used], []];
    expect(readBy(getBankDeposits, [{ id: 31, Monto: 150, registros }]).value[0]?.tickets).toHaveLength(2);
  });

  test('a bag entry names its owner', () => {
    const Sorteos = [{ sorteo_numero: '1', pasajero_id: 3, pasajero_nombres: ' Eva ', pasajero_apellidos: null }];
    expect(readBy(getBag, [{ Numero: 7, Sorteos }]).value).toEqual([
      { number: '7', draws: ['1'], owner: { id: 3, name: 'Eva' } },
    ]);
  });
});
