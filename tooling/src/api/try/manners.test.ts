import { loadDeployment } from '../../compose/load-deployment';
import { check, RAFFLES, startFakeApi, type Answers, type Asked } from './fake-api.testing';
import { tryApi } from './try-api';

const data = (value: unknown) => ({ body: { status: 'success', data: value } });
const originOf = ({ headers: { host = '' } }: Asked): string => `http://${host}`;

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
  expect(said).toEqual([{ about: 'rotation', what: expect.stringContaining('is refused'), weight: 'recognised' }]);
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
    { about: 'cookie', what: expect.stringContaining('cannot read it'), weight: 'warning' },
    { about: 'cookie', what: expect.stringContaining('api.example'), weight: 'recognised' },
  ]);
});

test.each([301, 302, 307, 308])('a redirect by %d to another origin ends at the site’s policy', async (status) => {
  const { report, of } = await check({ [RAFFLES]: { status, location: 'https://other.example/elsewhere', body: '' } });
  expect(of(RAFFLES)).toMatchObject({ verdict: 'refused', why: expect.stringContaining('/elsewhere') });
  expect(report.works).toBe(false);
});

test('a redirect to another path of the API is followed and reported, also with the API’s own host', async () => {
  const path = '/api/talon/get-detailed-by-pasajero';
  for (const origin of [() => '', originOf]) {
    const { report, of } = await check({
      [RAFFLES]: (asked) => ({ status: 301, location: origin(asked) + path, body: '' }),
    });
    expect(of(RAFFLES).remarks.join()).toContain(path);
    expect(report.works).toBe(true);
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

test('a redirect to a path that is a page of the site fails, although the API has that path', async () => {
  const { report, of } = await check({
    [RAFFLES]: { status: 308, location: '/v2/api/talon/get-by-pasajero', body: '' },
    'v2/api/talon/get-by-pasajero': { body: { status: 'success', data: [] } },
  });
  expect(of(RAFFLES)).toMatchObject({
    verdict: 'refused',
    why: expect.stringContaining('API_URL'),
    reads: expect.stringContaining('algo inesperado'),
  });
  expect(report.works).toBe(false);
});

test('an API that redirects from http to https sends a browser back to the same address of the site, endlessly', async () => {
  const { report, of } = await check({
    [RAFFLES]: (asked) => ({
      status: 301,
      location: `${originOf(asked).replace('http:', 'https:')}/${RAFFLES}`,
      body: '',
    }),
  });
  expect(of(RAFFLES)).toMatchObject({
    verdict: 'refused',
    why: expect.stringMatching(/^it redirects to https:.* again and again/),
  });
  expect(report.works).toBe(false);
});

test('an API that refuses a POST with an unknown Origin gets a warning', async () => {
  const { report } = await check({
    'api/pasajero/get-pasajero-by-user': ({ headers: { origin } }) =>
      origin === undefined ? undefined : { status: 403, type: 'text/plain', body: 'Invalid CORS request' },
  });
  expect(report.manners).toContainEqual({
    about: 'Origin',
    what: expect.stringContaining('https://rifas.example'),
    weight: 'warning',
  });
  expect(report.works).toBe(true);
});

test('CORS is required only where a base names another origin', async () => {
  const behindTheEdge = await check({});
  expect(behindTheEdge.report.manners).toContainEqual(expect.objectContaining({ about: 'CORS', weight: 'recognised' }));
  const { report } = await check({}, { elsewhere: true });
  expect(report.manners).toContainEqual(expect.objectContaining({ about: 'CORS', weight: 'problem' }));
  expect(report.works).toBe(false);
});

test.each([
  ['has no such header, so that no session ends', {}, 'problem'],
  ['has it too', { 'Access-Control-Allow-Origin': '*' }, 'recognised'],
])('an API that is open to other origins, whose 401 %s, gets a %s', async (_what, headers, weight) => {
  const open = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'Authorization' };
  const validate: Answers[string] = ({ method, headers: { authorization } }) => {
    if (method === 'OPTIONS') return { headers: open, body: '' };
    return authorization === undefined ? { status: 401, headers, body: '' } : undefined;
  };
  const { report } = await check({ 'api/validate': validate }, { elsewhere: true });
  expect(report.manners).toContainEqual(expect.objectContaining({ about: 'CORS', weight }));
});

test('an API that answers nothing is not called closed to other origins', async () => {
  const stopped = await startFakeApi();
  await stopped.stop();
  const { manners } = await tryApi({
    apiUrl: stopped.url,
    deployment: loadDeployment('dtyt'),
    email: 'ana@example.com',
    password: 'x',
  });
  expect(manners).toEqual([
    expect.objectContaining({ about: 'CORS', what: expect.stringContaining('got no answer') as string }),
  ]);
});

test.each([
  ['the next one too', 1],
  ['the one that was sent', 0],
])(
  'the check follows an API that sends the next token in headers, as the site does, whose validate answers %s',
  async (_what, ahead) => {
    let now = 1;
    const renewing =
      (sent: unknown): Answers[string] =>
      ({ path, headers: { authorization } }) => {
        if (authorization !== `t${now}`) return { status: 401, body: { status: 'error' } };
        now += 1;
        const token = path === '/api/validate' ? { token: `t${now - 1 + ahead}` } : {};
        return { authorization: `Bearer t${now}`, body: { status: 'success', data: sent, ...token } };
      };
    const { report, of } = await check({
      'auth/login': { body: { status: 'success', token: 't1', newUser: false } },
      'api/validate': renewing(null),
      'api/costos-extras': renewing([]),
      [RAFFLES]: renewing([]),
    });
    expect(of(RAFFLES).verdict).toBe('ok');
    expect(report.manners.filter(({ about }) => about === 'rotation')).toEqual([
      { about: 'rotation', what: expect.stringContaining('in their header'), weight: 'recognised' },
    ]);
  },
);
