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

  test.each([{ id: 4, nombre: 'Pago' }, ['Pago']])('the state of %j is its only text', (Estado) => {
    expect(firstTicket({ Estado })).toMatchObject({ ticket: { state: 'paid' }, odd: [] });
  });

  test.each([false, {}, [], { id: 4, nombre: 'Pago', nota: 'x' }])(
    'a state of %j is noted, and is not a missing state: the ticket may be sold',
    (Estado) => {
      expect(firstTicket({ Estado })).toMatchObject({ ticket: { state: 'unknown', stateText: 'Sin dato' } });
      expect(firstTicket({ Estado }).odd).toHaveLength(1);
    },
  );

  test.each<[unknown, number | undefined, boolean]>([
    [null, undefined, false],
    [undefined, undefined, false],
    ['', undefined, false],
    // No numbers.
    ['gratis', undefined, true],
    [NaN, undefined, true],
    [{}, undefined, true],
    [true, undefined, true],
    ['20,00', undefined, true],
    // Units or thousands.
    ['5.290', undefined, true],
    ['20.000', undefined, true],
    ['-1.000', undefined, true],
    ['0.500', 50, false],
    ['20.0000', 2000, false],
    ['1234.500', 123450, false],
    [5.29, 529, false],
    [{ $numberDecimal: '1234.10' }, 123410, false],
    [-1, undefined, true],
    ['-0.01', undefined, true],
    ['-20', undefined, true],
    [0, 0, false],
    ['0.00', 0, false],
    ['-0', 0, false],
  ])('a price of %p is read as %p cents, and noted as odd: %p', (Precio, priceCents, isOdd) => {
    expect(firstTicket({ Precio })).toMatchObject({ ticket: { priceCents }, odd: isOdd ? ['[0][0].Precio'] : [] });
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
    ['Sat, 21 Nov 2026 00:00:00 +0100', '2026-11-21T00:00:00'],
    ['Tue, 1 Dec 2026 02:30:00 GMT', '2026-11-30T23:30:00'],
    ['Sat, 5 Dec 2026 20:00:00 -0300', '2026-12-05T20:00:00'],
    ['Sat, 99 Foo 2026 18:04:05 GMT', undefined],
    ['Sat, 21 Foo 2026 18:04:05 GMT', undefined],
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

  test('A field with the exact name counts before fields with another spelling.', () => {
    expect(firstTicket({ Precio: 20, precio: 30, PRECIO: 40 }).ticket?.priceCents).toBe(2000);
  });
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

  test.each<[string, object, object, number | undefined, string]>([
    ['prices', {}, { Precio: 30 }, undefined, 'Pendiente de Pago'],
    ['prices, one of them missing', { Precio: null }, { Precio: 20 }, 2000, 'Pendiente de Pago'],
    ['states', {}, { Estado: 'Pago' }, 2000, 'Pago'],
    ['states, one of them missing', { Estado: null }, { Estado: 'Pago' }, 2000, 'Pago'],
  ])(
    'does not guess where the API sends a ticket twice with different %s.',
    (_what, one, other, priceCents, stateText) => {
      for (const entries of [
        [one, other],
        [other, one],
      ]) {
        const [raffle] = linkOf([entries.map((fields) => ({ ...first, ...fields }))]).value.raffles;
        expect(raffle).toEqual([expect.objectContaining({ priceCents, stateText })]);
      }
    },
  );

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
