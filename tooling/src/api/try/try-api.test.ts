import { loadDeployment } from '../../compose/load-deployment';
import { contractsInOrder } from '../describe/calls';
import { startFakeApi, type Answers, type FakeApi } from './fake-api.testing';
import { reportText } from './report-text';
import { tryApi, type TryOptions } from './try-api';

const dtyt = loadDeployment('dtyt');
const TICKET = {
  id: 1,
  Numero: '007',
  SorteoNumero: '1',
  Estado: 'Pendiente de Pago',
  Precio: '20.00',
  FechaSorteo: null,
};
const RAFFLES = 'api/talon/get-by-pasajero';
const data = (value: unknown) => ({ body: { status: 'success', data: value } });

let fake: FakeApi | undefined;
afterEach(async () => fake?.stop());

async function check(answers: Answers, options: Partial<TryOptions> = {}) {
  fake = await startFakeApi(answers);
  const account = { email: 'ana@example.com', password: 'x' };
  const report = await tryApi({ apiUrl: fake.url, deployment: dtyt, ...account, ...options });
  const of = (path: string) => report.calls.find((call) => call.path === path)!;
  return { report, of, asked: fake.asked, text: reportText(report) };
}

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

test('an API without an optional call works, also without a call that the deployment does not use', async () => {
  const gone = { status: 404, type: 'text/html', body: 'Not found' };
  const answers = { 'api/talon/links': gone, 'api/talon/get-bolsa': gone };
  const ccee = await check(answers, { deployment: loadDeployment('ccee') });
  expect(ccee.of('api/talon/links').verdict).toBe('missing');
  expect(ccee.report.works).toBe(true);
  expect(ccee.text).toContain('refused, not needed by this deployment');
  await fake?.stop();
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
  expect(of('auth/login')).toMatchObject({
    verdict: 'refused',
    reads: expect.stringContaining('No hay conexión') as string,
  });
  expect(of('auth/login').why).toMatch(/fetch failed|bad port|ECONNREFUSED/i);
  expect(report.works).toBe(false);
});

test('a link is tried only where its token is given, and a refusal that the site knows counts as an answer', async () => {
  const path = 'talon/validate-link';
  expect((await check({})).of(path).verdict).toBe('not tried');
  await fake?.stop();
  const paid = await check({ [path]: { body: { status: 'error', data: null, code: '405' } } }, { link: 'abc' });
  expect(paid.of(path)).toMatchObject({
    verdict: 'ok',
    came: expect.stringContaining('Ya se efectuó el pago.') as string,
  });
  expect(paid.asked.find((one) => one.path === `/${path}`)?.body).toBe('token=abc');
});

describe('manners', () => {
  /** Validate hands out `t2` for `t1`; `refuses` says which tokens are no longer good after that. */
  const rotating = (isGood: (token: string | undefined, validated: boolean) => boolean): Answers => {
    let validated = false;
    const guard = (then: unknown) => (asked: { headers: { authorization?: string | undefined } }) =>
      isGood(asked.headers.authorization, validated) ? data(then) : { status: 401, body: { status: 'error' } };
    return {
      'auth/login': { body: { status: 'success', token: 't1', newUser: false }, cookies: ['XSRF-TOKEN=abc; Path=/'] },
      'api/validate': () => {
        validated = true;
        return { body: { status: 'success', token: 't2' } };
      },
      'api/costos-extras': guard([]),
      'api/pasajero/get-pasajero-itinerario-by-user': guard({ itinerario: null, totales: null }),
      [RAFFLES]: guard([]),
    };
  };
  const rotationOf = async (isGood: (token: string | undefined, validated: boolean) => boolean) => {
    const { report } = await check(rotating(isGood));
    return { report, said: report.manners.filter(({ about }) => about === 'rotation') };
  };

  test('an API that refuses the old token at once is recognised, and works', async () => {
    const { report, said } = await rotationOf((token, validated) => token === (validated ? 't2' : 't1'));
    expect(said).toEqual([
      { about: 'rotation', what: expect.stringContaining('is refused') as string, weight: 'recognised' },
    ]);
    expect(report.works).toBe(true);
  });

  test('an API that still accepts the old token is recognised', async () => {
    const { said } = await rotationOf((token) => token === 't1' || token === 't2');
    expect(said[0]?.what).toContain('still works');
  });

  test('an API that takes an old token for theft does not work when calls overlap', async () => {
    let stolen = false;
    const { report, said } = await rotationOf((token) => {
      stolen ||= token === 't1';
      return token === 't2' && !stolen;
    });
    expect(said.at(-1)).toMatchObject({ weight: 'problem' });
    expect(report.works).toBe(false);
  });

  test('the XSRF cookie is sent back as a header, and all cookies as cookies', async () => {
    const { report, asked } = await check(rotating(() => true));
    const passenger = asked.find(({ path }) => path === '/api/pasajero/get-pasajero-by-user');
    expect(passenger?.headers).toMatchObject({ 'x-xsrf-token': 'abc', cookie: 'XSRF-TOKEN=abc', authorization: 't2' });
    expect(report.manners[0]?.what).toContain('X-XSRF-TOKEN');
  });

  test('cookies that name a domain are sent back, and cookies that scripts cannot read get a warning', async () => {
    const cookies = ['XSRF-TOKEN=a; HttpOnly', 'sid=1; Domain=api.example; Secure'];
    const login = { body: { status: 'success', token: 't', newUser: false }, cookies };
    const { report, asked } = await check({ 'auth/login': login });
    expect(asked.find(({ path }) => path === '/api/validate')?.headers.cookie).toBe('XSRF-TOKEN=a; sid=1');
    expect(report.manners.filter(({ about }) => about === 'cookie')).toEqual([
      { about: 'cookie', what: expect.stringContaining('cannot read it') as string, weight: 'warning' },
      { about: 'cookie', what: expect.stringContaining('api.example') as string, weight: 'recognised' },
    ]);
  });

  test.each([301, 302, 307, 308])('a redirect by %d to another origin ends at the site’s policy', async (status) => {
    const { report, of } = await check({
      [RAFFLES]: { status, location: 'https://other.example/elsewhere', body: '' },
    });
    expect(of(RAFFLES)).toMatchObject({ verdict: 'refused', why: expect.stringContaining('/elsewhere') as string });
    expect(report.works).toBe(false);
  });

  test('a redirect to another path of the API is followed and reported, also with the API’s own host', async () => {
    const path = '/api/talon/get-detailed-by-pasajero';
    for (const host of [() => '', () => fake?.url ?? '']) {
      const { report, of } = await check({
        [RAFFLES]: () => ({ status: 301, location: `${host()}${path}`, body: '' }),
      });
      expect(of(RAFFLES).remarks.join()).toContain(path);
      expect(report.works).toBe(true);
      await fake?.stop();
    }
  });

  test('an API that needs no token for private data gets a warning', async () => {
    const { report } = await check({
      'api/pasajero/get-pasajero-itinerario-by-user': data({ itinerario: null, totales: null }),
    });
    const path = 'api/pasajero/get-pasajero-itinerario-by-user';
    expect(report.manners).toContainEqual({
      about: 'no token',
      what: `${path} answers without a token: anybody can read it`,
      weight: 'warning',
    });
    expect(report.works).toBe(true);
  });
});
