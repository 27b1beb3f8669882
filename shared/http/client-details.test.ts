import { generateLink, getRaffles, saveComment, validateLink, verifyResetLink, type AnyContract } from '../contracts';
import { reply } from '../testing/fake-api';
import { raffleOf } from '../testing/samples';
import type { Answer } from './answer';
import { AppError } from './app-error';
import { createHttpClient, type HttpOptions } from './client';
import { failureOf } from './client.testing';
import { dropEarlyAnswers } from './early-answers';
import type { WireRequest } from './transport';

const BASES = { api: 'https://api.example/', auth: '/auth', upload: '', geopay: '' };
const NO_BUYER = { firstName: '', lastName: '', email: '', phone: '', department: '' };
const LINK = { buyer: NO_BUYER, ticketIds: [1], absorbsSurcharge: false };
const RAFFLES = reply.of(getRaffles, [raffleOf('00001')]);

/** A client that gets the given answer, and the requests that it sent. */
function client(answer: Answer | (() => Answer) = RAFFLES, options: Partial<HttpOptions> = {}) {
  const sent: WireRequest[] = [];
  const http = createHttpClient({
    bases: BASES,
    token: () => 'secret',
    transport: (request) => {
      sent.push(request);
      return Promise.resolve(typeof answer === 'function' ? answer() : answer);
    },
    ...options,
  });
  return { http, sent };
}
const based = (base: string, change: object = {}): AnyContract => ({ ...getRaffles, base, ...change }) as never;

afterEach(dropEarlyAnswers);

test.each([
  ['api', `https://api.example/${getRaffles.path}`],
  ['auth', `/auth/${getRaffles.path}`],
  ['upload', `/${getRaffles.path}`],
])('A call with the base %s goes to %s, with one slash between base and path.', async (base, url) => {
  const { http, sent } = client();
  await http.call(based(base), {} as never);
  expect(sent[0]).toMatchObject({ method: 'GET', url, body: undefined, headers: { Accept: 'application/json' } });
});

test('A write is sent form-encoded, or multipart where its contract says so, with the extra fields of the caller.', async () => {
  const success = reply.success();
  const { http, sent } = client(success);
  const request = { number: '1', comment: 'hola' };
  await http.call(saveComment, request, { extraFields: { captcha: 'answer' } });
  await http.call({ ...saveComment, encoding: 'multipart' }, request);
  expect(sent[0]?.body).toBeInstanceOf(URLSearchParams);
  expect((sent[0]?.body as URLSearchParams).get('captcha')).toBe('answer');
  expect(sent[1]?.body).toBeInstanceOf(FormData);
  expect((sent[1]?.body as FormData).get('comment')).toBe('hola');
});

