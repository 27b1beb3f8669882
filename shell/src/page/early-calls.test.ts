import { getRaffles } from '@rifas/shared/contracts';
import { createHttpClient, dropEarlyAnswers } from '@rifas/shared/http';
import { EARLY_CALLS_ID, type PageCalls } from '@rifas/shared/site';

type Call = PageCalls['calls'][number];

const TOKEN_NAME = 'rifas.token';

/** Runs the inlined script in a page with this body. */
function runIn(body: string) {
  document.body.innerHTML = body;
  jest.isolateModules(() => {
    jest.requireActual('./early-calls.inline');
  });
}

/** Runs the inlined script in a page as the composer makes it, and returns the requests of the script. */
function open(
  calls: readonly Call[],
  { pattern = '/', scheme = '', answer = () => Promise.resolve(new Response('{"status":"success"}')) } = {},
) {
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(() => answer());
  const written: PageCalls = { tokenName: TOKEN_NAME, authorizationScheme: scheme, pattern, calls: [...calls] };
  runIn(`<script type="application/json" id="${EARLY_CALLS_ID}">${JSON.stringify(written)}</script>`);
  return fetched.mock.calls.map(([url, init]) => ({ url, init }));
}

const callOf = (change: Partial<Call> = {}): Call => ({
  name: 'tryOut',
  method: 'GET',
  url: '/api/try',
  authenticated: true,
  fields: {},
  ...change,
});

const forgetCookie = () => {
  document.cookie = 'XSRF-TOKEN=; max-age=0';
};

beforeEach(() => localStorage.setItem(TOKEN_NAME, 'secret'));
afterEach(() => {
  dropEarlyAnswers();
  forgetCookie();
  history.replaceState(null, '', '/');
});

/** @returns the headers that the http client sends with the same call */
async function headersOfClient({ method, url, authenticated }: Call, scheme: string): Promise<Record<string, string>> {
  const contract = { ...getRaffles, name: 'tryOut', method, path: 'try', authenticated };
  let sent: Record<string, string> = {};
  const http = createHttpClient({
    bases: { api: url.replace(/\/try$/, ''), auth: '', upload: '', geopay: '' },
    token: () => localStorage.getItem(TOKEN_NAME) ?? undefined,
    authorizationScheme: scheme,
    transport: ({ headers }) => {
      sent = headers;
      return Promise.resolve({ httpStatus: 200, body: { status: 'success', data: [] } });
    },
  });
  await http.call(contract, {});
  return sent;
}

test.each<[string, Partial<Call>, string, string]>([
  ['a reading call', {}, '', 'abc%3D'],
  ['a reading call with a scheme', {}, 'Bearer', 'abc%3D'],
  ['a public call', { authenticated: false }, 'Bearer', 'abc%3D'],
  ['a call by POST', { method: 'POST' }, '', 'abc%3D'],
  ['a call by POST without the cookie', { method: 'POST' }, '', ''],
  ['a call by POST to another site', { method: 'POST', url: 'https://other.example/try' }, 'Bearer', 'abc%3D'],
  ['a call by POST to another site of the same scheme', { method: 'POST', url: '//other.example/try' }, '', 'abc'],
])('The early call and the http client send the same headers with %s.', async (_what, change, scheme, cookie) => {
  if (cookie) document.cookie = `XSRF-TOKEN=${cookie}`;
  const call = callOf(change);
  const [early] = open([call], { scheme });
  dropEarlyAnswers();
  expect(early?.init?.headers).toEqual(await headersOfClient(call, scheme));
});

test('Early answers bypass the browser’s cache: a cached validation would bring back an old token.', () => {
  expect(open([callOf(), callOf({ name: 'sent', method: 'POST' })]).map(({ init }) => init?.cache)).toEqual([
    'no-store',
    'no-store',
  ]);
});

test('A visitor without a session makes only the public calls.', () => {
  localStorage.removeItem(TOKEN_NAME);
  const requests = open([callOf(), callOf({ name: 'open', url: '/api/open', authenticated: false })]);
  expect(requests.map(({ url }) => url)).toEqual(['/api/open']);
});

