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

  test('both spellings of the field names give the same deposit', () => {
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
  ])('%j is a page of deposits and not the whole list, so it is refused', (page) => {
    expect(() => readBy(getBankDeposits, page)).toThrow('no es una lista');
  });

  test.each([{ 1: sent() }, { primero: sent(), ninguno: null }, { 1: sent(), 2: true }, { depositos: [sent()] }])(
    '%j is read as a list of one deposit',
    (list) => expect(readBy(getBankDeposits, list).value).toHaveLength(1),
  );

  test.each([undefined, null, [], [[]], {}, [null, null], { 0: [], 1: [] }])(
    'registros %j means that the deposit was not used',
    (registros) => expect(only({ registros }).value[0]).toMatchObject({ tickets: [], payments: [], incomplete: false }),
  );

  const oneTicket = { tickets: [{ id: 1 }], payments: [] };
  const onePayment = { tickets: [], payments: [{ id: 2 }] };
  test.each([
    [{ talones: [{ id: 1, Numero: 7, Precio: 5 }] }, oneTicket],
    [{ talones: [{ id: 1, Numero: 7, Precio: 5 }], pagos: [] }, oneTicket],
    [{ pagosPersonales: [], talones: [{ id: 1, numero: 7, Precio: 5 }] }, oneTicket],
    [{ pagos_personales: [{ id: 2, Monto: 5 }], talones: [] }, onePayment],
    [{ pagosPersonales: [{ id: 2, Monto: 5 }] }, onePayment],
    [{ talonesPagos: [], pagos: [{ id: 2, Monto: 5 }] }, onePayment],
  ])('registros %j is read as %j', (registros, uses) =>
    expect(only({ registros }).value[0]).toMatchObject({ ...uses, incomplete: false }),
  );

  test('a use that cannot be read is left out, and the deposit is marked as incomplete', () => {
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

  test('A negative use has no amount and is noted, because it would raise the balance; a negative deposit stays.', () => {
    const uses = [[{ id: 1, Numero: '1', Precio: -20 }], [{ id: 2, Monto: '-5' }]];
    const { value, odd } = only({ Monto: -100, registros: uses });
    expect(value[0]).toMatchObject({
      amountCents: -10000,
      tickets: [{ priceCents: undefined }],
      payments: [{ amountCents: undefined }],
    });
    expect(odd).toEqual(['[0].registros[0].Precio', '[0].registros[0].Monto']);
  });

  test('A third list of uses is noted and changes nothing; an empty third list is not noted.', () => {
    const { value, odd, left } = only({ registros: [[], [], [{ id: 9 }], []] });
    expect(value[0]).toMatchObject({ tickets: [], payments: [], incomplete: false });
    expect({ odd, left }).toEqual({ odd: ['[0].registros[2]'], left: [] });
    expect(only({ registros: [[], [], null] }).odd).toEqual([]);
  });

  test('a deposit that cannot be read is left out, and the other deposits stay', () => {
    const { value, left } = readBy(getBankDeposits, [sent(), { Tipo: 'Contado' }, 'x', sent({ id: 3 })]);
    expect(value.map(({ id }) => id)).toEqual([1, 3]);
    expect(left).toEqual(['[1].id', '[2]']);
  });

  test.each(['CONTADO', 'contado', 'Contado '])('the type %p is read as a cash deposit', (Tipo) => {
    expect(only({ Tipo }).value[0]?.kind).toBe('cash');
  });

  test('any type but Contado is a card deposit, and its card has the fields that the API sent', () => {
    const [deposit] = readBy(getCardDeposits, [sent({ Tipo: 'Visa', tarjeta: { Tipo: 'Crédito', Cuotas: 3 } })]).value;
    expect(deposit).toMatchObject({
      kind: 'card',
      card: { cardType: 'credit', cardTypeText: 'Crédito', instalments: '3' },
    });
    expect(only({ tarjeta: 'x' }).value[0]?.card).toBeUndefined();
  });
});