describe('The first page of a list', () => {
  const { body } = RAFFLES as { body: object };
  const listWith = (beside: object) =>
    client({ httpStatus: 200, body: { ...body, ...beside } }).http.call(getRaffles, {});

  test.each([
    { links: { first: '/', next: '/?page=2' }, meta: { total: 40 } },
    { meta: { pagination: { next_page_url: '/?page=2' } } },
    { next: '/?page=2', previous: null },
    { _links: { next: { href: '/?page=2' } } },
    { has_more: true },
    { has_more: 'S' },
    { pagination: { hasNextPage: true } },
    { meta: { current_page: 1, last_page: 3, total: 70 } },
    { page: { size: 20, number: 0, totalPages: '4' } },
    { nextPageToken: 'x' },
    { total: 45, page: 1, limit: 20 },
    { meta: { total: '45', per_page: '20', current_page: 1 } },
    { totalCount: 45, pageSize: 20 },
    { recordsTotal: 45, itemsPerPage: 20 },
    { total_paginas: 3, pagina: 1 },
    { '@odata.nextLink': '/?$skip=20' },
    { total: 45, page: 1 },
  ])('is refused where the answer leads to further pages: %j', async (beside) => {
    expect(await failureOf(listWith(beside))).toMatchObject({ code: 'contract' });
  });

  test.each([
    { links: { next: null }, meta: { total: 1, last_page: 1, total_pages: '1' } },
    { next: '', has_more: false },
    { next: [], has_more: 'False', hasNext: '0', hasNextPage: 'N' },
    { nextDraw: 'mañana' },
    { total: 1, page: 1, limit: 20 },
    { total: 45, limit: 0 },
    { total: 45 },
    { data: { rifas: (body as { data: readonly unknown[] }).data }, total: 1, pagina: 1, siguiente: null },
  ])('is the whole list where the answer leads to no further page: %j', async (beside) => {
    expect(await listWith(beside)).toHaveLength(1);
  });

  test('is the whole list where it has more entries than a page.', async () => {
    const { data } = body as { data: readonly unknown[] };
    const many = Array.from({ length: 21 }, () => data[0]);
    expect(await listWith({ data: many, total: 21, limit: 20 })).not.toHaveLength(0);
  });

  test('is refused where its status says that it is a part.', async () => {
    const { http } = client({ httpStatus: 206, body });
    expect(await failureOf(http.call(getRaffles, {}))).toMatchObject({ code: 'contract' });
  });
});

test('A list that is left out is empty where the other lists and objects of the answer are empty too.', async () => {
  const answered = (beside: object) =>
    client({ httpStatus: 200, body: { status: 'success', ...beside } }).http.call(getRaffles, {});
  for (const beside of [{ errors: [] }, { meta: {}, errors: null }]) expect(await answered(beside)).toEqual([]);
  expect(await failureOf(answered({ rifas: [[]] }))).toMatchObject({ code: 'contract' });
});

test.each([201, 205])(
  'An empty %d confirms a write but is not an empty list, and a refusal in its body counts.',
  async (httpStatus) => {
    const { http } = client({ httpStatus, body: undefined });
    await expect(http.call(saveComment, { number: '1', comment: '' })).resolves.toBeUndefined();
    expect((await failureOf(http.call(getRaffles, {}))).code).toBe('contract');
    const refused = client({ httpStatus, body: { status: 'error', message: 'No hay saldo' } }).http;
    expect((await failureOf(refused.call(saveComment, { number: '1', comment: '' }))).serverText).toBe('No hay saldo');
  },
);

test('An empty 204 confirms a write and a check without a result, but is neither an empty list nor any other result.', async () => {
  const { http } = client({ httpStatus: 204, body: undefined });
  await expect(http.call(verifyResetLink, { token: 'x' })).resolves.toBeUndefined();
  await expect(http.call(saveComment, { number: '1', comment: '' })).resolves.toBeUndefined();
  await expect(http.call(generateLink, LINK)).rejects.toMatchObject({ code: 'contract' });
  await expect(http.call(getRaffles, {})).rejects.toMatchObject({ code: 'contract' });
  await expect(http.call(validateLink, { token: 'x' })).rejects.toMatchObject({ code: 'contract' });
  const empty = client({ httpStatus: 200, body: undefined });
  await expect(empty.http.call(saveComment, { number: '1', comment: '' })).rejects.toMatchObject({ code: 'contract' });
});

test('onOddities is called only where a part of an answer cannot be read, and a caller may leave it out.', async () => {
  const onOddities = jest.fn();
  await client().http.call(getRaffles, {}, { onOddities });
  expect(onOddities).not.toHaveBeenCalled();
  const odd = reply.success([[{ id: 1 }], [{ id: 2, Numero: '7', Estado: 'Pago', Precio: 'gratis' }]]);
  await expect(client(odd).http.call(getRaffles, {})).resolves.toHaveLength(1);
});

