import { getRaffles, login, requestRaffles, saveComment, validateLink } from '../contracts';
import { reply } from '../testing/fake-api';
import { raffleOf } from '../testing/samples';
import { AppError } from './app-error';
import { client, failureOf } from './client.testing';

test.each([
  ['raw', {}, 'secret'],
  ['with the scheme of the deployment', { authorizationScheme: 'Bearer' }, 'Bearer secret'],
])(
  'an authenticated call carries the token %s, and the answer is validated and typed',
  async (_how, options, header) => {
    const { api, http } = client(options);
    api.on(getRaffles, reply.of(getRaffles, [raffleOf('00123')]));
    const [[ticket] = []] = await http.call(getRaffles, {});
    expect(ticket).toMatchObject({ number: '00123', priceCents: 2000 });
    expect(api.requests(getRaffles)[0]?.headers.get('authorization')).toBe(header);
  },
);

test('login sends no token and reads its fields at the top of the envelope', async () => {
  const { api, http } = client();
  api.on(login, reply.success(null, { token: 'new', newUser: false }));
  const answer = await http.call(login, { email: 'a@b.uy', password: 'x' });
  expect(answer).toMatchObject({ token: 'new', newUser: false });
  const [sent] = api.requests(login);
  expect(sent?.headers.has('authorization')).toBe(false);
  expect(Object.fromEntries(sent?.form.entries() ?? [])).toEqual({
    email: 'a@b.uy',
    password: 'x',
    getHash: 'false',
    type: 'student-rifas',
  });
});

test.each([
  ['a page', 405, '<html><center><h1>405 Not Allowed</h1></center></html>'],
  ['a text', 405, 'Method Not Allowed'],
  ['what a server of files allows', 405, 'Allow: GET, HEAD'],
  ['what a framework says of a method', 405, { code: 405, message: 'Method Not Allowed' }],
  ['the same with the HTTP status in it', 405, { status: 405, error: 'Method Not Allowed' }],
  ['what follows a redirect', 405, { detail: 'Method "GET" not allowed.' }],
  ['a gateway’s own code', 200, { code: 405, msg: 'Method not allowed' }],
  ['an empty list', 405, []],
  ['a server that fails', 502, { status: 'error', code: 405 }],
])('%s does not prove that a link is paid', async (_, status, body) => {
  const { api, http } = client();
  api.on(validateLink, reply.http(status, body));
  expect((await failureOf(http.call(validateLink, { token: 't' }))).details.serverCode).not.toBe(405);
});

