import type * as yup from 'yup';

/**
 * The part of yup that contracts and form schemas are written with. Schemas are recipes, functions of this
 * namespace, so that a page can start without the library: the browser loads yup with the first answer or
 * the first validation, the backend passes it in at start.
 */
export type Yup = Pick<
  typeof yup,
  'array' | 'boolean' | 'lazy' | 'mixed' | 'number' | 'object' | 'ref' | 'string' | 'tuple'
>;

export type SchemaRecipe<Value> = (y: Yup) => yup.Schema<Value>;

export type InferRecipe<Recipe extends (y: Yup) => yup.AnySchema> = yup.InferType<ReturnType<Recipe>>;

/** Which configured base a path is appended to: see `bases` in the deployment descriptor (api.md, "Bases"). */
export type ApiBase = 'api' | 'auth' | 'upload' | 'geopay';

/** What a form-encoded body can hold; arrays and nested objects travel with PHP brackets (D21). */
export type WireValue = string | number | boolean | Blob | readonly WireValue[] | { readonly [key: string]: WireValue };
export type WireBody = Readonly<Record<string, WireValue | undefined>>;

export interface ContractDefinition<Request extends WireBody, Raw, Response> {
  /** Unique, stable; used in logs, telemetry and test doubles. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** Changes nothing, by whatever method: a page may make it before anybody asks, and no XSRF header is needed for it. */
  readonly reads?: boolean;
  readonly base: ApiBase;
  /** Without a leading slash; appended to the base. */
  readonly path: string;
  /** Whether the stored token travels in Authorization (specification 7, D20). */
  readonly authenticated: boolean;
  /** `data`: the answer is the envelope's `data`. `top`: its fields stand at the top, beside `status`. */
  readonly answer: 'data' | 'top';
  readonly encoding: 'form' | 'multipart';
  /** Beyond the specification: an API without the call may refuse it as it likes, which says nothing of the session. */
  readonly extension: boolean;
  readonly request: SchemaRecipe<Request>;
  readonly response: SchemaRecipe<Raw>;
  /** Brings alternative field names to one shape; runs after validation. */
  readonly adapt: (raw: Raw) => Response;
}

export type Contract<Request extends WireBody = WireBody, Raw = unknown, Response = Raw> = Readonly<
  ContractDefinition<Request, Raw, Response>
>;

// The helper types below need a contract of any shape; `never`/`unknown` are the variance-safe bounds.
export type AnyContract = Pick<
  Contract,
  'name' | 'method' | 'reads' | 'base' | 'path' | 'authenticated' | 'answer' | 'encoding' | 'extension'
> & {
  readonly request: (y: Yup) => yup.AnySchema;
  readonly response: (y: Yup) => yup.AnySchema;
  readonly adapt: (raw: never) => unknown;
};
export type RequestOf<C extends AnyContract> = yup.InferType<ReturnType<C['request']>>;
/** What the server sends. */
export type RawOf<C extends AnyContract> = yup.InferType<ReturnType<C['response']>>;
/** What pages work with. */
export type ResponseOf<C extends AnyContract> = ReturnType<C['adapt']>;

type Defaults = 'reads' | 'base' | 'authenticated' | 'answer' | 'encoding' | 'extension';

/**
 * Declares one call of the API. Omitted fields take the usual values: GET reads, POST does not; base `api`, authenticated, the
 * answer in the envelope's `data`, form encoding.
 */
export function defineContract<const Request extends WireBody, Raw, Response = Raw>(
  definition: Omit<ContractDefinition<Request, Raw, Response>, Defaults | 'adapt'> &
    Partial<Pick<ContractDefinition<Request, Raw, Response>, Defaults>> & { readonly adapt?: (raw: Raw) => Response },
): Contract<Request, Raw, Response> {
  return {
    reads: definition.method === 'GET',
    base: 'api',
    authenticated: true,
    answer: 'data',
    encoding: 'form',
    extension: false,
    // Without `adapt` the answer is used as it came, so Response is Raw (the default of the type parameter).
    adapt: (raw: Raw) => raw as unknown as Response,
    ...definition,
  };
}

/** The request of a call that sends nothing. */
export const noFields = (y: Yup): yup.Schema<Record<string, never>> =>
  y.object({}) as yup.Schema<Record<string, never>>;

/** The answer of a call whose `data` carries nothing the client reads (null, text, anything). */
export const ignored = (y: Yup): yup.Schema<unknown> =>
  y.mixed<Record<string, unknown> | string>().nullable().optional() as yup.Schema<unknown>;

/** The envelope around every answer (D35). */
export interface Envelope<Data = unknown> {
  readonly status: string;
  readonly data?: Data;
  readonly message?: string;
  readonly code?: number;
}
