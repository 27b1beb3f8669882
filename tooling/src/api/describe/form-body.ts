import type { JsonSchema } from '@rifas/shared/contracts';
import { present } from './components';

type Entry<Value> = readonly [name: string, value: Value];

const has = ({ type }: JsonSchema, name: string): boolean =>
  type === name || (Array.isArray(type) && type.includes(name));

/** The fields of a body under their names in a form, with PHP's brackets: `talones[]`, `comprador[Nombre]`. */
function fieldsOf(name: string, schema: JsonSchema): readonly Entry<JsonSchema>[] {
  if (has(schema, 'array')) return [[`${name}[]`, schema]];
  // A form contains texts: a missing value is sent as an empty text, never as null.
  if (!schema.properties) return [[name, present(schema)]];
  return Object.entries(schema.properties).flatMap(([inner, one]) => fieldsOf(`${name}[${inner}]`, one));
}

const nameInForm = (name: string, schema: JsonSchema | undefined): string =>
  schema !== undefined && has(schema, 'array') ? `${name}[]` : name;

/** The schema of a body in form encoding. */
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

/** A body under the names of its fields in a form. */
export const formExample = (body: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(body).flatMap(([name, value]) => valuesOf(name, value)));
