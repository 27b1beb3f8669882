import { BUYER_LIMITS, fromCents, toCents, wallTime, type Buyer, type Cents, type WallTime } from '../domain';
import { Unreadable, type Codec } from './codec';
import { filled, text, textOrEmpty, whole } from './scalars';
import { field, object } from './structures';

/** An id of the API. */
export const id = whole({ min: 0 });

/** A raffle's or a draw's number: text, also where the API sends a number. */
export const number = filled(40);

/** A token in an address or a request. */
export const token = filled(2000);

const MAX_UNITS = 90_000_000_000;
// Digits, a sign, a point; longer than any amount between the bounds.
const MAX_DIGITS = 40;

/** An amount in currency units on the wire, a number or numeric text such as '20.00'; in cents inside. */
export const amount: Codec<Cents> = {
  read: (wire, { strict }) => {
    if (typeof wire === 'string' && wire.length > MAX_DIGITS) throw new Unreadable('no es un importe');
    const units = typeof wire === 'string' ? wire.trim() : wire;
    if (typeof units !== 'number' && (typeof units !== 'string' || units === ''))
      throw new Unreadable('no es un importe');
    if (strict && Math.abs(Number(units)) > MAX_UNITS) throw new Unreadable('está fuera de rango');
    try {
      return toCents(units);
    } catch {
      throw new Unreadable('no es un importe');
    }
  },
  write: (value) => fromCents(value),
  schema: { type: ['number', 'string'], description: 'In currency units.', minimum: -MAX_UNITS, maximum: MAX_UNITS },
};

/** A date: an object with the text in `date`, or the text itself. */
export const date: Codec<WallTime> = {
  read: (wire) => {
    const sent = typeof wire === 'object' && wire !== null ? (wire as { date?: unknown }).date : wire;
    const time = typeof sent === 'string' ? wallTime(sent) : undefined;
    if (time === undefined) throw new Unreadable('no es una fecha');
    return time;
  },
  write: (value) => ({ date: `${value.replace('T', ' ')}.000000`, timezone_type: 3, timezone: 'America/Montevideo' }),
  schema: {
    type: 'object',
    description: 'What the clock shows in Montevideo.',
    properties: {
      date: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2}(\\.\\d{1,6})?)?$' },
      timezone_type: { type: 'integer' },
      timezone: { type: 'string' },
    },
    required: ['date'],
  },
};

/** A buyer under the names that one call gives the five fields. */
export const buyerUnder = (names: Readonly<Record<keyof Buyer, string>>): Codec<Buyer> =>
  object({
    firstName: field(textOrEmpty(BUYER_LIMITS.firstName), names.firstName),
    lastName: field(textOrEmpty(BUYER_LIMITS.lastName), names.lastName),
    email: field(textOrEmpty(BUYER_LIMITS.email), names.email),
    phone: field(textOrEmpty(BUYER_LIMITS.phone), names.phone),
    department: field(textOrEmpty(BUYER_LIMITS.department), names.department),
  });

/** The names that links and cash registrations give a buyer's fields. */
export const BUYER_NAMES = {
  firstName: 'Nombre',
  lastName: 'Apellido',
  email: 'Email',
  phone: 'Celular',
  department: 'Departamento',
} as const;

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

/** One group of fields under a name of its own in the domain, though they stand at the top on the wire. */
export const under = <const Name extends string, Value>(
  name: Name,
  inner: Codec<Value>,
): Codec<Readonly<Record<Name, Value>>> => ({
  read: (wire, reading) => ({ [name]: inner.read(wire, reading) }) as Readonly<Record<Name, Value>>,
  write: (value) => inner.write(value[name]),
  schema: inner.schema,
});

/** The text of something that must be shown as it came. */
export const shownText = text({ max: 200 });
