import {
  isMissing,
  joinPath,
  STRICT,
  unboxed,
  Unreadable,
  type Codec,
  type Json,
  type Oddity,
  type Reading,
} from './codec';
import { isRecord } from './envelope';

/** The path of a note, seen from the object or list around it. */
const seenFrom = (reading: Reading, step: string | number): Reading => ({
  strict: reading.strict,
  note: (oddity) => reading.note({ ...oddity, path: joinPath(step, oddity.path) }),
});

/** A field of an object: its name on the wire, and other names that some APIs give it. */
export interface Field<Value> {
  readonly names: readonly [string, ...string[]];
  readonly codec: Codec<Value>;
}

/**
 * A field of an object: the codec of its value, its name on the wire, and other names that some APIs give it.
 * @example object({ name: field(text(), 'Nombres', 'name') }).read({ name: 'Ana' }, STRICT) // { name: 'Ana' }
 */
export const field = <Value>(codec: Codec<Value>, ...names: [string, ...string[]]): Field<Value> => ({ names, codec });

type Fields = Readonly<Record<string, Field<unknown>>>;
export type ObjectOf<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends Field<infer Value> ? Value : never;
};

/** Builds a path only if there is something to note: most answers have nothing, and a list has thousands of fields. */
class Notes implements Reading {
  readonly strict = false;
  step: string | number = '';
  constructor(private readonly outer: Reading) {}
  note(oddity: Oddity): void {
    seenFrom(this.outer, this.step).note(oddity);
  }
}

const NO_FIELDS: Readonly<Record<string, unknown>> = {};

/** The fields of an object. PHP writes one without fields as an empty list. */
function fieldsOf(wire: unknown): Readonly<Record<string, unknown>> {
  if (Array.isArray(wire) && wire.length === 0) return NO_FIELDS;
  if (!isRecord(wire)) throw new Unreadable('no es un objeto');
  return wire;
}

/**
 * A pattern for these names in the spellings of any framework: SorteoNumero, sorteoNumero, sorteo_numero,
 * sorteo-numero; and with the underscore in front that MongoDB gives to 'id'.
 * @example anySpelling(['SorteoNumero']).test('sorteo_numero');
 */
export const anySpelling = (names: readonly string[]): RegExp =>
  new RegExp(`^_?(?:${names.map((name) => [...name.replaceAll('_', '')].join('[_-]?')).join('|')})$`, 'i');

/**
 * The name of a field that is missing under its first name: one of these with a value. If none has a value, one that is
 * there, for the path of an error.
 */
const nameAmong = (names: readonly string[], record: Readonly<Record<string, unknown>>): string | undefined =>
  names.find((name) => !isMissing(record[name])) ?? names.find((name) => name in record);

/**
 * An object whose fields have other names in the domain. Unknown fields are ignored. If a name is missing in its exact
 * spelling, or has no value, other names and spellings are tried.
 * @example object({ number: field(text(), 'Numero') }).write({ number: '00123' }) // { Numero: '00123' }
 */
export function object<const F extends Fields>(fields: F): Codec<ObjectOf<F>> {
  const entries = Object.entries(fields);
  const plan = entries.map(([name, { names, codec }]) => ({
    name,
    names,
    codec,
    spelling: undefined as RegExp | undefined,
  }));
  // A name that one field has exactly is no spelling of another.
  const exact = new Set(plan.flatMap(({ names }) => names));
  const required = entries.filter(([, { codec }]) => !acceptsMissing(codec)).map(([, { names }]) => names[0]);
  return {
    read: (wire, reading) => {
      const record = fieldsOf(wire);
      const notes = reading.strict ? undefined : new Notes(reading);
      const inner = notes ?? reading;
      const value: Record<string, unknown> = {};
      let sent = '';
      let others: readonly string[] | undefined;
      try {
        for (const part of plan) {
          const { name, names, codec } = part;
          sent = names[0];
          let found = record[sent];
          if (isMissing(found)) {
            others ??= notes ? Object.keys(record).filter((key) => !exact.has(key)) : [];
            if (others.length > 0 || names.length > 1) {
              const spelled = others.filter((key) => (part.spelling ??= anySpelling(names)).test(key));
              const other = nameAmong([...names.slice(1), ...spelled], record);
              if (other !== undefined) found = record[(sent = other)];
            }
          }
          if (notes) notes.step = sent;
          value[name] = codec.read(notes ? unboxed(found) : found, inner);
        }
      } catch (error) {
        throw error instanceof Unreadable ? error.within(sent) : error;
      }
      return value as ObjectOf<F>;
    },
    write: (value) => {
      const sent: Record<string, unknown> = {};
      for (const { name, names, codec } of plan) sent[names[0]] = codec.write((value as Record<string, unknown>)[name]);
      return sent as Json;
    },
    schema: {
      type: 'object',
      properties: Object.fromEntries(entries.map(([, { names, codec }]) => [names[0], codec.schema])),
      ...(required.length > 0 ? { required } : {}),
    },
  };
}

/** Whether a codec accepts a missing value. */
function acceptsMissing(codec: Codec<unknown>): boolean {
  try {
    codec.read(undefined, STRICT);
    return true;
  } catch {
    return false;
  }
}

export interface ListBounds {
  readonly min?: number;
  readonly max?: number;
}

// Names of objects beside a list in an object: links of HAL, references of .NET, where the page begins and ends.
const BESIDE_A_LIST = /^(?:[_$@].*|links|enlaces|meta.*|info|view|next.*|siguiente|pag(?:e|i).*)$/i;

/**
 * An object keyed by number or by name stands for a list. Plain values under names surround a list, such as its page
 * and its total, and so do some objects: then the list may have more pages.
 */
