import { getRaffles, saveComment } from '../contracts';
import { createFakeApi, reply } from '../testing/fake-api';
import { printedForms } from '../testing/strange';
import type { AppError } from './app-error';
import { sendWithAxios } from './axios-transport';
import type { WireRequest } from './transport';

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
  const api = createFakeApi();
  for (const httpStatus of [200, 404, 503]) {
    api.on(getRaffles, reply.http(httpStatus, body));
    expect(await sendWithAxios(request())).toEqual({ httpStatus, body: read });
  }
});

test.each(printedForms('{"status":"success","data":{"a":"}"}}'))(
  'An answer that the server prints as %j is parsed to the same object.',
  async (body) => {
    const api = createFakeApi();
    api.on(getRaffles, reply.http(200, body));
    expect((await sendWithAxios(request())).body).toEqual({ status: 'success', data: { a: '}' } });
  },
);

test.each([
  ['GET, HEAD, as of a server of files,', { allow: 'GET, HEAD' }, 'Allow: GET, HEAD'],
  ['POST, as after a redirect that made it a GET,', { allow: 'POST' }, 'Allow: POST'],
  ['nothing', {}, undefined],
])('An empty 405 that allows %s proves a payment only without an Allow header.', async (_what, headers, body) => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 405, headers }));
  expect(await sendWithAxios(request())).toEqual({ httpStatus: 405, body });
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
  ['GET, HEAD', 'Allow: GET, HEAD'],
  ['POST, OPTIONS', { status: 'error' }],
])(
  'An envelope of HTTP 405 that allows %s counts as an answer of the API only where POST is allowed.',
  async (allow, body) => {
    const answer = new Response('{"status":"error"}', { status: 405, headers: { allow } });
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(answer);
    expect(await sendWithAxios(request())).toEqual({ httpStatus: 405, body });
  },
);

test.each([
  ['{"a":NaN,"b":[-Infinity, 1],"c":"NaN"}', { a: null, b: [null, 1], c: 'NaN' }],
  ['{"a":"dos\nlíneas","b":"\t"}', { a: 'dos líneas', b: ' ' }],
  ['{"a":[1,2,],\n"b":{"c":1, },}', { a: [1, 2], b: { c: 1 } }],
  ['{"a":"[1,],NaN"}', { a: '[1,],NaN' }],
])('A body that is almost JSON, %j, is read: one bad value never costs the others.', async (body, read) => {
  const api = createFakeApi();
  api.on(getRaffles, reply.http(200, body));
  expect((await sendWithAxios(request())).body).toEqual(read);
});

test.each([
  ['a page whose script holds an object', '<!doctype html><script>var a = {"status":"success"}</script>'],
  ['half an object behind a warning', 'Warning: x\n{"status":"success","data":[{"a":1},{"b"'],
  ['two objects', '{"status":"success"}{"status":"error"}'],
])('A body that is %s is not parsed as JSON.', async (_what, body) => {
  const api = createFakeApi();
  api.on(getRaffles, reply.http(200, body));
  expect((await sendWithAxios(request())).body).toBe(body);
});

test.each(['application/json', 'application/json; charset=ISO-8859-1', 'text/html; charset=utf-8'])(
  'An answer in Latin-1 with the content type %s is read with its accents.',
  async (type) => {
    const bytes = Buffer.from('{"data":"Débito"}', 'latin1');
    jest
      .spyOn(globalThis, 'fetch')
      .mockResolvedValue(new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }));
    expect((await sendWithAxios(request())).body).toEqual({ data: 'Débito' });
  },
);

const UTF_16 = ';charset=UTF-16';
test.each([
  ['as Java does, the higher byte first', UTF_16, (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  ['as .NET does, the lower byte first', UTF_16, (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['with its mark, and declares nothing', '', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
])('An answer that is written in UTF-16 %s, is read with its accents.', async (_what, charset, written) => {
  const headers = { 'content-type': `application/json${charset}` };
  jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(new Response(new Uint8Array(written('{"data":"Débito"}')), { headers }));
  expect((await sendWithAxios(request())).body).toEqual({ data: 'Débito' });
});

test('A request is sent with the headers and the body that it was given.', async () => {
  const api = createFakeApi();
  api.on(saveComment, reply.success());
  const body = new URLSearchParams({ comment: 'hola' });
  await sendWithAxios(request({ method: 'POST', url: `/${saveComment.path}`, body, headers: { 'X-Test': 'yes' } }));
  const [sent] = api.requests(saveComment);
  expect(sent?.headers.get('x-test')).toBe('yes');
  expect((sent?.form as URLSearchParams).get('comment')).toBe('hola');
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