test('a write sends the XSRF token of the cookie in a header, and its fields form-encoded', async () => {
  document.cookie = 'XSRF-TOKEN=pepper';
  const { api, http } = client();
  api.on(saveComment, reply.success());
  await http.call(saveComment, { number: '001', comment: '' });
  const [sent] = api.requests(saveComment);
  expect(sent?.headers.get('x-xsrf-token')).toBe('pepper');
  expect(sent?.headers.get('content-type')).toMatch('application/x-www-form-urlencoded');
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

test.each([
  [reply.error('Uno o más talones no están disponibles.'), 'rejected', 'Uno o más talones no están disponibles.'],
  [reply.error(null, { message: 'Rifas pagas', code: 405 }), 'rejected', 'Rifas pagas'],
  [reply.http(401), 'unauthorized', undefined],
  [reply.http(403), 'unauthorized', undefined],
  [reply.http(429), 'rate-limited', undefined],
  [reply.http(500, 'Internal error'), 'http', undefined],
  [reply.http(503, { status: 'error', message: 'Mantenimiento' }), 'http', 'Mantenimiento'],
  [reply.http(405, { status: 'error', message: 'Ya se pagó' }), 'rejected', 'Ya se pagó'],
  [reply.http(200, '<html>'), 'contract', undefined],
  [reply.http(502, { error: 'Bad Gateway', message: 'upstream 10.0.0.7 refused' }), 'http', undefined],
])('the answer %j is an error with the code %s', async (answer, code, text) => {
  const { api, http } = client();
  api.on(saveComment, answer);
  const error = await failureOf(http.call(saveComment, { number: '1', comment: '' }));
  expect(error).toBeInstanceOf(AppError);
  expect(error.code).toBe(code);
  expect(error.serverText).toBe(text);
  expect(error.userMessage).not.toBe('');
});

test.each([
  [reply.error(null, { code: 406 }), 406],
  [reply.error(null, { code: '405' }), 405],
  [reply.error({ code: 406 }), 406],
  [reply.error(null, { code: 'E_PAID' }), 200],
  [reply.http(405), 405],
])('the answer %j has the server code %d: that of the body or its data, else the HTTP status', async (answer, code) => {
  const { api, http } = client();
  api.on(validateLink, answer);
  expect((await failureOf(http.call(validateLink, { token: 't' }))).details.serverCode).toBe(code);
});

test('a call without a network fails with the code network', async () => {
  const { api, http } = client();
  api.offline(getRaffles);
  expect((await failureOf(http.call(getRaffles, {}))).code).toBe('network');
});

test('the client leaves out the parts of an answer that cannot be read, tells the caller and reports their paths', async () => {
  const onBrokenContract = jest.fn();
  const onOddities = jest.fn();
  const { api, http } = client({ onBrokenContract });
  api.on(getRaffles, reply.success([[{ id: 1 }], [{ id: 2, Numero: '7', Estado: 'Pago', Precio: 'gratis' }]]));
  const raffles = await http.call(getRaffles, {}, { onOddities });
  expect(raffles.map(([ticket]) => ticket?.number)).toEqual(['7']);
  expect(onBrokenContract.mock.calls).toEqual([
    ['getRaffles', '[0][0].Numero'],
    ['getRaffles', '[1][0].Precio'],
  ]);
  expect(onOddities).toHaveBeenCalledWith([
    expect.objectContaining({ path: '[0][0].Numero', leftOut: true }),
    expect.objectContaining({ path: '[1][0].Precio', leftOut: false }),
  ]);
});

test('The same problem in thousands of entries is reported once, with the number of entries.', async () => {
  const onBrokenContract = jest.fn();
  const { api, http } = client({ onBrokenContract });
  const raffles = Array.from({ length: 10_000 }, (_, id) => [{ id, Numero: String(id), FechaSorteo: 'pronto' }]);
  api.on(getRaffles, reply.success([[{ id: null }], ...raffles]));
  expect(await http.call(getRaffles, {})).toHaveLength(10_000);
  expect(onBrokenContract.mock.calls).toEqual([
    ['getRaffles', '[0][0].id'],
    ['getRaffles', '[1][0].FechaSorteo (10000)'],
  ]);
});

test('A list outside data is a reported error; a list that is null or missing is empty.', async () => {
  const onBrokenContract = jest.fn();
  const { api, http } = client({ onBrokenContract });
  api.on(getRaffles, reply.http(200, { status: 'success', rifas: [[{ Numero: '7' }]] }));
  expect(await failureOf(http.call(getRaffles, {}))).toMatchObject({ code: 'contract', details: { path: '' } });
  expect(onBrokenContract.mock.calls).toEqual([['getRaffles', '']]);
  for (const empty of [{ data: null }, {}, { message: 'No tiene rifas', total: 0 }]) {
    api.on(getRaffles, reply.http(200, { status: 'success', ...empty }));
    expect(await http.call(getRaffles, {})).toEqual([]);
  }
});

test('A write that succeeded stays a success when its answer lacks the list of results.', async () => {
  const { api, http } = client();
  api.on(requestRaffles, reply.http(200, { status: 'success' }));
  expect(await http.call(requestRaffles, { numbers: ['7'] })).toEqual([]);
});

test('a remote built for contract 1.x works: its own schema reads the answer, and its request is sent unchanged', async () => {
  const { api, http } = client();
  const old = {
    ...getRaffles,
    response: (y: typeof import('yup')) =>
      y
        .array()
        .of(y.object({ Numero: y.string().required() }))
        .required(),
    adapt: (raw: { Numero: string }[]) => raw.map(({ Numero }) => Numero),
  };
  api.on(getRaffles, reply.success([{ Numero: 7 }]));
  expect(await http.call(old as never, {} as never)).toEqual(['7']);
  api.on(getRaffles, reply.success([{}]));
  expect((await failureOf(http.call(old as never, {} as never))).code).toBe('contract');
});

test('a call that its caller aborts is not a network failure', async () => {
  const { api, http } = client();
  api.hold(getRaffles);
  const controller = new AbortController();
  const call = failureOf(http.call(getRaffles, {}, { signal: controller.signal }));
  controller.abort();
  expect((await call).code).toBe('aborted');
});
