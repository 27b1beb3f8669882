import type { AnyContract, ResponseOf } from '../contracts';

export interface FakeReply {
  readonly httpStatus: number;
  readonly body: unknown;
}

/** Answers of the API, for `fakeApi.on`. */
export const reply = {
  /** An answer given in the domain's words and written in the API's. */
  of: <C extends AnyContract>(contract: C, data: ResponseOf<C>): FakeReply => {
    const written = contract.response.write(data as never);
    return contract.answer === 'top'
      ? { httpStatus: 200, body: { status: 'success', ...(written as object) } }
      : { httpStatus: 200, body: { status: 'success', data: written } };
  },
  /** An answer in the API's own words. */
  success: (data: unknown = null, fields: Record<string, unknown> = {}): FakeReply => ({
    httpStatus: 200,
    body: { status: 'success', data, ...fields },
  }),
  /** A business error: HTTP 200 with another status. */
  error: (data: unknown = null, fields: Record<string, unknown> = {}): FakeReply => ({
    httpStatus: 200,
    body: { status: 'error', data, ...fields },
  }),
  http: (httpStatus: number, body: unknown = { status: 'error' }): FakeReply => ({ httpStatus, body }),
  /** No answer: the call fails as if there were no network. */
  offline: (): Promise<FakeReply> => Promise.reject(new TypeError('Failed to fetch')),
};

export interface SentRequest {
  readonly url: string;
  readonly headers: Headers;
  /** The fields as sent; `talones[]` holds every value of that name. */
  readonly form: URLSearchParams | FormData;
}

type Handler = (request: SentRequest) => FakeReply | Promise<FakeReply>;
/** What `fakeApi.on` accepts: an answer, or a function that makes one for each request. */
export type FakeAnswer = FakeReply | Handler;

let current: ((url: string, init: RequestInit | undefined, input: RequestInfo | URL) => Promise<Response>) | undefined;

// Installed only once, because axios keeps the first fetch that it sees.
globalThis.fetch = (input, init) => {
  const url = input instanceof Request ? input.url : String(input);
  return current ? current(url, init, input) : Promise.reject(new TypeError(`No fake api for ${url}`));
};

const formOf = async (input: RequestInfo | URL, init: RequestInit | undefined): Promise<URLSearchParams | FormData> => {
  if (input instanceof Request && input.headers.get('content-type')?.startsWith('multipart/'))
    return input.clone().formData();
  const body = init?.body ?? (input instanceof Request ? await input.clone().text() : undefined);
  return body instanceof FormData
    ? body
    : new URLSearchParams(body instanceof URLSearchParams ? body.toString() : String(body ?? ''));
};

/**
 * A new fake API for one test, at the network boundary: the real http client runs, and `fetch` returns these answers. A
 * call without a handler fails the test with the call's name.
 * @example const api = createFakeApi(); api.on(getRaffles, reply.success([]));
 */
export function createFakeApi() {
  const handlers = new Map<string, Handler>();
  const sent = new Map<string, SentRequest[]>();
  const keyOf = (contract: AnyContract) => `${contract.method} ${contract.path}`;

  current = async (url, init, input) => {
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    const path = new URL(url, 'http://site.test').pathname.replace(/^\//, '');
    const key = `${method} ${path}`;
    const handler = handlers.get(key);
    if (!handler) throw new TypeError(`The fake api has no answer for ${key}`);
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    const request = { url, headers, form: await formOf(input, init) };
    sent.set(key, [...(sent.get(key) ?? []), request]);
    const { httpStatus, body } = await handler(request);
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), {
      status: httpStatus,
      headers: { 'content-type': 'application/json' },
    });
  };

  const on = (contract: AnyContract, answer: FakeAnswer): void =>
    void handlers.set(keyOf(contract), typeof answer === 'function' ? answer : () => answer);

  return {
    /** Sets the answer of a call from now on. The last handler wins. */
    on,
    /** Makes a call fail as if there were no network. */
    offline: (contract: AnyContract) => on(contract, reply.offline),
    /** Keeps a call waiting. Returns the function that releases it. */
    hold: (contract: AnyContract) => {
      let release: (answer: FakeReply) => void = () => undefined;
      const answer = new Promise<FakeReply>((resolve) => (release = resolve));
      on(contract, () => answer);
      return (given: FakeReply) => release(given);
    },
    requests: (contract: AnyContract): readonly SentRequest[] => sent.get(keyOf(contract)) ?? [],
  };
}
export type FakeApi = ReturnType<typeof createFakeApi>;
