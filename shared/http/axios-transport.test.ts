import { getRaffles, saveComment } from '../contracts';
import { createFakeApi, reply } from '../testing/fake-api';
import { printedForms } from '../testing/strange';
import type { AppError } from './app-error';
import { sendWithAxios } from './axios-transport';
import type { WireRequest } from './transport';
import { UNSENT } from './unsent';

const request = (change: Partial<WireRequest> = {}): WireRequest => ({
  method: 'GET',
  url: `/${getRaffles.path}`,
  headers: { Accept: 'application/json' },
  body: undefined,
  signal: undefined,
  ...change,
});
const failureOf = (work: Promise<unknown>): Promise<AppError> =>
  work.then(
    () => Promise.reject(new Error('there was an answer')),
    (error: unknown) => error as AppError,
  );
/** Sends a call that is answered with this body. */
const answerTo = (body: unknown, httpStatus = 200) => {
  createFakeApi().on(getRaffles, reply.http(httpStatus, body));
  return sendWithAxios(request());
};
const ENVELOPE = '{"status":"error"}';
/** Sends a call that is answered with this response. */
const answerOf = (body: BodyInit | null, init: ResponseInit) => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, init));
  return sendWithAxios(request());
};

test.each([
  ['an object', { status: 'success' }, { status: 'success' }],
  ['a text that is JSON', '"hola"', 'hola'],
  ['JSON between byte order marks', '\uFEFF\uFEFF{"status":"success"}\r\n\uFEFF', { status: 'success' }],
  [
    'JSON with references',
    '{"data":{"$id":"3","$values":[{"$id":"1","a":{"$id":"2"}},{"a":{"$ref":"2"},"b":{"$ref":"9"}}]}}',
    {
      data: [
        { $id: '1', a: { $id: '2' } },
        { a: { $id: '2' }, b: { $ref: '9' } },
      ],
    },
  ],
  [
    'JSON with ids of 64 bits',
    '{"data":[{"id":9007199254740993,"a":-1234567890123456789},{"id":0.1234567890123456789,"b":"1, 9007199254740993,\\""}]}',
    {
      data: [
        { id: '9007199254740993', a: '-1234567890123456789' },
        { id: 0.12345678901234568, b: '1, 9007199254740993,"' },
      ],
    },
  ],
  [
    'JSON with such an id beside a text of megabytes',
    `{"id":9007199254740993,"a":"${'x'.repeat(20e6)}"}`,
    { id: '9007199254740993', a: 'x'.repeat(20e6) },
  ],
  ['a page', '<html>', '<html>'],
  ['nothing', '', undefined],
])('An answer whose body is %s is parsed where it is JSON, whatever its HTTP status.', async (_what, body, read) => {
  for (const httpStatus of [200, 404, 503])
    expect(await answerTo(body, httpStatus)).toEqual({ httpStatus, body: read });
});

test.each(printedForms('{"status":"success","data":{"a":"}"}}'))(
  'An answer that the server prints as %j is parsed to the same object.',
  async (body) => expect((await answerTo(body)).body).toEqual({ status: 'success', data: { a: '}' } }),
);

test.each([
  ['An empty 405 of a server of files proves no payment', null, { allow: 'GET, HEAD' }, 'Allow: GET, HEAD'],
  ['An empty 405 after a redirect that made it a GET proves no payment', null, { allow: 'POST' }, 'Allow: POST'],
  ['An empty 405 without an Allow header proves a payment', null, {}, undefined],
  [
    'An envelope that does not allow POST is no answer of the API',
    ENVELOPE,
    { allow: 'GET, HEAD' },
    'Allow: GET, HEAD',
  ],
  ['An envelope that allows POST is an answer of the API', ENVELOPE, { allow: 'POST, OPTIONS' }, { status: 'error' }],
])('%s.', async (_what, sent, headers, body) => {
  expect(await answerOf(sent, { status: 405, headers })).toEqual({ httpStatus: 405, body });
});

test('An empty 405 of another origin proves no payment: a script cannot see whether it has an Allow header.', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  const answer = async (url: string, body: string | null) => {
    fetched.mockResolvedValue(new Response(body, { status: 405 }));
    return (await sendWithAxios(request({ url }))).body;
  };
  for (const origin of ['https://api.example', '//api.example', 'HTTP://API.example']) {
    expect(await answer(`${origin}/talon/validate-link`, null)).toBe('Allow: unknown');
    expect(await answer(`${origin}/talon/validate-link`, '{"status":"error"}')).toEqual({ status: 'error' });
  }
  expect(await answer('/talon/validate-link', null)).toBeUndefined();
});

