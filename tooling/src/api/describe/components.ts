import {
  getBag,
  getBankDeposits,
  getItinerary,
  getPendingReception,
  getRaffles,
  type JsonSchema,
} from '@rifas/shared/contracts';
import { WRITTEN } from './calls';

/** A schema of the document: that of a codec, or a reference to a component. */
export type ApiSchema = Record<string, unknown>;

/** The part of a schema at a path of property names; '*' means the entries of a list. */
function partOf(schema: JsonSchema, ...path: readonly string[]): JsonSchema {
  return path.reduce((part, step) => {
    const inner = step === '*' ? part.items : part.properties?.[step];
    if (!inner) throw new Error(`The contracts no longer have '${path.join('.')}': name the component anew.`);
    return inner;
  }, schema);
}

const ticket = partOf(getRaffles.response.schema, '*', '*');
const deposit = partOf(getBankDeposits.response.schema, '*');
/** Shapes that several calls share, with their names in the document. */
const SHARED: readonly (readonly [name: string, schema: JsonSchema])[] = [
  ['Date', partOf(ticket, 'FechaSorteo')],
  ['CardData', partOf(deposit, 'tarjeta')],
  ['Ticket', ticket],
  ['Raffle', partOf(getRaffles.response.schema, '*')],
  ['Deposit', deposit],
  ['BagEntry', partOf(getBag.response.schema, '*')],
  ['PendingTransfer', partOf(getPendingReception.response.schema, '*')],
  ['Totals', partOf(getItinerary.response.schema, 'totales')],
];

/** A schema without the null that means a missing value. */
export function present(schema: JsonSchema): JsonSchema {
  const { type, ...rest } = schema;
  if (!Array.isArray(type) || !type.includes('null')) return schema;
  const types = (type as readonly string[]).filter((name) => name !== 'null');
  const [only = 'null', ...others] = types;
  return { type: others.length > 0 ? types : only, ...rest };
}

const keyOf = (schema: JsonSchema): string => {
  const { type, ...rest } = present(schema);
  return JSON.stringify({ type, ...rest });
};

const NAMES = new Map(SHARED.map(([name, schema]) => [keyOf(schema), name]));
const isNullable = (schema: JsonSchema): boolean => present(schema) !== schema;

/** Bounds that only apply to requests; answers are read without them. */
const UPPER_BOUNDS = ['maxLength', 'maxItems', 'minimum', 'maximum'];

/** A response's schema with references to shared shapes and descriptions of its fields. `own`: writes out the shape. */
export function answerSchema(schema: JsonSchema, own = false): ApiSchema {
  const name = own ? undefined : NAMES.get(keyOf(schema));
  if (name !== undefined) {
    const reference = { $ref: `#/components/schemas/${name}` };
    return isNullable(schema) ? { anyOf: [reference, { type: 'null' }] } : reference;
  }
  const { properties, items, prefixItems, anyOf, ...rest } = own ? present(schema) : schema;
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([key]) => !UPPER_BOUNDS.includes(key))),
    ...(properties ? { properties: describedProperties(properties, answerSchema) } : {}),
    ...(items ? { items: answerSchema(items) } : {}),
    ...(prefixItems ? { prefixItems: prefixItems.map((item) => answerSchema(item)) } : {}),
    ...(anyOf ? { anyOf: anyOf.map((one) => answerSchema(one)) } : {}),
  };
}

/** Properties with descriptions of their names. */
export function describedProperties(
  properties: Readonly<Record<string, JsonSchema>>,
  write: (schema: JsonSchema) => ApiSchema,
): ApiSchema {
  const meaning = (name: string) => WRITTEN.fields[name.replace('[]', '').replace(/^.*\[(.+)\]$/, '$1')];
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const description = meaning(name);
      return [name, { ...write(schema), ...(description ? { description } : {}) }];
    }),
  );
}

/** The `components.schemas` of the document, except the envelope. */
export const sharedSchemas = (): ApiSchema =>
  Object.fromEntries(SHARED.map(([name, schema]) => [name, answerSchema(schema, true)]));
