import fc from 'fast-check';
import { STRICT, type AnyContract, type JsonSchema } from '../../contracts';
import type { Json } from '../../contracts/codec';
import { isRecord } from '../../contracts/envelope';
import { textUnder } from './vocabulary';

/** Lists of an answer stay short: four entries find the same defects as four thousand. */
const MOST_ENTRIES = 4;
const CENTS_IN_ALL = 900_000;

interface Place {
  readonly name: string;
  readonly siblings: readonly string[];
}
const NOWHERE: Place = { name: '', siblings: [] };

const typesOf = ({ type }: JsonSchema): readonly string[] =>
  typeof type === 'string' ? [type] : (type ?? (['object'] as const));

/** Whether the schema is the object of a date. */
export const isDate = ({ properties }: JsonSchema): boolean => properties?.['date']?.pattern !== undefined;
/** Whether the schema is an amount of money. */
export const isAmount = (schema: JsonSchema): boolean =>
  typesOf(schema).includes('number') && typesOf(schema).includes('string');

const two = (n: number): string => String(n).padStart(2, '0');
// Montevideo's clock has not changed since 2016, so a zone of -03:00 means the same as no zone.
const dates = fc
  .tuple(
    fc.integer({ min: 2016, max: 2030 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
    fc.nat(23),
    fc.nat(59),
  )
  .map(([year, month, day, hour, minute]) => ({
    date: `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}:07.000000`,
    timezone_type: 3,
    timezone: 'America/Montevideo',
  }));

/** A value that an API may send if it follows the schema exactly. */
function wellFormed(schema: JsonSchema, place: Place = NOWHERE): fc.Arbitrary<Json> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => wellFormed(one, place)));
  if (isDate(schema)) return withNull(schema, dates);
  if (isAmount(schema))
    return withNull(
      schema,
      fc.nat(CENTS_IN_ALL).map((inCents) => inCents / 100),
    );
  const [type] = typesOf(schema).filter((one) => one !== 'null');
  if (type === undefined) return fc.constant(null);
  return withNull(schema, OF_TYPE[type]?.(schema, place) ?? fc.constant(null));
}

const withNull = (schema: JsonSchema, values: fc.Arbitrary<Json>): fc.Arbitrary<Json> =>
  typesOf(schema).includes('null') ? fc.oneof({ weight: 4, arbitrary: values }, fc.constant(null)) : values;

const OF_TYPE: Readonly<Record<string, (schema: JsonSchema, place: Place) => fc.Arbitrary<Json>>> = {
  boolean: () => fc.boolean(),
  integer: ({ minimum = 0, maximum = 1_000_000 }) => fc.integer({ min: minimum, max: Math.min(maximum, 1_000_000) }),
  string: ({ minLength = 0, maxLength = 200 }, { name, siblings }) =>
    textUnder(name, siblings).map((text) =>
      text.length >= minLength ? text.slice(0, maxLength) : 'x'.repeat(minLength),
    ),
  array: ({ items = {}, prefixItems, minItems = 0 }, place) =>
    prefixItems
      ? fc.tuple(...prefixItems.map((one) => wellFormed(one)))
      : fc.array(wellFormed(items, place), { minLength: minItems, maxLength: Math.max(minItems, MOST_ENTRIES) }),
  object: ({ properties = {} }) => {
    const siblings = Object.keys(properties);
    return fc.record(
      Object.fromEntries(siblings.map((name) => [name, wellFormed(properties[name] ?? {}, { name, siblings })])),
    ) as fc.Arbitrary<Json>;
  },
};

type Sent = Readonly<Record<string, unknown>>;

/**
 * Gives the answer valid ids, and raffles whose tickets share one number and are in order: even an odd API does that.
 */
function keepOrder(wire: unknown, next: { id: number }): unknown {
  if (Array.isArray(wire)) {
    const entries = wire.map((entry) => keepOrder(entry, next));
    const isRaffle = entries.length > 0 && entries.every((entry) => isRecord(entry) && 'Estado' in entry);
    const number = isRaffle ? String(next.id).padStart(5, '0') : '';
    return isRaffle
      ? entries.map((entry, index) => ({ ...(entry as Sent), Numero: number, SorteoNumero: String(index + 1) }))
      : entries;
  }
  if (!isRecord(wire)) return wire;
  const kept = Object.fromEntries(Object.entries(wire).map(([name, value]) => [name, keepOrder(value, next)]));
  if ('Sorteos' in kept) return withDraws(kept, isSentList(kept['Sorteos']) ? kept['Sorteos'] : [], (next.id += 1));
  return 'id' in kept ? { ...kept, id: (next.id += 1) } : kept;
}

const isSentList = (value: unknown): value is Sent[] => Array.isArray(value) && value.every(isRecord);

/** A raffle that is sent with its draws: one number, one owner, draws in order. */
const withDraws = (raffle: Sent, draws: readonly Sent[], id: number): Sent => ({
  ...raffle,
  Numero: String(id).padStart(5, '0'),
  Sorteos: draws.map((draw, index) => ({ ...draws[0], ...draw, sorteo_numero: String(index + 1) })),
});

/**
 * Payloads of successful answers as the reference backend would send them: generated from the contract's schema, read
 * into the domain and written again.
 * @example fc.sample(payloadsOf(getRaffles), { seed: 7, numRuns: 1 })
 */
export const payloadsOf = ({ response }: AnyContract): fc.Arbitrary<Json> =>
  wellFormed(response.schema).map(
    (wire) => response.write(response.read(keepOrder(wire, { id: 0 }), STRICT) as never) as Json,
  );
