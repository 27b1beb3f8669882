import { isMissing, STRICT, Unreadable, type Codec, type Json, type Oddity, type Reading } from './codec';

/** The path of a note, seen from the object or list around it. */
const inside = (reading: Reading, step: string | number): Reading => ({
  strict: reading.strict,
  note: ({ path, ...rest }) => {
    const own = typeof step === 'number' ? `[${step}]` : step;
    reading.note({ ...rest, path: path === '' || path.startsWith('[') ? own + path : `${own}.${path}` });
  },
});

/** A field of an object: its name on the wire, and other names that some APIs give it. */
export interface Field<Value> {
  readonly names: readonly [string, ...string[]];
  readonly codec: Codec<Value>;
}

export const field = <Value>(codec: Codec<Value>, ...names: [string, ...string[]]): Field<Value> => ({ names, codec });

type Fields = Readonly<Record<string, Field<unknown>>>;
export type ObjectOf<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends Field<infer Value> ? Value : never;
};

const isRecord = (wire: unknown): wire is Readonly<Record<string, unknown>> =>
  typeof wire === 'object' && wire !== null;

/** Lenient about notes only where there are some: most answers have none, and a list has thousands of fields. */
class Notes implements Reading {
  readonly strict = false;
  private step: string | number = '';
  constructor(private readonly outer: Reading) {}
  at(step: string | number): this {
    this.step = step;
    return this;
  }
  readonly note = (oddity: Oddity): void => inside(this.outer, this.step).note(oddity);
}

const innerOf = (reading: Reading): { readonly at: (step: string | number) => Reading } =>
  reading.strict ? { at: () => reading } : new Notes(reading);

const NO_FIELDS: Readonly<Record<string, unknown>> = {};

/** The fields of an object. PHP writes one without fields as an empty list. */
function fieldsOf(wire: unknown): Readonly<Record<string, unknown>> {
  if (Array.isArray(wire) && wire.length === 0) return NO_FIELDS;
  if (!isRecord(wire) || Array.isArray(wire)) throw new Unreadable('no es un objeto');
  return wire;
}

/** An object whose fields have other names in the domain. Fields that it does not name are ignored. */
export function object<const F extends Fields>(fields: F): Codec<ObjectOf<F>> {
  const entries = Object.entries(fields);
  const required = entries.filter(([, { codec }]) => !acceptsMissing(codec)).map(([, { names }]) => names[0]);
  return {
    read: (wire, reading) => {
      const fields = fieldsOf(wire);
      const inner = innerOf(reading);
      const value: Record<string, unknown> = {};
      for (const [name, { names, codec }] of entries) {
        const sent = names.length === 1 ? names[0] : (names.find((one) => !isMissing(fields[one])) ?? names[0]);
        try {
          value[name] = codec.read(fields[sent], inner.at(sent));
        } catch (error) {
          throw error instanceof Unreadable ? error.within(sent) : error;
        }
      }
      return value as ObjectOf<F>;
    },
    write: (value) =>
      Object.fromEntries(
        entries.map(([name, { names, codec }]) => [names[0], codec.write((value as Record<string, unknown>)[name])]),
      ) as Json,
    schema: {
      type: 'object',
      properties: Object.fromEntries(entries.map(([, { names, codec }]) => [names[0], codec.schema])),
      ...(required.length > 0 ? { required } : {}),
    },
  };
}

/** Whether a codec reads a value that is missing. */
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

/** The entries of a list: an array, or an object that some servers make of one, keyed by number or name. */
export function entriesOf(wire: unknown): readonly unknown[] {
  if (Array.isArray(wire)) return wire;
  if (isMissing(wire)) return [];
  if (isRecord(wire)) return Object.values(wire);
  throw new Unreadable('no es una lista');
}

/**
 * A list, read entry by entry: one that cannot be read is left out and noted, and never costs the others. Strictly read, or
 * with `whole`, one bad entry refuses the list. Bounds hold for what is sent to the API.
 */
export function list<Value>(
  inner: Codec<Value>,
  { min = 0, max = 10_000, whole: allOrNothing = false }: ListBounds & { readonly whole?: boolean } = {},
): Codec<readonly Value[]> {
  return {
    read: (wire, reading) => {
      const sent = entriesOf(wire);
      if (reading.strict && sent.length > max) throw new Unreadable(`tiene más de ${max} elementos`);
      if (reading.strict && sent.length < min) throw new Unreadable('está vacía');
      const within = innerOf(reading);
      const values: Value[] = [];
      for (let index = 0; index < sent.length; index += 1) {
        try {
          values.push(inner.read(sent[index], within.at(index)));
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
