import { isMissing, Unreadable, type Codec, type Reading } from './codec';
import { withoutEntities } from './entities';

export interface TextBounds {
  readonly min?: number;
  readonly max?: number;
}

const DEFAULT_MAX = 2000;

/**
 * A text; a number counts as its digits. Some databases pad a text with blanks, which do not belong to it. Both bounds
 * are in characters; `max` applies only to what is sent to the API. There an accent also becomes part of its letter:
 * some programs write both apart, and no such text equals its usual form.
 * @example text().read(123, STRICT) // '123'
 */
export function text({ min = 0, max = DEFAULT_MAX }: TextBounds = {}): Codec<string> {
  return {
    read: (wire, { strict }) => {
      const value = typeof wire === 'number' && Number.isFinite(wire) ? String(wire) : wire;
      if (typeof value !== 'string') throw new Unreadable('no es un texto');
      const sent = strict ? value.normalize('NFC') : withoutEntities(value).trim();
      if (sent.length < min) throw new Unreadable('está vacío');
      if (strict && sent.length > max) throw new Unreadable(`tiene más de ${max} caracteres`);
      return sent;
    },
    write: (value) => value,
    schema: { type: 'string', ...(min > 0 ? { minLength: min } : {}), maxLength: max },
  };
}

/**
 * A text that must not be empty.
 * @example filled(40).read('00123', STRICT) // '00123'
 */
export const filled = (max?: number): Codec<string> => text(max === undefined ? { min: 1 } : { min: 1, max });

/** The text of an object or a list that has no other. */
function onlyText(sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null) return sent;
  const [found, ...others] = Object.values(sent).filter((part) => typeof part === 'string');
  return others.length > 0 ? sent : (found ?? sent);
}

/**
 * A word that a database may join from a table of its own: { id: 1, nombre: 'Contado' }.
 * @example joinedWord(text()).read({ id: 1, nombre: 'Contado' }, tolerantReading()) // 'Contado'
 */
export const joinedWord = <Value>(inner: Codec<Value>): Codec<Value> => ({
  ...inner,
  read: (wire, reading) => inner.read(reading.strict ? wire : onlyText(wire), reading),
});

/** A text, or '' if it is missing. A value that is not text counts as missing and is noted. */
export const textOrEmpty = (max: number): Codec<string> => withDefault(text({ max }), '');

// Digits only: '12e5' and '0x1F' are text ids, not numbers.
const WHOLE = /^\s*[+-]?\d+(?:\.0+)?\s*$/;

const asNumber = (wire: unknown): number =>
  typeof wire === 'number' || (typeof wire === 'string' && WHOLE.test(wire)) ? Number(wire) : NaN;

/** A whole number, such as an id. Numeric text is accepted. */
export function whole({ min = 0, max = Number.MAX_SAFE_INTEGER } = {}): Codec<number> {
  return {
    read: (wire) => {
      const value = asNumber(wire);
      if (!Number.isSafeInteger(value) || value < min || value > max)
        throw new Unreadable('no es un número entero válido');
      return value;
    },
    write: (value) => value,
    schema: { type: 'integer', minimum: min, maximum: max },
  };
}

/**
 * A word without the details that do not change its meaning: capitals, accents, blanks, and separators between its
 * parts, as in names of programs.
 * @example plainWord(' PENDIENTE_DE_PAGO') // 'pendientedepago'
 */
export const plainWord = (sent: string): string =>
  sent
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[\s_-]+/g, '')
    .toLowerCase();

/**
 * A sentence without the details that do not change its meaning: those of `plainWord`, and the stop at its end.
 * @example plainSentence(' Talones  PAGOS.') // 'talonespagos'
 */
export const plainSentence = (sent: string): string => plainWord(sent).replace(/\.$/, '');

const plain = (sent: unknown): unknown => (typeof sent === 'string' ? plainWord(sent) : sent);

const YES: readonly unknown[] = [true, 1, '1', 'true', 'si', 's', 'yes', 'y', 't', 'on'];
const NO: readonly unknown[] = [false, 0, '0', 'false', 'no', 'n', 'f', 'off', '', null, undefined];

/** Yes or no in any of the spellings of programs and people. Any other value in an answer is no. */
export const flag: Codec<boolean> = {
  read: (wire, { strict }) => {
    const sent = plain(wire);
    const yes = YES.includes(sent);
    if (strict && !yes && !NO.includes(sent)) throw new Unreadable('no es sí ni no');
    return yes;
  },
  write: (value) => value,
  schema: { type: 'boolean' },
};

