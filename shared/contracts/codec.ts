/** What JSON can hold. */
export type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [name: string]: Json };

/** The part of JSON Schema that codecs are described with; the API's description is generated from it. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly (string | number | boolean | null)[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly format?: string;
}

/** Something in an answer that could not be read: where it stands and why. */
export interface Oddity {
  /** 'data[3].Precio'; '' for the whole. */
  readonly path: string;
  readonly problem: string;
  /** A whole entry of a list was left out; otherwise one field of it counts as missing. */
  readonly leftOut: boolean;
}

/** One reading. Strict: the first oddity throws. Otherwise oddities are noted and reading goes on. */
export interface Reading {
  readonly strict: boolean;
  readonly note: (oddity: Oddity) => void;
}

/** A path as seen from the object or list around it: 'Precio' in entry 3 is '[3].Precio'. */
export function joinPath(step: string | number, path: string): string {
  const own = typeof step === 'number' ? `[${step}]` : step;
  return path === '' || path.startsWith('[') ? own + path : `${own}.${path}`;
}

/** What stands on the wire cannot be made into the value. `path` grows while the error rises. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
  path = '';
  constructor(readonly problem: string) {
    super(problem);
  }
  /** The same error, seen from the object or list around it. */
  within(step: string | number): this {
    this.path = joinPath(step, this.path);
    return this;
  }
}

/**
 * Both directions between what travels and what the site works with, in one declaration: `read` takes what the API sent,
 * `write` makes what it expects, `schema` describes the wire.
 */
export interface Codec<Value> {
  /** @throws Unreadable where nothing can be made of it */
  readonly read: (wire: unknown, reading: Reading) => Value;
  // A method, so that a codec of texts counts as a codec of something.
  write(value: Value): Json | Blob;
  readonly schema: JsonSchema;
}

/** The value that a codec reads. */
export type ValueOf<C> = C extends Codec<infer Value> ? Value : never;

/**
 * A reading that notes what it leaves out.
 * @example const reading = tolerantReading(); getRaffles.response.read(answer, reading); reading.oddities.length;
 */
export function tolerantReading(): Reading & { readonly oddities: readonly Oddity[] } {
  const oddities: Oddity[] = [];
  return { strict: false, note: (oddity) => void oddities.push(oddity), oddities };
}

/** A reading that takes nothing but what the codec describes. */
export const STRICT: Reading = { strict: true, note: () => undefined };

/** Missing, null, the empty text and blanks alone count alike. */
export const isMissing = (wire: unknown): boolean =>
  wire === undefined || wire === null || (typeof wire === 'string' && wire.trim() === '');
