import { loadDeployment } from '../../compose/load-deployment';
import { contractsInOrder } from '../describe/calls';
import { check, RAFFLES } from './fake-api.testing';

const TICKET = {
  id: 1,
  Numero: '007',
  SorteoNumero: '1',
  Estado: 'Pendiente de Pago',
  Precio: '20.00',
  FechaSorteo: null,
};
const data = (value: unknown) => ({ body: { status: 'success', data: value } });

test('an API that answers as the examples do works, and the check writes nothing', async () => {
  const { report, asked, text } = await check({});
  expect(report.works).toBe(true);
  expect(report.calls).toHaveLength(contractsInOrder.length);
  const reading = new Set(contractsInOrder.filter(({ reads }) => reads).map(({ path }) => `/${path}`));
  const written = asked.filter(({ path, method }) => method === 'POST' && !reading.has(path));
  expect(written.map(({ path }) => path)).toEqual(['/auth/login']);
  expect(asked.some(({ path }) => path === '/talon/validate-link')).toBe(false);
  expect(text).toContain('The site of dtyt works with this API');
});

test('oddities are reported with their paths, their values and what people see', async () => {
  const { report, of, text } = await check({
    [RAFFLES]: data([
      [TICKET, { ...TICKET, id: 2, Precio: null }],
      [{ ...TICKET, id: 3, Numero: '008', Estado: 'Anulado', Tipo: 'Contado', Precio: 'gratis' }],
      [{ ...TICKET, id: null, Numero: '009' }],
    ]),
    'api/pasajero/get-depositos-registros': data([
      { id: 1, depositoTipo: 'Contado', depositoMonto: '100', depositoFecha: '2026-11-21', registros: null },
      { id: 2, Tipo: 'Contado', Monto: 100, Fecha: null, registros: [[{ id: 5, Numero: '1', Precio: null }], []] },
      { Tipo: 'Contado' },
    ]),
  });
  expect(of(RAFFLES).verdict).toBe('odd');
  expect(text).toContain("data[0][1].Precio: null -> 'Sin precio', and it cannot be chosen");
  expect(text).toContain('data[1][0].Precio: "gratis" -> \'Sin precio\'');
  expect(text).toContain('data[1][0].Estado: "Anulado" -> shown as it came; the ticket cannot be sold');
  expect(text).toContain('data[1][0].Tipo: "Contado" -> shown as it came');
  expect(text).toContain('data[2][0].id: null -> left out');
  expect(text).toContain("data[1].registros[0][0].Precio: null -> 'Sin precio'");
  expect(text).toContain("data[1].Fecha: null -> 'Sin fecha'");
  expect(text).toContain('data[2].id: missing -> left out');
  expect(text).not.toContain('data[0].Monto');
  expect(report.works).toBe(true);
});

test('a repeated oddity is reported once', async () => {
  const tickets = Array.from({ length: 300 }, (_, id) => [{ ...TICKET, id, Numero: String(id), Precio: null }]);
  const { of, text } = await check({ [RAFFLES]: data(tickets) });
  expect(of(RAFFLES).shown).toHaveLength(1);
  expect(text).toContain('data[0][0].Precio: null');
  expect(text).toContain('(and 299 more like it)');
});

test.each([
  ['an object keyed by number', { '007': [TICKET] }, 'an object in place of a list: read by its entries'],
  ['one flat list', [TICKET], 'one flat list: grouped by Numero'],
])('raffles as %s are read, and the report says how', async (_name, sent, told) => {
  const { of } = await check({ [RAFFLES]: data(sent) });
  expect(of(RAFFLES)).toMatchObject({ verdict: 'odd', came: '1 entry', shown: [{ shown: told }] });
});

