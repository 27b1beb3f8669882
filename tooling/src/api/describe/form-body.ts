import type { JsonSchema } from '@rifas/shared/contracts';

type Entry<Value> = readonly [name: string, value: Value];

const has = ({ type }: JsonSchema, name: string): boolean =>
  type === name || (Array.isArray(type) && type.includes(name));

/** A form holds texts: what counts as missing is sent as an empty text, never as null. */
function withoutNull(schema: JsonSchema): JsonSchema {
  const { type, ...rest } = schema;
  if (!Array.isArray(type)) return schema;
  const types = (type as readonly string[]).filter((name) => name !== 'null');
  const [only, ...others] = types;
  return { type: only !== undefined && others.length === 0 ? only : types, ...rest };
}

/** The fields of a body as a form names them, with PHP's brackets: `talones[]`, `comprador[Nombre]`. */
function fieldsOf(name: string, schema: JsonSchema): readonly Entry<JsonSchema>[] {
  if (has(schema, 'array')) return [[`${name}[]`, schema]];
  if (!schema.properties) return [[name, withoutNull(schema)]];
  return Object.entries(schema.properties).flatMap(([inner, one]) => fieldsOf(`${name}[${inner}]`, one));
}

const nameInForm = (name: string, schema: JsonSchema | undefined): string =>
  schema !== undefined && has(schema, 'array') ? `${name}[]` : name;

/** The schema of a body as it is encoded in a form. */
export function formSchema({ properties = {}, required = [] }: JsonSchema): JsonSchema {
  const fields = Object.entries(properties).flatMap(([name, schema]) => fieldsOf(name, schema));
  const names = required.flatMap((name) => {
    const inner = properties[name];
    if (!inner?.properties) return [nameInForm(name, inner)];
    return (inner.required ?? []).map((each) => nameInForm(`${name}[${each}]`, inner.properties?.[each]));
  });
  return {
    type: 'object',
    properties: Object.fromEntries(fields),
    ...(names.length > 0 ? { required: names } : {}),
  };
}

function valuesOf(name: string, value: unknown): readonly Entry<unknown>[] {
  if (Array.isArray(value)) return [[`${name}[]`, value]];
  if (typeof value !== 'object' || value === null) return [[name, value]];
  return Object.entries(value).flatMap(([inner, one]) => valuesOf(`${name}[${inner}]`, one));
}

/** A body under the names that it has in a form. */
export const formExample = (body: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(body).flatMap(([name, value]) => valuesOf(name, value)));
