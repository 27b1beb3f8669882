import { DATE, readBy, sentTicket } from './contracts.testing';
import { deletePayment, getRaffles, STRICT, validateLink } from './index';

const firstTicket = (fields: object) => {
  const { value, left, odd } = readBy(getRaffles, [[sentTicket(fields)]]);
  return { ticket: value[0]?.[0], left, odd };
};

describe('a ticket is read field by field', () => {
  test('ids and prices may come as text, and raffle numbers as numbers', () => {
    const { ticket } = firstTicket({ id: '7', Numero: 123, SorteoNumero: 1, Precio: '20.50' });
    expect(ticket).toMatchObject({ id: 7, number: '123', draw: '1', priceCents: 2050 });
    expect(readBy(getRaffles, [[sentTicket({ Numero: '   ' })]]).value).toEqual([]);
  });

  test('a text that a database has padded with blanks is trimmed, and a text of blanks alone is missing', () => {
    const { ticket, odd } = firstTicket({
      Numero: '00123     ',
      Nombre: 'Eva Paz   ',
      Comentario: '    ',
      Tipo: '  ',
      Precio: '    ',
      FechaSorteo: '   ',
    });
    expect(ticket).toMatchObject({ number: '00123', buyer: 'Eva Paz', comment: undefined, paymentText: undefined });
    expect(ticket).toMatchObject({ priceCents: undefined, drawDate: undefined });
    expect(odd).toEqual([]);
  });

  test.each([
    [' 12 ', 12],
    ['12.0', 12],
    ['0012', '0012'],
    ['12e5', '12e5'],
    ['9007199254740993', '9007199254740993'],
    ['3f2b7c1e-8d1a', '3f2b7c1e-8d1a'],
  ])('the id %p is read as %p, and is sent back to the API in that form', (sent, id) => {
    const { ticket, left } = firstTicket({ id: sent });
    expect(left).toEqual([]);
    expect(ticket?.id).toBe(id);
    expect(deletePayment.request.write({ ticketId: id })).toEqual({ talon_id: id });
  });

  test('our own API refuses a request whose ticket id is not a number', () =>
    expect(() => deletePayment.request.read({ talon_id: '3f2b' }, STRICT)).toThrow('número'));

  test.each([
    ['Credito', 'credit'],
    ['Crédito', 'credit'],
    ['Débito', 'debit'],
    ['DEBITO', 'debit'],
    ['Contado', undefined],
    [null, undefined],
    ['', undefined],
  ])('Tipo %p is read as %p, and is shown as the API sent it', (Tipo, cardType) => {
    const { ticket, odd } = firstTicket({ Tipo });
    expect(ticket).toMatchObject({ cardType, paymentText: Tipo || undefined });
    expect(odd).toEqual([]);
  });

  test('HTML entities for letters in a text are decoded; those for markup are kept', () => {
    const Nombre =
      'JOS&Eacute; N&uacute;&ntilde;ez &quot;Pepe&quot; O&#039;Neill &#x26; C&iacute;a &amp;amp; &lt;b&gt; &#60;i&#x3e;';
    const { ticket } = firstTicket({ Nombre, Tipo: 'D&eacute;bito', Comentario: 'A&B &nada; &#0; 3 &amp 4' });
    expect(ticket).toMatchObject({
      buyer: 'JOSÉ Núñez "Pepe" O\'Neill & Cía &amp; &lt;b&gt; &#60;i&#x3e;',
      cardType: 'debit',
      comment: 'A&B &nada; &#0; 3 &amp 4',
    });
  });

  test('entities for emojis, quotes and the joiners of emojis are decoded; invisible signs are kept', () => {
    const Nombre = '&laquo;Zoë&raquo; O&acute;Neill &#128105;&#8205;&#x1f467; &#128169&#8238;';
    expect(firstTicket({ Nombre }).ticket?.buyer).toBe('«Zoë» O´Neill 👩\u200d👧 &#128169&#8238;');
  });

  test('an unknown Estado is kept and shown as the API sent it', () => {
    expect(firstTicket({ Estado: 'Anulado' }).ticket).toMatchObject({ state: 'unknown', stateText: 'Anulado' });
    expect(firstTicket({ Estado: 'paid' }).ticket?.state).toBe('unknown');
    expect(firstTicket({ Estado: null }).ticket).toMatchObject({ state: 'unknown', stateText: '' });
  });

  test.each([null, undefined, ''])('a price of %p is missing', (Precio) => {
    expect(firstTicket({ Precio })).toMatchObject({ ticket: { priceCents: undefined }, odd: [] });
  });

  test.each(['gratis', NaN, {}, true, '20,00'])('a price of %p is not a number: it is missing, and noted', (Precio) => {
    expect(firstTicket({ Precio })).toMatchObject({ ticket: { priceCents: undefined }, odd: ['[0][0].Precio'] });
  });

  test.each(['5.290', '20.000', '-1.000'])(
    'A price of %p may mean units or thousands: it is missing, and noted.',
    (Precio) =>
      expect(firstTicket({ Precio })).toMatchObject({ ticket: { priceCents: undefined }, odd: ['[0][0].Precio'] }),
  );

  test.each([
    ['0.500', 50],
    ['20.0000', 2000],
    ['1234.500', 123450],
    [5.29, 529],
  ])('A price of %p has one meaning: %p cents.', (Precio, priceCents) => {
    expect(firstTicket({ Precio })).toMatchObject({ ticket: { priceCents }, odd: [] });
  });

  test.each([-1, '-0.01', '-20'])('A price of %p is negative: it is missing, and noted.', (Precio) => {
    expect(firstTicket({ Precio })).toMatchObject({ ticket: { priceCents: undefined }, odd: ['[0][0].Precio'] });
  });

  test.each([0, '0.00', '-0'])('A price of %p is a valid price with nothing to pay.', (Precio) => {
    expect(firstTicket({ Precio })).toMatchObject({ ticket: { priceCents: 0 }, odd: [] });
  });

  test.each([
    [DATE, '2026-11-21T15:04:05'],
    [{ date: '2026-11-21T15:04:05' }, '2026-11-21T15:04:05'],
    [{ date: null, _seconds: 1795284245 }, '2026-11-21T15:04:05'],
    [{ Timezone: 'America/Montevideo', Date: '2026-11-21 15:04:05.000000' }, '2026-11-21T15:04:05'],
    ['2026-11-21', '2026-11-21T00:00:00'],
    ['2026-11-21T15:04:05.123-03:00', '2026-11-21T15:04:05'],
    [1795284245, '2026-11-21T15:04:05'],
    ['1795284245000', '2026-11-21T15:04:05'],
    ['/Date(1795284245000-0300)/', '2026-11-21T15:04:05'],
    ['Sat, 21 Nov 2026 18:04:05 GMT', '2026-11-21T15:04:05'],
    ['Sat, 21 Nov 2026 00:00:00 GMT', '2026-11-21T00:00:00'],
    ['Sat, 99 Foo 2026 18:04:05 GMT', undefined],
    ['21/11/2026 15:04:05', '2026-11-21T15:04:05'],
    ['1/2/2026', '2026-02-01T00:00:00'],
    [{ date: '21/11/2026' }, '2026-11-21T00:00:00'],
    [[2026, 11, 21, 15, 4, 5, 123000000], '2026-11-21T15:04:05'],
    [[2026, 2, 1], '2026-02-01T00:00:00'],
    [[2026, 11, 21, 15, 4], '2026-11-21T15:04:00'],
    [[2026, 13, 1], undefined],
    [[1, 1, 1], undefined],
    [[2026, 'a', 1], undefined],
    [[], undefined],
    ['0001-01-01T00:00:00', undefined],
    ['11/21/2026', undefined],
    [20261121, undefined],
    [0, undefined],
    [null, undefined],
    ['pronto', undefined],
  ])('a date of %j is read as %p', (FechaSorteo, drawDate) =>
    expect(firstTicket({ FechaSorteo }).ticket?.drawDate).toBe(drawDate),
  );

  test.each([{ id: null }, { id: ' ' }, { id: {} }, { id: -1 }, { id: 1.5 }, { Numero: null }, { Numero: '' }])(
    'a ticket without a valid id or number is left out: %j',
    (fields) => {
      const { value, left } = readBy(getRaffles, [[sentTicket(fields), sentTicket({ id: 8 })]]);
      expect(value[0]?.map(({ id }) => id)).toEqual([8]);
      expect(left).toHaveLength(1);
    },
  );
});