test.each([
  ['a list', [TICKET], []],
  ['an object keyed by place', { 0: TICKET }, ['an object in place of a list: read by its entries']],
  ['a list with a ticket without a price', [{ ...TICKET, Precio: null }], ["'Sin precio', and it cannot be chosen"]],
])(
  'of a raffle that is its number beside %s, only what people see differently is reported',
  async (_name, boletos, told) => {
    const { of } = await check({ [RAFFLES]: data([{ Numero: '007', boletos, more: { a: 1 } }]) });
    expect(of(RAFFLES)).toMatchObject({ came: '1 entry' });
    expect(of(RAFFLES).shown.map(({ shown }) => shown)).toEqual(told);
  },
);

test.each([
  [
    'HTML of a proxy',
    { status: 502, type: 'text/html', body: '<h1>Bad gateway</h1>' },
    /HTTP 502 text\/html: <h1>/,
    /no pudo responder/,
  ],
  ['JSON without an envelope', { body: { raffles: [] } }, /no envelope/, /algo inesperado/],
  ['a text in place of a list', data('Error'), /data: "Error" cannot be read/, /algo inesperado/],
  ['JSON cut in the middle', { body: '{"status":"succ' }, /no envelope/, /algo inesperado/],
  ['a refusal', { body: { status: 'error', data: null, message: 'No' } }, /"message":"No"/, /No pudimos completar/],
])('%s makes a required call fail, with the reason and with what people read', async (_name, answer, why, reads) => {
  const { report, of, text } = await check({ [RAFFLES]: answer });
  expect(of(RAFFLES)).toMatchObject({ verdict: 'refused', required: true });
  expect(of(RAFFLES).why).toMatch(why);
  expect(of(RAFFLES).reads).toMatch(reads);
  expect(report.works).toBe(false);
  expect(text).toContain(`The site of dtyt does not work with this API: ${RAFFLES}.`);
});

test('an answer is read as the site reads it: byte order marks are ignored, and an HTML page is not a known refusal', async () => {
  const marked = `\uFEFF${JSON.stringify(data([[TICKET]]).body)}\n\uFEFF`;
  const page = { status: 405, type: 'text/html', body: '<h1>405 Not Allowed</h1>' };
  const { of } = await check({ [RAFFLES]: { body: marked }, 'talon/validate-link': page }, { link: 'abc' });
  expect(of(RAFFLES)).toMatchObject({ verdict: 'ok', came: '1 entry' });
  expect(of('talon/validate-link').verdict).toBe('refused');
});

test('field names in other letter cases, in the envelope of a gateway, are read', async () => {
  const spelled = Object.fromEntries(Object.entries(TICKET).map(([name, value]) => [name.toLowerCase(), value]));
  const { of } = await check({ [RAFFLES]: data({ Status: 'success', Data: [[spelled]] }) });
  expect(of(RAFFLES)).toMatchObject({ verdict: 'ok', came: '1 entry' });
});

test('a total that is not an amount is reported by its path, and the rest is read', async () => {
  const path = 'api/pasajero/get-pasajero-itinerario-by-user';
  const { of, text } = await check({ [path]: data({ itinerario: {}, totales: { totalRecaudado: 'mucho' } }) });
  expect(of(path).verdict).toBe('odd');
  expect(text).toContain(`data.totales.totalRecaudado: "mucho" -> 'Sin dato'`);
});

test('the uses of a deposit outside of registros are reported, because its balance is unknown', async () => {
  const deposit = { id: 1, Tipo: 'Contado', Monto: 100, Fecha: null, registros: null, talones: [20] };
  const { text } = await check({ 'api/pasajero/get-depositos-registros': data([deposit]) });
  expect(text).toContain("data[0].talones: [20] -> 'Saldo desconocido'");
});

test('an API without an optional call works, also without a call that the deployment does not use', async () => {
  const gone = { status: 404, type: 'text/html', body: 'Not found' };
  const answers = { 'api/talon/links': gone, 'api/talon/get-bolsa': gone };
  const ccee = await check(answers, { deployment: loadDeployment('ccee') });
  expect(ccee.of('api/talon/links').verdict).toBe('missing');
  expect(ccee.report.works).toBe(true);
  expect(ccee.text).toContain('refused, not needed by this deployment');
  expect((await check(answers)).report.works).toBe(false);
});

