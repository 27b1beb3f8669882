import { getLiveLinks, getRaffles, login, LOGIN_TYPE, saveComment, validateLink } from '../contracts';
import { createFakeApi, raffleOf, reply, type FakeApi } from '../testing';
import { AppError } from './app-error';
import { createHttpClient, type HttpOptions } from './client';

const BASES = { api: '', auth: '', upload: '', geopay: '' };

function client(options: Partial<HttpOptions> = {}): { api: FakeApi; http: ReturnType<typeof createHttpClient> } {
  const api = createFakeApi();
  return { api, http: createHttpClient({ bases: BASES, token: () => 'secret', ...options }) };
}

const failureOf = (work: Promise<unknown>): Promise<AppError> =>
  work.then(
    () => Promise.reject(new Error('The call succeeded')),
    (error: unknown) => error as AppError,
  );

test('an authenticated call carries the raw token, and the answer is validated and typed', async () => {
  const { api, http } = client();
  api.on(getRaffles, reply.success([raffleOf('00123')]));
  const [[ticket] = []] = await http.call(getRaffles, {});
  expect(ticket).toMatchObject({ Numero: '00123', Precio: 20 });
  expect(api.requests(getRaffles)[0]?.headers.get('authorization')).toBe('secret');
});

test('a deployment can put a scheme before the token', async () => {
  const { api, http } = client({ authorizationScheme: 'Bearer' });
  api.on(getRaffles, reply.success([]));
  await http.call(getRaffles, {});
  expect(api.requests(getRaffles)[0]?.headers.get('authorization')).toBe('Bearer secret');
});

test('login carries no token and reads its fields at the top', async () => {
  const { api, http } = client();
  api.on(login, reply.success(null, { token: 'new', newUser: false }));
  const answer = await http.call(login, { email: 'a@b.uy', password: 'x', getHash: false, type: LOGIN_TYPE });
  expect(answer).toMatchObject({ token: 'new', newUser: false });
  const [sent] = api.requests(login);
  expect(sent?.headers.has('authorization')).toBe(false);
  expect(Object.fromEntries((sent?.form ?? new URLSearchParams()) as URLSearchParams)).toEqual({
    email: 'a@b.uy',
    password: 'x',
    getHash: 'false',
    type: 'student-rifas',
  });
});

test('a write sends the XSRF header of the cookie, and form encoding', async () => {
  document.cookie = 'XSRF-TOKEN=pepper';
  const { api, http } = client();
  api.on(saveComment, reply.success());
  await http.call(saveComment, { numero: '001', comment: '' });
  const [sent] = api.requests(saveComment);
  expect(sent?.headers.get('x-xsrf-token')).toBe('pepper');
  expect(sent?.headers.get('content-type')).toMatch('application/x-www-form-urlencoded');
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

describe('a write that is refused with 403', () => {
  const onUnauthorized = jest.fn();
  beforeEach(() => {
    onUnauthorized.mockClear();
    document.cookie = 'XSRF-TOKEN=old';
  });
  afterEach(() => {
    document.cookie = 'XSRF-TOKEN=; max-age=0';
  });

  test('is sent once more when another answer has changed the cookie meanwhile: nobody is logged out', async () => {
    const { api, http } = client({ onUnauthorized });
    api.on(saveComment, ({ headers }) => {
      document.cookie = 'XSRF-TOKEN=new';
      return headers.get('x-xsrf-token') === 'new' ? reply.success() : reply.http(403);
    });
    await http.call(saveComment, { numero: '001', comment: '' });
    expect(api.requests(saveComment).map(({ headers }) => headers.get('x-xsrf-token'))).toEqual(['old', 'new']);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('with the cookie as it was ends the session, without a second try', async () => {
    const { api, http } = client({ onUnauthorized });
    api.on(saveComment, reply.http(403));
    await failureOf(http.call(saveComment, { numero: '001', comment: '' }));
    expect(api.requests(saveComment)).toHaveLength(1);
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });
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
])('%j is an error of code %s', async (answer, code, text) => {
  const { api, http } = client();
  api.on(saveComment, answer);
  const error = await failureOf(http.call(saveComment, { numero: '1', comment: '' }));
  expect(error).toBeInstanceOf(AppError);
  expect(error.code).toBe(code);
  expect(error.serverText).toBe(text);
  expect(error.userMessage).not.toBe('');
});

test('the server code is that of the body, else the HTTP status (D36)', async () => {
  const { api, http } = client();
  api.on(validateLink, reply.error(null, { code: 406 }));
  expect((await failureOf(http.call(validateLink, { token: 't' }))).details.serverCode).toBe(406);
  api.on(validateLink, reply.http(405));
  expect((await failureOf(http.call(validateLink, { token: 't' }))).details.serverCode).toBe(405);
});

test('only an authenticated call ends the session on 401', async () => {
  const onUnauthorized = jest.fn();
  const { api, http } = client({ onUnauthorized });
  api.on(validateLink, reply.http(401));
  await failureOf(http.call(validateLink, { token: 't' }));
  expect(onUnauthorized).not.toHaveBeenCalled();
  api.on(getRaffles, reply.http(401));
  await failureOf(http.call(getRaffles, {}));
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
});

test('no network is told apart from an answer', async () => {
  const { api, http } = client();
  api.offline(getRaffles);
  expect((await failureOf(http.call(getRaffles, {}))).code).toBe('network');
});

test('an answer that breaks its contract is reported with the path of its field', async () => {
  const onBrokenContract = jest.fn();
  const { api, http } = client({ onBrokenContract });
  api.on(getRaffles, reply.success([[{ id: 1 }]]));
  const error = await failureOf(http.call(getRaffles, {}));
  expect(error.code).toBe('contract');
  expect(onBrokenContract).toHaveBeenCalledWith('getRaffles', expect.stringMatching(/^\[0\]\[0\]\./));
});

test('a call that is given up is no failure of the network', async () => {
  const { api, http } = client();
  api.hold(getRaffles);
  const controller = new AbortController();
  const call = failureOf(http.call(getRaffles, {}, { signal: controller.signal }));
  controller.abort();
  expect((await call).code).toBe('aborted');
});

test('a call beyond the specification that an API refuses says nothing of the session', async () => {
  const onUnauthorized = jest.fn();
  const { api, http } = client({ onUnauthorized });
  api.on(getLiveLinks, reply.http(403));
  expect((await failureOf(http.call(getLiveLinks, {}))).code).toBe('unauthorized');
  expect(onUnauthorized).not.toHaveBeenCalled();
});
