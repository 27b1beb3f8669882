import type { Codec } from './codec';

/** Which configured base a path is appended to: see `bases` in the deployment descriptor. */
export type ApiBase = 'api' | 'auth' | 'upload' | 'geopay';

/** What a form-encoded body can hold; arrays and nested objects travel with PHP brackets. */
export type WireValue = string | number | boolean | Blob | readonly WireValue[] | { readonly [key: string]: WireValue };
export type WireBody = Readonly<Record<string, WireValue | undefined>>;

/** What a call tells of, so that a write can say what it makes old. */
export type Resource = 'raffles' | 'deposits' | 'transfers' | 'trip' | 'passenger' | 'links';

export interface Contract<Request = never, Response = unknown> {
  /** Unique, stable; used in logs, telemetry and test doubles. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** Changes nothing, by whatever method: a page may make it before anybody asks, and no XSRF header is needed for it. */
  readonly reads: boolean;
  readonly base: ApiBase;
  /** Without a leading slash; appended to the base. */
  readonly path: string;
  /** Whether the stored token travels in Authorization. */
  readonly authenticated: boolean;
  /** `data`: the answer is the envelope's `data`. `top`: its fields stand at the top, beside `status`. */
  readonly answer: 'data' | 'top';
  readonly encoding: 'form' | 'multipart';
  /** Beyond the specification: an API without the call may refuse it as it likes, which says nothing of the session. */
  readonly extension: boolean;
  /** What it tells of; undefined for a write. */
  readonly resource: Resource | undefined;
  /** What it makes old: whatever is cached of it is fetched again. */
  readonly changes: readonly Resource[];
  readonly request: Codec<Request>;
  readonly response: Codec<Response>;
}

/** A contract of any shape; `never` and `unknown` are the bounds that fit all of them. */
export type AnyContract = Omit<Contract, 'request' | 'response'> & {
  readonly request: {
    readonly read: Codec<unknown>['read'];
    readonly write: (value: never) => unknown;
    readonly schema: Codec<unknown>['schema'];
  };
  readonly response: {
    readonly read: Codec<unknown>['read'];
    readonly write: (value: never) => unknown;
    readonly schema: Codec<unknown>['schema'];
  };
};
/** What a page asks with, in words of the domain. */
export type RequestOf<C extends AnyContract> = Parameters<C['request']['write']>[0];
/** What a page gets, in words of the domain. */
export type ResponseOf<C extends AnyContract> = ReturnType<C['response']['read']>;

type Named = 'name' | 'method' | 'path';
type Codecs = 'request' | 'response';

/**
 * Declares one call of the API. Omitted fields take the usual values: GET reads, POST does not; base `api`, authenticated,
 * the answer in the envelope's `data`, form encoding.
 * @example defineContract({ name: 'getRaffles', method: 'GET', path: 'api/talon/get-by-pasajero', request: noFields, response: raffles })
 */
export const defineContract = <Request, Response>(
  definition: Pick<Contract<Request, Response>, Named | Codecs> & Partial<Omit<Contract, Named | Codecs>>,
): Contract<Request, Response> => ({
  reads: definition.method === 'GET',
  base: 'api',
  authenticated: true,
  answer: 'data',
  encoding: 'form',
  extension: false,
  resource: undefined,
  changes: [],
  ...definition,
});

/** HTTP statuses with which an API refuses a call that it does not have, whoever asks. */
export const NO_SUCH_CALL: readonly unknown[] = [404, 405, 501];

/** The envelope around every answer. */
export interface Envelope<Data = unknown> {
  readonly status: string;
  readonly data?: Data;
  readonly message?: string;
  readonly code?: number;
}
