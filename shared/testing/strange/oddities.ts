import type { JsonSchema } from '../../contracts';
import type { Json } from '../../contracts/codec';
import { isRecord } from '../../contracts/envelope';
import { isAmount, isDate } from './well-formed';

/** A value of an answer, with the contract's description of it. */
export interface DescribedValue {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly value: Json;
  /** Its object is invalid without it. */
  readonly required: boolean;
  /** It is an entry of a list. */
  readonly entry: boolean;
}

/**
 * The effect of an oddity. `none`: the value is read as usual. `field`: only this field counts as missing. `entry`: the
 * entry of the list is left out.
 */
export type Harm = 'none' | 'field' | 'entry';

export interface Oddness {
  readonly name: string;
  readonly harm: Harm;
  /** What the API may send instead; empty if the oddness cannot happen here. */
  readonly instead: (spot: DescribedValue) => readonly Json[];
}

export type JsonObject = { readonly [name: string]: Json };

const typeIs = ({ type }: JsonSchema, name: string): boolean => type === name || (type?.includes(name) ?? false);
const isEmpty = (value: Json): boolean => value === null || (Array.isArray(value) && value.length === 0);
const keyed = (list: readonly Json[]): JsonObject =>
  Object.fromEntries(list.map((entry, index) => [String(index + 1), entry]));

/** Spellings of an object's names in frameworks with their own rules for names. */
const RESPELLED: readonly ((name: string) => string)[] = [
  (name) => name.toLowerCase(),
  (name) => name.charAt(0).toLowerCase() + name.slice(1),
  (name) => name.replace(/(?!^)([A-Z])/g, '_$1').toLowerCase(),
  (name) => name.replace(/(?:^|_)([a-z])/g, (_all, letter: string) => letter.toUpperCase()),
  (name) => (name === 'id' ? '_id' : name),
];