test('A field comes from the address or from the session, and a field of the session is not kept with the answer.', () => {
  history.replaceState(null, '', '/pago/a%20b');
  const fields = { link: ':token', token: '$token', kind: 'x', plain: 'token', other: ':other' };
  const [request] = open([callOf({ method: 'POST', fields })], { pattern: '/pago/:token' });
  expect(Object.fromEntries(request?.init?.body as URLSearchParams)).toEqual({
    link: 'a b',
    token: 'secret',
    kind: 'x',
    plain: 'token',
    other: ':other',
  });
  expect(globalThis.rifasEarlyAnswers?.['tryOut']?.fields).toEqual({
    link: 'a b',
    kind: 'x',
    plain: 'token',
    other: ':other',
  });
});

test('A page with unreadable early calls has no early answers, and starts.', () => {
  globalThis.rifasEarlyAnswers = {};
  runIn(`<script type="application/json" id="${EARLY_CALLS_ID}">{</script>`);
  expect(globalThis.rifasEarlyAnswers).toBeUndefined();
});

test('A page without early calls starts.', () => {
  runIn('');
  expect(globalThis.rifasEarlyAnswers).toBeUndefined();
});

const answerOf = (name = 'tryOut') => globalThis.rifasEarlyAnswers?.[name]?.answer;
describe('The answer to an early call', () => {
  test.each([
    ['what the API says', 200, '{"status":"success","data":[]}', { status: 'success', data: [] }],
    ['a failure of the server as well', 503, '{"status":"error"}', { status: 'error' }],
    ['a body that is no JSON as its text', 200, '<html>', '<html>'],
    ['an object behind a warning', 200, 'Warning: x on line 7\n{"status":"success"}', { status: 'success' }],
    ['nothing as none', 200, '', undefined],
  ])('keeps %s.', async (_what, httpStatus, text, body) => {
    open([callOf()], { answer: () => Promise.resolve(new Response(text, { status: httpStatus })) });
    expect(await answerOf()).toEqual({ httpStatus, body });
  });

  test('keeps its accents when it comes in Latin-1.', async () => {
    const bytes = new Uint8Array(Buffer.from('{"data":"Débito"}', 'latin1'));
    open([callOf()], { answer: () => Promise.resolve(new Response(bytes)) });
    expect(await answerOf()).toEqual({ httpStatus: 200, body: { data: 'Débito' } });
  });

  test.each([
    ['content-range', 'items 0-19/45'],
    ['link', '</rifas?page=2>; rel="next"'],
  ])('has the status of a part where its header %s leads to more of the list.', async (name, value) => {
    open([callOf()], { answer: () => Promise.resolve(new Response('{"data":[]}', { headers: { [name]: value } })) });
    expect(await answerOf()).toEqual({ httpStatus: 206, body: { data: [] } });
  });

  test.each([
    ['after a refusal with 401', () => Promise.resolve(new Response('{}', { status: 401 }))],
    ['after a refusal with 403', () => Promise.resolve(new Response('{}', { status: 403 }))],
    ['without a network, which causes no unhandled rejection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is dropped %s: the client calls again with the current token.', async (_when, answer) => {
    open([callOf()], { answer });
    expect(await answerOf()).toBeUndefined();
  });

  test.each([
    ['TimeoutError', { httpStatus: 0, body: undefined, timedOut: true }],
    ['AbortError', { httpStatus: 0, body: undefined, timedOut: true }],
    ['NotAllowedError', undefined],
  ])('marks a call that timed out: %s.', async (name, answer) => {
    open([callOf()], { answer: () => Promise.reject(new DOMException('', name)) });
    expect(await answerOf()).toEqual(answer);
  });

  test('has the call’s method, a body for a write alone, and a timeout.', () => {
    const [read, write] = open([callOf(), callOf({ name: 'write', method: 'POST' })]);
    expect(read?.init).toMatchObject({ method: 'GET' });
    expect(read?.init).not.toHaveProperty('body');
    expect(write?.init).toMatchObject({ method: 'POST', body: expect.any(URLSearchParams) as URLSearchParams });
    expect(read?.init?.signal).toBeInstanceOf(AbortSignal);
  });
});

describe('A token in the header of an early answer', () => {
  const renewing = (headers: HeadersInit = { authorization: 'Bearer next' }, status = 200) =>
    Promise.resolve(new Response('{"status":"success"}', { status, headers }));

  test.each([
    ['takes the place of the one that was sent', callOf(), {}, 200, 'next'],
    ['is nothing to a call without a session', callOf({ authenticated: false }), {}, 200, 'secret'],
    ['counts in a failure too', callOf(), {}, 500, 'next'],
    ['is nothing in a refusal', callOf(), {}, 401, 'secret'],
    ['may be blank, which renews nothing', callOf(), { authorization: ' ' }, 200, 'secret'],
  ])('%s.', async (_what, call, headers, status, kept) => {
    open([call], { answer: () => renewing({ authorization: 'Bearer next', ...headers }, status) });
    await answerOf();
    expect(localStorage.getItem(TOKEN_NAME)).toBe(kept);
  });

  test('loses against a token that another tab has stored in the meantime.', async () => {
    open([callOf()], {
      answer: () => {
        localStorage.setItem(TOKEN_NAME, 'theirs');
        return renewing();
      },
    });
    await answerOf();
    expect(localStorage.getItem(TOKEN_NAME)).toBe('theirs');
  });

  test('is stored before another call learns that it was refused.', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const answers = [new Response('{}', { status: 401 })];
    open([callOf(), callOf({ name: 'slow' })], {
      answer: () => {
        const refused = answers.pop();
        return refused ? Promise.resolve(refused) : held.then(() => renewing());
      },
    });
    const seen = answerOf()?.then(() => localStorage.getItem(TOKEN_NAME));
    setTimeout(release);
    expect(await seen).toBe('next');
  });
});

describe('The early validation', () => {
  const VALIDATION = callOf({ name: 'validateSession', url: '/api/validate' });
  const setLocks = (locks: unknown) => Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  afterEach(() => setLocks(undefined));

  /** Validates with an API that returns this token; `meanwhile` runs before the answer arrives. */
  async function validate(token: string | undefined, meanwhile: () => void = () => undefined, headers = {}) {
    const answer = () => {
      meanwhile();
      return Promise.resolve(new Response(JSON.stringify({ status: 'success', token }), { headers }));
    };
    open([VALIDATION], { answer });
    return answerOf('validateSession');
  }

  test('stores the new token at once, and the answer names the stored one.', async () => {
    expect(await validate('new')).toEqual({
      httpStatus: 200,
      body: { status: 'success', token: 'new' },
      storedToken: 'new',
    });
    expect(localStorage.getItem(TOKEN_NAME)).toBe('new');
  });

  test.each([
    ['of the header, if the body repeats the one that was sent', 'secret', 'next'],
    ['of the body, if the header has another one', 'new', 'new'],
  ])('takes the token %s.', async (_which, token, stored) => {
    const answer = await validate(token, undefined, { authorization: 'Bearer next' });
    expect(answer).toMatchObject({ body: { token: stored }, storedToken: stored });
    expect(localStorage.getItem(TOKEN_NAME)).toBe(stored);
  });

  test.each<[string, string | undefined, () => void, string | null]>([
    ['without a new token', undefined, () => undefined, 'secret'],
    ['after a logout in another tab during the call', 'new', () => localStorage.removeItem(TOKEN_NAME), null],
    ['after another tab stored a token', 'new', () => localStorage.setItem(TOKEN_NAME, 'theirs'), 'theirs'],
  ])('is dropped %s.', async (_when, token, meanwhile, stored) => {
    expect(await validate(token, meanwhile)).toBeUndefined();
    expect(localStorage.getItem(TOKEN_NAME)).toBe(stored);
  });

  test('runs in one tab at a time where the browser has locks.', async () => {
    const request = jest.fn((_name: string, work: () => Promise<unknown>) => work());
    setLocks({ request });
    expect(await validate('new')).toMatchObject({ storedToken: 'new' });
    expect(request.mock.calls.map(([name]) => name)).toEqual([`rifas.validate.${TOKEN_NAME}`]);
  });
});