test('An answer that cannot be read is reported, and its error names the call, the problem and the path.', async () => {
  const onBrokenContract = jest.fn();
  const { http } = client(reply.success({ linkData: {}, talones: [] }), { onBrokenContract });
  await expect(http.call(validateLink, { token: 't' })).rejects.toMatchObject({
    code: 'contract',
    message: expect.stringMatching(/^validateLink: .+ at 'linkData\.id'$/) as string,
    details: { path: 'linkData.id' },
  });
  expect(onBrokenContract).toHaveBeenCalledWith('validateLink', 'linkData.id');
});

test.each([
  ['an error of the application stays what it is', new AppError('aborted', 'given up'), { code: 'aborted' }],
  [
    'any other error is a broken contract without a path',
    new TypeError('no'),
    { code: 'contract', message: "getRaffles: TypeError: no at ''", details: { path: '' } },
  ],
])('While an answer is read, %s.', async (_what, thrown, expected) => {
  const broken = {
    ...getRaffles,
    response: {
      ...getRaffles.response,
      read: () => {
        throw thrown;
      },
    },
  };
  await expect(client().http.call(broken as typeof getRaffles, {})).rejects.toMatchObject(expected);
});

test('Where each refusal finds a new token, the session goes on and the call is sent at most twenty times.', async () => {
  const onUnauthorized = jest.fn();
  let token = 'first';
  const { http, sent } = client(
    () => {
      // At each answer, another tab has replaced the token again.
      token = `${token}+`;
      return reply.http(401);
    },
    { token: () => token, onUnauthorized },
  );
  await expect(http.call(getRaffles, {})).rejects.toMatchObject({ code: 'unauthorized' });
  expect(sent).toHaveLength(20);
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test('After an answer that is not a refusal, the client does not wait for a validation.', async () => {
  const tokenSettled = jest.fn(() => Promise.resolve());
  const { http, sent } = client(RAFFLES, { tokenSettled });
  await http.call(getRaffles, {});
  expect(tokenSettled).not.toHaveBeenCalled();
  expect(sent).toHaveLength(1);
});

describe('The early answer of the page', () => {
  const early = (change: Partial<Answer> = {}, fields: Record<string, string> = {}, age = 0) => {
    globalThis.rifasEarlyAnswers = {
      getRaffles: {
        fields,
        at: performance.now() - age,
        answer: Promise.resolve({ ...reply.of(getRaffles, [raffleOf('00009')]), ...change }),
      },
    };
  };
  const first = async (call: Promise<readonly (readonly { number: string }[])[]>) => (await call)[0]?.[0]?.number;

  test('is used where the call has all fields of the early request.', async () => {
    early({}, { kind: 'all' });
    expect(await first(client().http.call(getRaffles, {}, { extraFields: { kind: 'all', more: 'yes' } }))).toBe(
      '00009',
    );
    early({}, { kind: 'all', other: 'x' });
    expect(await first(client().http.call(getRaffles, {}, { extraFields: { kind: 'all' } }))).toBe('00001');
  });

  test('is not used when it is twenty seconds old.', async () => {
    jest.spyOn(performance, 'now').mockReturnValue(50_000);
    early({}, {}, 20_000);
    expect(await first(client().http.call(getRaffles, {}))).toBe('00001');
    early({}, {}, 19_999);
    expect(await first(client().http.call(getRaffles, {}))).toBe('00009');
  });

  test('is not used after another tab has replaced the token that the early answer brought.', async () => {
    early({ storedToken: 'of the page' });
    expect(await first(client().http.call(getRaffles, {}))).toBe('00001');
    early({ storedToken: 'secret' });
    expect(await first(client().http.call(getRaffles, {}))).toBe('00009');
  });

  test('is not used by a caller that has aborted the call.', async () => {
    early();
    const { http, sent } = client();
    const signal = AbortSignal.abort();
    await expect(http.call(getRaffles, {}, { signal })).rejects.toMatchObject({ code: 'aborted', message: 'Aborted' });
    expect(sent).toEqual([]);
  });
});
