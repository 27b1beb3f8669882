import type { Codec } from './codec';

/** Which configured base a path is appended to: see `bases` in the deployment descriptor. */
export type ApiBase = 'api' | 'auth' | 'upload' | 'geopay';

/** The values that a form-encoded body can hold. Arrays and nested objects are sent with PHP brackets. */
export type WireValue = string | number | boolean | Blob | readonly WireValue[] | { readonly [key: string]: WireValue };
export type WireBody = Readonly<Record<string, WireValue | undefined>>;

/** The kinds of data that calls return. A write names the kinds that it makes stale. */
export type Resource = 'raffles' | 'deposits' | 'transfers' | 'trip' | 'passenger' | 'links';

export interface Contract<Request = never, Response = unknown> {
  /** Unique, stable; used in logs, telemetry and test doubles. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** Changes nothing, with whatever method: a page may make the call in advance, and it needs no XSRF header. */
  readonly reads: boolean;
  readonly base: ApiBase;
  /** Without a leading slash; appended to the base. */
  readonly path: string;
  /** Whether the call sends the stored token in Authorization. */
  readonly authenticated: boolean;
  /** `data`: the payload is the envelope's `data`. `top`: its fields are at the top, beside `status`. */
  readonly answer: 'data' | 'top';
  readonly encoding: 'form' | 'multipart';
  /**
   * Not in the specification: an API without this call may refuse it in any way, which says nothing about the session.
   */
  readonly extension: boolean;
  /** The kind of data that the call returns; undefined for a write. */
  readonly resource: Resource | undefined;
  /** The kinds of data that the call makes stale: their cached copies are fetched again. */
  readonly changes: readonly Resource[];
  readonly request: Codec<Request>;
  readonly response: Codec<Response>;
}

/** A contract of any shape: `never` and `unknown` are the bounds that all contracts satisfy. */
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
/** The request of a call, in words of the domain. */
export type RequestOf<C extends AnyContract> = Parameters<C['request']['write']>[0];
/** The response of a call, in words of the domain. */
export type ResponseOf<C extends AnyContract> = ReturnType<C['response']['read']>;

type Named = 'name' | 'method' | 'path';
type Codecs = 'request' | 'response';

/**
 * Declares one call of the API. Omitted fields have these defaults: a GET reads, a POST does not; base `api`,
 * authenticated, the payload in the envelope's `data`, form encoding.
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

/** HTTP statuses with which an API refuses a call that it does not have, to every caller. */
export const NO_SUCH_CALL: readonly unknown[] = [404, 405, 501];

/** The envelope around every answer. */
export interface Envelope<Data = unknown> {
  readonly status: string;
  readonly data?: Data;
  readonly message?: string;
  readonly code?: number;
}