test.each([
  ['{"a":NaN,"b":[-Infinity, 1],"c":"NaN"}', { a: null, b: [null, 1], c: 'NaN' }],
  ['{"a":"dos\nlíneas","b":"\t"}', { a: 'dos líneas', b: ' ' }],
  ['{"a":[1,2,],\n"b":{"c":1, },}', { a: [1, 2], b: { c: 1 } }],
  ['{"a":"[1,],NaN"}', { a: '[1,],NaN' }],
])('A body that is almost JSON, %j, is read: one bad value never costs the others.', async (body, read) => {
  expect((await answerTo(body)).body).toEqual(read);
});

test.each([
  ['a page whose script holds an object', '<!doctype html><script>var a = {"status":"success"}</script>'],
  ['half an object behind a warning', 'Warning: x\n{"status":"success","data":[{"a":1},{"b"'],
  ['two objects', '{"status":"success"}{"status":"error"}'],
])('A body that is %s is not parsed as JSON.', async (_what, body) => {
  expect((await answerTo(body)).body).toBe(body);
});

const DEBIT = '{"data":"Débito"}';
test.each([
  ['in Latin-1, undeclared', 'application/json', Buffer.from(DEBIT, 'latin1')],
  ['in Latin-1, declared', 'application/json; charset=ISO-8859-1', Buffer.from(DEBIT, 'latin1')],
  ['in Latin-1, declared as UTF-8', 'text/html; charset=utf-8', Buffer.from(DEBIT, 'latin1')],
  ['as Java writes UTF-16', 'application/json;charset=UTF-16', Buffer.from(`\uFEFF${DEBIT}`, 'utf16le').swap16()],
  ['as .NET writes UTF-16', 'application/json;charset=UTF-16', Buffer.from(`\uFEFF${DEBIT}`, 'utf16le')],
  ['in UTF-16 with its mark, undeclared', 'application/json', Buffer.from(`\uFEFF${DEBIT}`, 'utf16le')],
])('An answer that is written %s, is read with its accents.', async (_how, type, bytes) => {
  const { body } = await answerOf(new Uint8Array(bytes), { headers: { 'content-type': type } });
  expect(body).toEqual({ data: 'Débito' });
});

test('A list whose headers lead to a next page comes with the status of a part.', async () => {
  const paged = { headers: { link: '</rifas?page=2>; rel="next"' } };
  expect((await answerOf('{"status":"success","data":[]}', paged)).httpStatus).toBe(206);
});

test('A request is sent with the headers and the body that it was given.', async () => {
  const api = createFakeApi();
  api.on(saveComment, reply.success());
  const body = new URLSearchParams({ comment: 'hola' });
  await sendWithAxios(request({ method: 'POST', url: `/${saveComment.path}`, body, headers: { 'X-Test': 'yes' } }));
  const [sent] = api.requests(saveComment);
  expect(sent?.headers.get('x-test')).toBe('yes');
  expect(sent?.form.get('comment')).toBe('hola');
});

test('The browser caches no answer, whatever the API allows: a cached list would still offer sold tickets.', async () => {
  const api = createFakeApi();
  api.on(getRaffles, reply.success([]));
  const fetched = jest.spyOn(globalThis, 'fetch');
  await sendWithAxios(request());
  const [input, init] = fetched.mock.calls[0] ?? [];
  expect(init?.cache ?? (input as Request).cache).toBe('no-store');
  fetched.mockRestore();
});

test('The XSRF cookie alone sends no XSRF header: only the client writes that header.', async () => {
  document.cookie = 'XSRF-TOKEN=pepper';
  const api = createFakeApi();
  api.on(saveComment, reply.success());
  await sendWithAxios(request({ method: 'POST', url: `/${saveComment.path}` }));
  expect(api.requests(saveComment)[0]?.headers.has('x-xsrf-token')).toBe(false);
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

test.each([true, false])(
  'A call that fails remembers whether the device had a network when it began: %p.',
  async (onLine) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await failureOf(sendWithAxios(request()))).toMatchObject({
      code: 'network',
      message: onLine ? 'Network Error' : UNSENT,
    });
  },
);

test('A call without an answer fails as a network error with its cause.', async () => {
  const api = createFakeApi();
  api.offline(getRaffles);
  const error = await failureOf(sendWithAxios(request()));
  expect(error).toMatchObject({ code: 'network', message: expect.stringMatching(/\w/) as string });
  expect(error.cause).toBeInstanceOf(Error);
});

test('A call that its caller cancels is reported as aborted.', async () => {
  const api = createFakeApi();
  api.hold(getRaffles);
  const controller = new AbortController();
  const aborted = failureOf(sendWithAxios(request({ signal: controller.signal })));
  controller.abort();
  const error = await aborted;
  expect(error).toMatchObject({ code: 'aborted', message: 'Aborted' });
  expect(error.cause).toBeDefined();
});