/**
 * One of these texts: exact in a request, in any capitals in an answer.
 * @example oneOf(['Visa', 'Oca']).read('Oca', STRICT) // 'Oca'
 */
export function oneOf<const Text extends string>(texts: readonly Text[]): Codec<Text> {
  return {
    read: (wire, reading) => {
      const sent = reading.strict ? wire : plain(typeof wire === 'number' ? String(wire) : wire);
      const found = texts.find((candidate) => (reading.strict ? candidate : plain(candidate)) === sent);
      if (found === undefined) throw new Unreadable(`no es uno de: ${texts.join(', ')}`);
      return found;
    },
    write: (value) => value,
    schema: { type: 'string', enum: texts },
  };
}

/**
 * A text of the API that has another name in the domain: `{ credit: 'Credito' }`.
 * @example renamed({ credit: 'Credito' }).read('Credito', STRICT) // 'credit'
 */
export function renamed<const Names extends Readonly<Record<string, string>>>(
  names: Names,
): Codec<keyof Names & string> {
  const byWire = new Map(Object.entries(names).map(([name, wire]) => [wire, name]));
  return {
    read: (wire) => {
      const name = typeof wire === 'string' ? byWire.get(wire) : undefined;
      if (name === undefined) throw new Unreadable(`no es uno de: ${[...byWire.keys()].join(', ')}`);
      return name;
    },
    write: (value) => names[value],
    schema: { type: 'string', enum: [...byWire.keys()] },
  };
}

/** A constant text. It is sent, and ignored when read. */
export function always(value: string | boolean): Codec<undefined> {
  return {
    read: (wire, { strict }) => {
      // A list becomes text element by element, at any depth: only texts and booleans are compared.
      const isScalar = typeof wire === 'string' || typeof wire === 'boolean';
      if (strict && !(isScalar && String(wire) === String(value))) throw new Unreadable(`no es '${String(value)}'`);
      return undefined;
    },
    write: () => value,
    schema: typeof value === 'string' ? { type: 'string', enum: [value] } : { type: 'boolean', enum: [value] },
  };
}

/**
 * A part that the rest can do without: if it cannot be read, it counts as `fallback` and is noted.
 * @example object({ truncated: field(otherwise(flag, false), 'recortado') })
 */
export const otherwise = <Value>(inner: Codec<Value>, fallback: Value): Codec<Value> => ({
  ...inner,
  read: (wire, reading) => {
    try {
      return inner.read(wire, reading);
    } catch (error) {
      if (reading.strict || !(error instanceof Unreadable)) throw error;
      reading.note({ path: error.path, problem: error.problem, leftOut: false });
      return fallback;
    }
  },
});

/**
 * A value that may be missing, null or empty. One that cannot be read counts as missing and is noted.
 * @example optional(text()).read(null, STRICT) // undefined
 */
export function optional<Value>(inner: Codec<Value>): Codec<Value | undefined> {
  const { type, enum: words } = inner.schema;
  const { read } = otherwise<Value | undefined>(inner, undefined);
  // PHP writes an object without fields as an empty list.
  const isNothing = (wire: unknown) =>
    isMissing(wire) || (type === 'object' && Array.isArray(wire) && wire.length === 0);
  return {
    read: (wire, reading) => (isNothing(wire) ? undefined : read(wire, reading)),
    write: (value) => (value === undefined ? null : inner.write(value)),
    schema:
      typeof type === 'string'
        ? { ...inner.schema, type: [type, 'null'], ...(words && { enum: [...words, null] }) }
        : { anyOf: [inner.schema, { type: 'null' }] },
  };
}

/** A value that may be missing, with the value that replaces it. */
export function withDefault<Value>(inner: Codec<Value>, fallback: Value): Codec<Value> {
  const maybe = optional(inner);
  return { ...maybe, read: (wire, reading) => maybe.read(wire, reading) ?? fallback, write: inner.write };
}

/** A codec with its value converted to another shape. */
export const mapped = <Inner, Value>(
  inner: Codec<Inner>,
  into: (value: Inner, reading: Reading) => Value,
  back: (value: Value) => Inner,
): Codec<Value> => ({
  read: (wire, reading) => into(inner.read(wire, reading), reading),
  write: (value) => inner.write(back(value)),
  schema: inner.schema,
});

/** An answer or a request whose content is ignored. */
export const nothing: Codec<void> = { read: () => undefined, write: () => null, schema: {} };

/** The request of a call that sends no field. */
export const noFields: Codec<Record<string, never>> = {
  read: () => ({}),
  write: () => ({}),
  schema: { type: 'object' },
};