const surroundsList = (wire: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(wire).some(
    ([key, value]) =>
      BESIDE_A_LIST.test(key) || (typeof value !== 'object' && value !== undefined && !/^\d+$/.test(key)),
  );

/** The entries of a list: an array, or an object keyed by number or name that some servers send instead. */
export function entriesOf(wire: unknown): readonly unknown[] {
  if (Array.isArray(wire)) return wire;
  if (isMissing(wire)) return [];
  if (!isRecord(wire) || surroundsList(wire)) throw new Unreadable('no es una lista');
  return Object.values(wire);
}

/** The content of an object that wraps a list under a single name: `{ depositos: […] }`. */
export function unwrapped(wire: unknown): unknown {
  const [only, ...others] = isRecord(wire) ? Object.entries(wire) : [];
  return only !== undefined && others.length === 0 && Array.isArray(only[1]) ? only[1] : wire;
}

/**
 * An object that some APIs wrap: as the only row of a result, or under a single name that is not one of its fields.
 * @param parts objects inside it that the API may send as the only row of a result, too, or whose fields it may put at
 * the top instead
 * @example defineContract({ name: 'getPassenger', method: 'POST', path: 'api/pasajero', request: byToken, response: oneObject(passenger, 'persona') });
 */
export function oneObject<Value>(inner: Codec<Value>, ...parts: readonly string[]): Codec<Value> {
  const own = anySpelling(Object.keys(inner.schema.properties ?? {}));
  const inParts = anySpelling(parts);
  const within = (wire: unknown): unknown => {
    const fields = Object.entries(Object(wire) as object) as [string, unknown][];
    const [only, ...others] = fields;
    const isWrapped = only && others.length === 0 && typeof only[1] === 'object' && !own.test(only[0]);
    if (isWrapped) return within(only[1]);
    if (!isRecord(wire)) return wire;
    const absent = parts.filter((part) => !fields.some(([name]) => anySpelling([part]).test(name)));
    const rows = fields.flatMap(([name, sent]) =>
      inParts.test(name) && Array.isArray(sent) && sent.length === 1 ? [[name, sent[0]]] : [],
    );
    return { ...wire, ...Object.fromEntries([...absent.map((part) => [part, wire]), ...rows]) };
  };
  return { ...inner, read: (wire, reading) => inner.read(reading.strict ? wire : within(wire), reading) };
}

/** Whether an entry identifies itself well enough that an equal one must be a repetition. */
type IsTold<Value> = (value: Value) => boolean;
/** For entries that carry an identifier. */
export const byItself: IsTold<unknown> = () => true;

/**
 * A list, read entry by entry. An entry that cannot be read is left out and noted, and the others stay. In a strict
 * reading, or with `whole`, one bad entry refuses the list. With `once` an exact repetition counts once: a join of
 * tables repeats a row for each match. Bounds apply to what is sent to the API.
 * @example list(text()).read(['a', 7, {}], tolerantReading()) // ['a', '7']
 */
export function list<Value>(
  inner: Codec<Value>,
  {
    min = 0,
    max = 10_000,
    whole: allOrNothing = false,
    once,
  }: ListBounds & { readonly whole?: boolean; readonly once?: IsTold<Value> } = {},
): Codec<readonly Value[]> {
  return {
    read: (wire, reading) => {
      const sent = entriesOf(reading.strict ? wire : unwrapped(wire));
      if (reading.strict && sent.length > max) throw new Unreadable(`tiene más de ${max} elementos`);
      if (reading.strict && sent.length < min) throw new Unreadable('está vacía');
      const notes = reading.strict ? undefined : new Notes(reading);
      const inside = notes ?? reading;
      const values: Value[] = [];
      const seen = new Set<string>();
      for (let index = 0; index < sent.length; index += 1) {
        if (notes) notes.step = index;
        try {
          const value = inner.read(notes ? unboxed(sent[index]) : sent[index], inside);
          const words = notes && once?.(value) ? JSON.stringify(sent[index]) : undefined;
          if (words === undefined || !seen.has(words)) values.push(value);
          else reading.note({ path: `[${index}]`, problem: 'está repetido', leftOut: false });
          if (words !== undefined) seen.add(words);
        } catch (error) {
          if (!(error instanceof Unreadable)) throw error;
          error.within(index);
          if (reading.strict || allOrNothing) throw error;
          reading.note({ path: error.path, problem: error.problem, leftOut: true });
        }
      }
      return values;
    },
    write: (values) => values.map((value) => inner.write(value)) as Json,
    schema: { type: 'array', items: inner.schema, ...(min > 0 ? { minItems: min } : {}), maxItems: max },
  };
}

/** Two groups of fields that travel side by side, such as a buyer's and a payment's. */
export const beside = <A, B>(first: Codec<A>, second: Codec<B>): Codec<A & B> => ({
  read: (wire, reading) => ({ ...first.read(wire, reading), ...second.read(wire, reading) }),
  write: (value) => ({ ...(first.write(value) as object), ...(second.write(value) as object) }),
  schema: {
    type: 'object',
    properties: { ...first.schema.properties, ...second.schema.properties },
    required: [...(first.schema.required ?? []), ...(second.schema.required ?? [])],
  },
});

/** A group of fields that is at the top on the wire and has a name of its own in the domain. */
export const under = <const Name extends string, Value>(
  name: Name,
  inner: Codec<Value>,
): Codec<Readonly<Record<Name, Value>>> => ({
  read: (wire, reading) => ({ [name]: inner.read(wire, reading) }) as Readonly<Record<Name, Value>>,
  write: (value) => inner.write(value[name]),
  schema: inner.schema,
});