test('a refused login is reported, and no further call is made without a session', async () => {
  const { report, of, asked, text } = await check({
    'auth/login': { body: { status: 'error', data: null, message: 'Usuario o contraseña incorrectos' } },
  });
  expect(of('auth/login')).toMatchObject({ verdict: 'refused', reads: 'Usuario o contraseña incorrectos' });
  expect(of(RAFFLES)).toMatchObject({ verdict: 'not tried', why: 'there is no session' });
  expect(report.works).toBe(false);
  expect(text).toContain('does not work');
  expect(asked.filter(({ method }) => method !== 'OPTIONS')).toHaveLength(1);
});

test('an unreachable API is reported with the reason', async () => {
  const { report, of } = await check({}, { apiUrl: 'http://127.0.0.1:9' });
  expect(of('auth/login')).toMatchObject({ verdict: 'refused', reads: expect.stringContaining('No hay conexión') });
  expect(of('auth/login').why).toMatch(/fetch failed|bad port|ECONNREFUSED/i);
  expect(report.works).toBe(false);
});

test('a link is tried only where its token is given, and a refusal that the site knows counts as an answer', async () => {
  const path = 'talon/validate-link';
  expect((await check({})).of(path).verdict).toBe('not tried');
  const paid = await check({ [path]: { body: { status: 'error', data: null, code: '405' } } }, { link: 'abc' });
  expect(paid.of(path)).toMatchObject({ verdict: 'ok', came: expect.stringContaining('Ya se efectuó el pago.') });
  expect(paid.asked.find((one) => one.path === `/${path}`)?.body).toBe('token=abc');
});

test.each([
  [{ Link: '<https://api.example/rifas?page=2>; rel="next", <https://api.example/rifas?page=9>; rel="last"' }, {}],
  [{ 'Content-Range': 'items 0-1/40' }, {}],
  [{}, { next_page_url: '/rifas?page=2' }],
  [{}, { total_paginas: 3, pagina: 1 }],
  [{}, { links: [{ rel: 'next', href: '/rifas?page=2' }] }],
])('a list that goes on by its headers %j or fields %j is refused, as the site refuses it', async (headers, beside) => {
  const list = data([[TICKET], [{ ...TICKET, id: 2, Numero: '008' }]]);
  const { of } = await check({ [RAFFLES]: { body: { ...list.body, ...beside }, headers } });
  expect(of(RAFFLES)).toMatchObject({
    verdict: 'refused',
    why: expect.stringContaining('is a page of a longer list: send the whole list'),
  });
});

test.each([
  { 'X-Total-Count': '40' },
  { 'X-WP-TotalPages': '20' },
  { 'X-Next-Page': '2' },
  { 'X-Pagination': '{"TotalCount":40,"PageSize":2,"CurrentPage":1,"TotalPages":20,"HasNext":true}' },
])(
  'a list whose headers %j count more entries is odd: the site would take the page for the whole list',
  async (headers) => {
    const { of, text } = await check({
      [RAFFLES]: { ...data([[TICKET], [{ ...TICKET, id: 2, Numero: '008' }]]), headers },
    });
    expect(of(RAFFLES).verdict).toBe('odd');
    expect(text).toContain('is taken for the whole list');
  },
);

test.each([
  { Link: '<https://api.example/rifas?page=1>; rel="prev first"' },
  { Link: '<https://cdn.example/next.css>; rel=preload' },
  { 'Content-Range': 'items 0-1/2' },
  { 'X-Total-Count': '2', 'X-Total-Pages': '1', 'X-Next-Page': '' },
  { 'X-Pagination': '{"TotalCount":2,"PageSize":20,"CurrentPage":1,"TotalPages":1,"HasNext":false}' },
])('a whole list with the headers %j is no page', async (headers) => {
  const { of } = await check({ [RAFFLES]: { ...data([[TICKET], [{ ...TICKET, id: 2, Numero: '008' }]]), headers } });
  expect(of(RAFFLES).verdict).toBe('ok');
});