describe('passenger, trip and link', () => {
  test('a passenger without id and last name is read with the first name alone', () => {
    expect(readBy(getPassenger, { persona: { name: 'Ana', lastName: null } }).value).toEqual({
      firstName: 'Ana',
      lastName: '',
      passengerId: undefined,
    });
  });

  const trip = { itinerario: { nombre: 'Europa', precio: '3200.00' } };

  test.each([[{}], [[]]])('each total is 0 where the totals are empty: %j', (totales) => {
    const { value, odd } = readBy(getItinerary, { ...trip, totales });
    expect(value).toMatchObject({ priceCents: 320000, totals: { collectedCents: 0, deposited: { cash: 0 } } });
    expect(odd).toEqual([]);
  });

  test('a missing total among others is 0; a total that is not an amount is unknown, and the others stay', () => {
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
  ])('Totals and the trip are read with their names in another spelling: %j', (totales) => {
    const { value, odd } = readBy(getItinerary, { Itinerario: { Nombre: 'Europa', PRECIO: 3200 }, ...totales });
    expect(value).toMatchObject({ name: 'Europa', priceCents: 320000 });
    expect(value.totals).toMatchObject({ collectedCents: 75050, registeredCents: 0, deposited: { cash: 500 } });
    expect(odd).toEqual([]);
  });

  test('A negative trip price is unknown; a negative extra cost is a discount, and a negative total stays.', () => {
    const sent = { itinerario: { precio: -5 }, totales: { totalRecaudado: -5 } };
    expect(readBy(getItinerary, sent).value).toMatchObject({ priceCents: undefined, totals: { collectedCents: -500 } });
    expect(readBy(getExtraCosts, [{ descripcion: 'Beca', monto: -50 }]).value).toMatchObject([{ amountCents: -5000 }]);
  });

  test.each([[undefined], [null], [''], [['x']], ['x'], [7], [true], [{ otro: 1 }]])(
    'totals that are missing or not an object of totals, %j, are unknown and noted, and the trip is still read',
    (totales) => {
      const { value, odd } = readBy(getItinerary, { itinerario: { nombre: 'Europa', precio: 10 }, totales });
      expect(value).toMatchObject({ name: 'Europa', priceCents: 1000 });
      expect(value.totals).toMatchObject({ collectedCents: undefined, deposited: { cash: undefined } });
      expect(odd).toEqual(['totales']);
    },
  );

  test('an extra cost without an amount is kept, because each extra cost counts', () => {
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
  ])('AsumirRecargo %p is read as %p', (AsumirRecargo, absorbs) =>
    expect(readBy(validateLink, { ...link, linkData: { id: '1', AsumirRecargo } }).value.absorbsSurcharge).toBe(
      absorbs,
    ),
  );

  test.each(['X', 'quizás', 2, {}])('a link with AsumirRecargo %p is refused: its sum is unknown', (AsumirRecargo) => {
    expect(() => readBy(validateLink, { ...link, linkData: { id: '1', AsumirRecargo } })).toThrow();
  });

  test.each([
    'Pendiente de pago',
    'PENDIENTE DE PAGO',
    'Pendiente de Pago  ',
    'PENDIENTE_DE_PAGO',
    'pendiente-de  pago',
    'PendienteDePago',
  ])('the state %p is read as pending', (Estado) => {
    const { raffles } = readBy(validateLink, { ...link, talones: [[sentTicket({ Estado })]] }).value;
    expect(raffles.flat()[0]?.state).toBe('pending');
  });

  test('a ticket price above the possible range is unknown', () => {
    const { raffles } = readBy(validateLink, { ...link, talones: [[sentTicket({ Precio: 5e13 })]] }).value;
    expect(raffles.flat()[0]?.priceCents).toBeUndefined();
  });

  test('a link without the name of its seller is read; a link with an unreadable ticket is refused', () => {
    expect(readBy(validateLink, { ...link, persona: null }).value.seller).toEqual({ firstName: '', lastName: '' });
    expect(() => readBy(validateLink, { ...link, talones: [[sentTicket({ id: null })]] })).toThrow();
  });
});

describe('transfers', () => {
  test.each([
    ['objects', [{ Numero: '007', Sorteos: [{ sorteo_numero: 1 }] }], ['1']],
    ['numbers', [7], []],
    ['texts', ['007'], []],
  ])('a pending transfer is read from rifas as %s', (_shape, rifas, draws) => {
    const [pending] = readBy(getPendingReception, [{ dueno: { duenoName: 'Eva' }, rifas }]).value;
    expect(pending?.counterpart).toEqual({ name: 'Eva', email: '', phone: '' });
    expect(pending?.raffles).toEqual([{ number: expect.stringMatching(/^(00)?7$/) as string, draws }]);
  });

  test('a pending transfer without its other side is read', () => {
    const [pending] = readBy(getPendingReception, [{ rifas: ['7'] }]).value;
    expect(pending?.counterpart).toEqual({ name: '', email: '', phone: '' });
  });

  test('an entry that a join of tables sends twice counts once: a deposit, its uses, a raffle and its draws', () => {
    const twice = <Sent>(one: Sent): readonly Sent[] => [one, one];
    const used = { id: 1, Numero: '007', SorteoNumero: '1', Precio: 20 };
    const registros = [twice(used), twice({ id: 8, Monto: 50 })];
    const deposits = readBy(getBankDeposits, twice({ id: 31, Tipo: 'Contado', Monto: 150, Fecha: DATE, registros }));
    expect(deposits.value).toMatchObject([{ id: 31, tickets: [{ id: 1 }], payments: [{ id: 8 }], incomplete: false }]);
    expect(deposits.odd).not.toEqual([]);
    const draw = { sorteo_numero: '1', pasajero_id: 12 };
    expect(readBy(getBag, twice({ Numero: '007', Sorteos: twice(draw) })).value).toMatchObject([{ draws: ['1'] }]);
  });

  test('two equal uses without a draw count as two, because some APIs give the tickets of a raffle one id', () => {
    const used = { id: 1, Numero: '007', Precio: 20 };
    const registros = [[used, used], []];
    expect(readBy(getBankDeposits, [{ id: 31, Monto: 150, registros }]).value[0]?.tickets).toHaveLength(2);
  });

  test('a bag entry has the name of its owner', () => {
    const Sorteos = [{ sorteo_numero: '1', pasajero_id: 3, pasajero_nombres: ' Eva ', pasajero_apellidos: null }];
    expect(readBy(getBag, [{ Numero: 7, Sorteos }]).value).toEqual([
      { number: '7', draws: ['1'], owner: { id: 3, name: 'Eva' } },
    ]);
  });
});
