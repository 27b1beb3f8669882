import fc from 'fast-check';
import type { AnyContract, JsonSchema } from '../../contracts';
import type { Json } from '../../contracts/codec';
import { isRecord } from '../../contracts/envelope';
import { ODDITIES, type DescribedValue, type Harm, type JsonObject, type Oddness } from './oddities';
import { isDate, payloadsOf } from './well-formed';

export type Path = readonly (string | number)[];

export interface FoundSpot extends DescribedValue {
  readonly path: Path;
}

const ROOT = { name: '', required: true, entry: false };

/** Every value of an answer, inner values before the ones around them. */
function spotsOf(
  value: Json,
  schema: JsonSchema,
  path: Path = [],
  place: Pick<DescribedValue, 'name' | 'required' | 'entry'> = ROOT,
): FoundSpot[] {
  const own: FoundSpot = { ...place, path, schema, value };
  if (isDate(schema)) return [own];
  if (Array.isArray(value)) {
    const inner = (value as readonly Json[]).flatMap((entry, index) => {
      const [entrySchema, isEntry] = [
        schema.prefixItems?.[index] ?? schema.items ?? {},
        schema.prefixItems === undefined,
      ];
      return spotsOf(entry, entrySchema, [...path, index], { name: String(index), required: false, entry: isEntry });
    });
    return [...inner, own];
  }
  if (!isRecord(value)) return [own];
  const inner = Object.entries(value).flatMap(([name, one]) => {
    const required = schema.required?.includes(name) ?? false;
    return spotsOf(one, schema.properties?.[name] ?? {}, [...path, name], { name, required, entry: false });
  });
  return [...inner, own];
}

/** The answer with another value at this path; `undefined` leaves the field or the entry out. */
export function replaced(value: Json, [step, ...rest]: Path, by: Json): Json {
  if (step === undefined) return by;
  if (Array.isArray(value)) {
    const entries = (value as readonly Json[]).map((entry, index) =>
      index === step ? replaced(entry, rest, by) : entry,
    );
    return entries.filter((entry) => entry !== undefined);
  }
  const { [step]: old, ...others } = value as JsonObject;
  const changed = replaced(old, rest, by);
  return changed === undefined ? others : { ...(value as JsonObject), [step]: changed };
}

/**
 * What the API may send here instead. An entry of a tuple cannot be left out, because the next one would take its
 * place.
 */
const optionsAt = (oddness: Oddness, spot: DescribedValue): readonly Json[] =>
  oddness.instead(spot).filter((by) => by !== undefined || spot.entry || !/^\d+$/.test(spot.name));

/** One oddness in one place of an otherwise well-formed answer. */
export interface OneOddity {
  readonly plain: Json;
  readonly odd: Json;
  readonly oddness: string;
  readonly harm: Harm;
  readonly spot: FoundSpot;
}

/** Answers with one oddness each; undefined where this answer has no place for one. */
export const oneOddity = (contract: AnyContract, harm: Harm): fc.Arbitrary<OneOddity | undefined> =>
  fc.tuple(payloadsOf(contract), fc.nat()).map(([plain, pick]) => {
    const kinds = ODDITIES.filter((oddness) => oddness.harm === harm);
    const places = spotsOf(plain, contract.response.schema).flatMap((spot) =>
      kinds.flatMap((oddness) => optionsAt(oddness, spot).map((by) => ({ spot, oddness, by }))),
    );
    const place = places[pick % places.length];
    if (!place) return undefined;
    const odd = replaced(plain, place.spot.path, place.by);
    return { plain, odd, oddness: place.oddness.name, harm, spot: place.spot };
  });

/** A random number generator that repeats itself for the same seed. */
function numbers(seed: number): (below: number) => number {
  let state = seed | 0;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Puts oddities wherever they fit, into one of `every` values. */
function strewn(plain: Json, schema: JsonSchema, kinds: readonly Oddness[], seed: number, every: number): Json {
  const below = numbers(seed);
  const change = (value: Json, spot: Omit<DescribedValue, 'value'>): Json => {
    const inner = inside(value, spot);
    if (below(every) !== 0) return inner;
    const options = kinds.flatMap((oddness) => optionsAt(oddness, { ...spot, value: inner }));
    return options.length === 0 ? inner : options[below(options.length)];
  };
  const inside = (value: Json, { schema: own }: Omit<DescribedValue, 'value'>): Json => {
    if (isDate(own)) return value;
    if (Array.isArray(value)) {
      const isList = own.prefixItems === undefined;
      return (value as readonly Json[]).map((entry, index) =>
        change(entry, {
          name: String(index),
          schema: own.prefixItems?.[index] ?? own.items ?? {},
          required: false,
          entry: isList,
        }),
      );
    }
    if (!isRecord(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => {
        const required = own.required?.includes(name) ?? false;
        return [name, change(one, { name, schema: own.properties?.[name] ?? {}, required, entry: false })];
      }),
    );
  };
  return change(plain, { ...ROOT, schema });
}

/**
 * Answers with oddities of these kinds in many places.
 * @example fc.sample(manyOddities(getRaffles, ['field', 'entry']), { seed: 7, numRuns: 1 })
 */
export const manyOddities = (
  contract: AnyContract,
  harms: readonly Harm[],
  every = 2,
): fc.Arbitrary<{ readonly plain: Json; readonly odd: Json }> =>
  fc.tuple(payloadsOf(contract), fc.nat()).map(([plain, seed]) => ({
    plain,
    odd: strewn(
      plain,
      contract.response.schema,
      ODDITIES.filter(({ harm }) => harms.includes(harm)),
      seed,
      every,
    ),
  }));