describe('raffles come in several shapes', () => {
  test.each([
    ['in small letters', (name: string) => name.toLowerCase()],
    ['with a small letter first', (name: string) => name.charAt(0).toLowerCase() + name.slice(1)],
    ['with underscores', (name: string) => name.replace(/(?!^)([A-Z])/g, '_$1').toLowerCase()],
  ])('raffles with field names written %s are read, in groups and in a flat list', (_how, respell) => {
    const plain = [sentTicket({ Tipo: 'Debito' }), sentTicket({ id: 8, SorteoNumero: '2' })];
    const odd = plain.map((one) =>
      Object.fromEntries(Object.entries(one).map(([name, value]) => [respell(name), value])),
    );
    for (const sent of [[odd], odd, { data: odd }])
      expect(readBy(getRaffles, sent)).toEqual(readBy(getRaffles, [plain]));
  });

  test('A field with the exact name counts before fields with another spelling.', () => {
    expect(firstTicket({ Precio: 20, precio: 30, PRECIO: 40 }).ticket?.priceCents).toBe(2000);
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
});

describe('A payment link', () => {
  const linkOf = (talones: unknown) => readBy(validateLink, { linkData: { id: 1 }, talones });
  const idsOf = (talones: unknown) => linkOf(talones).value.raffles.map((raffle) => raffle.map(({ id }) => id));
  const [first, second] = [sentTicket(), sentTicket({ id: 8, SorteoNumero: '2' })];

  test.each([
    ['in its raffle', [[first, second, first]], [[7, 8]]],
    ['in a raffle of its own', [[first, second], [first]], [[7, 8]]],
    ['in one flat list', [first, first, second], [[7, 8]]],
  ])('charges a ticket once where the API sends it twice %s, and that is noted.', (_where, talones, ids) => {
    expect(idsOf(talones)).toEqual(ids);
    expect(linkOf(talones)).toMatchObject({ left: [], odd: ['talones'] });
  });

  test.each([
    ['one id for all tickets of a raffle', [[first, { ...second, id: 7 }]], [[7, 7]]],
    ['tickets without a draw', [[first, second].map((one) => ({ ...one, SorteoNumero: null }))], [[7, 8]]],
    ['one id in two raffles', [[first], [{ ...first, Numero: '9' }]], [[7], [7]]],
  ])('charges each ticket where the API sends %s.', (_what, talones, ids) => {
    expect(idsOf(talones)).toEqual(ids);
    expect(linkOf(talones).odd).toEqual([]);
  });

  test('reports a raffle that is null as left out, but not an empty raffle.', () => {
    expect(linkOf([[first], null, [], {}, ''])).toMatchObject({ left: ['talones[1]', 'talones[4]'], odd: [] });
    expect(idsOf([[first], null])).toEqual([[7]]);
    expect(linkOf({ '00123': [first], '00009': null }).left).toEqual(['talones[1]']);
  });
});