const HARMLESS: Readonly<Record<string, Oddness['instead']>> = {
  'a number as text': ({ schema, value }) =>
    typeof value === 'number' && typeIs(schema, 'integer') ? [String(value), ` ${value} `] : [],
  'an amount as text': ({ schema, value }) =>
    typeof value === 'number' && isAmount(schema) ? [String(value), value.toFixed(2), `${value.toFixed(2)}00`] : [],
  'text as a number': ({ schema, value }) =>
    typeof value === 'string' && typeIs(schema, 'string') && /^[1-9]\d{0,14}$/.test(value) ? [Number(value)] : [],
  'a text as in a page of HTML': ({ schema, value }) =>
    typeof value === 'string' && typeIs(schema, 'string') && !schema.enum && /[&"'À-ÿ]/.test(value)
      ? [value.replace(/[&"'À-ÿ]/g, (sign) => `&#${sign.charCodeAt(0)};`)]
      : [],
  'a text filled up with blanks': ({ schema, value }) =>
    typeof value === 'string' && typeIs(schema, 'string') ? [`${value}     `] : [],
  'an optional value missing': ({ required, value }) => (value === null && !required ? [undefined, '', '   '] : []),
  'a list missing': ({ schema, value, required }) =>
    Array.isArray(value) && value.every(isEmpty) && typeIs(schema, 'array') && !required
      ? [undefined, null, '', [], {}]
      : [],
  'fields that nobody knows': ({ value }) =>
    isRecord(value) ? [{ ...value, nuevo: { a: [1, null] }, OTRO: 'más' }] : [],
  'names in another spelling': ({ schema, value }) =>
    isRecord(value) && typeIs(schema, 'object') && !isDate(schema)
      ? RESPELLED.map((respell) => Object.fromEntries(Object.entries(value).map(([name, one]) => [respell(name), one])))
      : [],
  'a date in another form': ({ schema, value }) => {
    if (!isDate(schema) || !isRecord(value)) return [];
    const text = String(value['date']);
    const iso = text.replace(' ', 'T');
    const forms = [
      text,
      iso,
      text.slice(0, 19),
      iso.slice(0, 19),
      `${iso.slice(0, 23)}-03:00`,
      `${text.slice(0, 19)}-03`,
      `${iso.slice(0, 19)}-03:00[America/Montevideo]`,
    ];
    const epoch = Date.parse(`${iso.slice(0, 19)}-03:00`);
    const dayFirst = text.replace(/^(\d+)-(\d+)-(\d+) (.{8}).*$/, '$3/$2/$1 $4');
    const parts = text.slice(0, 19).split(/\D/).map(Number);
    const others = [
      parts,
      epoch / 1000,
      epoch,
      `/Date(${epoch})/`,
      `/Date(${epoch}-0300)/`,
      dayFirst,
      new Date(epoch).toUTCString(),
      new Date(epoch).toUTCString().replace('GMT', '+0000'),
      `${new Date(epoch).toISOString().slice(0, 19).replace('T', ' ')} UTC`,
      `${text.slice(0, 19).replaceAll('-', '/')} -0300`,
    ];
    return [
      ...forms,
      ...others,
      { _seconds: epoch / 1000, _nanoseconds: 0 },
      { $date: forms[4] },
      ...forms.map((date) => ({ date })),
    ];
  },
  'a number as MongoDB writes it': ({ schema, value }) => {
    if (typeof value !== 'number') return [];
    if (typeIs(schema, 'integer')) return [{ $numberInt: String(value) }, { $numberLong: String(value) }];
    return isAmount(schema) ? [{ $numberDecimal: String(value) }, { $numberDouble: String(value) }] : [];
  },
  'a list keyed by number': ({ schema, value }) =>
    Array.isArray(value) && value.length > 0 && schema.prefixItems === undefined ? [keyed(value)] : [],
  'groups that are empty': ({ schema, value }) =>
    Array.isArray(value) && schema.items?.type === 'array' ? [[[], ...value, null, {}]] : [],
  'one flat list of groups': ({ schema, value }) =>
    Array.isArray(value) && schema.items?.type === 'array' && value.length > 0 ? [value.flat() as Json[]] : [],
  'groups that are no raffles': ({ schema, value }) => {
    if (!Array.isArray(value) || schema.items?.type !== 'array' || value.length === 0) return [];
    // After another oddness, a group may already be an object.
    if (!value.every((group) => Array.isArray(group))) return [];
    const tickets = value.flat() as Json[];
    return [[tickets], tickets.map((one) => [one])];
  },
  'tickets that are sent twice': ({ schema, value }) =>
    Array.isArray(value) && 'Estado' in (schema.items?.properties ?? {}) && value.length > 0
      ? [[...value, value[0]]]
      : [],
  'yes and no in other words': ({ schema, value }) => {
    if (!typeIs(schema, 'boolean') || schema.enum) return [];
    return value === true
      ? [1, '1', 'true', 'True', ' TRUE ', 'S', 'Sí', 'yes', 'on']
      : [0, '0', 'false', 'False', 'N', 'No', 'off', null, undefined];
  },
  'an empty object as a list': ({ schema, value, required }) =>
    typeIs(schema, 'object') &&
    !required &&
    !isDate(schema) &&
    (value === null || (isRecord(value) && Object.values(value).every((one) => one === null)))
      ? [[]]
      : [],
};

const JUNK: readonly Json[] = [true, { a: 1 }, ['x'], '¿?', -1.5, { date: 'mañana' }];

const HARMFUL: readonly Oddness[] = [
  {
    name: 'a field that makes no sense',
    harm: 'field',
    instead: ({ required, entry, name }) => (required || entry || name === '' ? [] : JUNK),
  },
  {
    name: 'what identifies it is missing',
    harm: 'entry',
    instead: ({ required, name, entry, schema }) =>
      required && !entry && name !== '' && !typeIs(schema, 'object') && !typeIs(schema, 'array')
        ? [null, undefined, {}]
        : [],
  },
  {
    name: 'an entry that is none',
    harm: 'entry',
    instead: ({ entry, schema }) => {
      if (!entry) return [];
      // An object without required fields accepts any other object.
      return typeIs(schema, 'object') && schema.required === undefined ? [true] : [true, { otro: 'mundo' }];
    },
  },
];

/** Everything that an API may send although the contracts say otherwise (docs/your-api.md, "What is tolerated"). */
export const ODDITIES: readonly Oddness[] = [
  ...Object.entries(HARMLESS).map(([name, instead]): Oddness => ({ name, harm: 'none', instead })),
  ...HARMFUL,
];
