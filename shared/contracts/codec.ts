/** What JSON can hold. */
export type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [name: string]: Json };

/** The part of JSON Schema that describes codecs. The API's description is generated from it. */
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

/** A part of an answer that could not be read: its path and the reason. */
export interface Oddity {
  /** 'data[3].Precio'; '' for the whole answer. */
  readonly path: string;
  readonly problem: string;
  /** True: a whole entry of a list was left out. False: one field counts as missing. */
  readonly leftOut: boolean;
}

/** How one answer is read. A strict reading throws at the first oddity. A tolerant one notes it and goes on. */
export interface Reading {
  readonly strict: boolean;
  readonly note: (oddity: Oddity) => void;
}

/** A path as seen from the object or list around it: 'Precio' in entry 3 is '[3].Precio'. */
export function joinPath(step: string | number, path: string): string {
  const own = typeof step === 'number' ? `[${step}]` : step;
  return path === '' || path.startsWith('[') ? own + path : `${own}.${path}`;
}

/**
 * The value on the wire cannot be read. `path` grows while the error passes through the objects and lists around it.
 */
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
 * Both directions between the wire and the domain in one declaration: `read` takes what the API sent, `write` makes
 * what the API expects, and `schema` describes the wire.
 */
export interface Codec<Value> {
  /** @throws Unreadable if no value can be made of it */
  readonly read: (wire: unknown, reading: Reading) => Value;
  // A method and not a property, so that TypeScript accepts a codec of texts as a codec of a wider type.
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

/** A reading that accepts only what the codec describes. */
export const STRICT: Reading = { strict: true, note: () => undefined };

/** Missing, null, the empty text and blanks alone count alike. */
export const isMissing = (wire: unknown): boolean =>
  wire === undefined || wire === null || (typeof wire === 'string' && wire.trim() === '');

/** MongoDB writes a value that JSON has no type for as an object with the type as its only name. */
const BOX = /^\$(?:oid|date|uuid|number(?:Int|Long|Double|Decimal))$/;

/**
 * The value in such an object, also in one inside another.
 * @example unboxed({ $date: { $numberLong: '1795287845000' } }) // '1795287845000'
 */
export function unboxed(wire: unknown): unknown {
  if (typeof wire !== 'object' || wire === null || Array.isArray(wire)) return wire;
  const names = Object.keys(wire);
  const [box = ''] = names;
  return names.length === 1 && BOX.test(box) ? unboxed((wire as Readonly<Record<string, unknown>>)[box]) : wire;
}
