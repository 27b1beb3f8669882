import type { AnyContract, JsonSchema } from '@rifas/shared/contracts';

type Body = Readonly<Record<string, unknown>>;

/** A request that breaks its contract in one place. */
interface Trespass {
  /** 'talones: maxItems'. */
  readonly name: string;
  /** As JSON. */
  readonly payload: string;
}

const typesOf = ({ type, enum: allowed }: JsonSchema): readonly string[] =>
  allowed ? ['enum'] : typeof type === 'string' ? [type] : (type ?? []);

/** The shortest value that a schema accepts. */
function sample(schema: JsonSchema): unknown {
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return sample(schema.anyOf[0]);
  const [type] = typesOf(schema);
  if (type === 'array') return Array.from({ length: schema.minItems ?? 0 }, () => sample(schema.items ?? {}));
  if (type === 'object') return sampleObject(schema);
  if (type === 'integer' || type === 'number') return Math.max(1, schema.minimum ?? 1);
  return type === 'boolean' ? false : 'x'.repeat(schema.minLength ?? 0);
}

const sampleObject = ({ properties = {} }: JsonSchema): Body =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, sample(schema)]));

// JSON.stringify cannot write such deep nesting; JSON.parse reads it.
const DEEP = '@deep@';
const payloadOf = (body: unknown): string =>
  JSON.stringify(body).replace(`"${DEEP}"`, `${'['.repeat(100_000)}${']'.repeat(100_000)}`);

/** Values just past each bound of a schema, and values of another type. */
function pastBounds(schema: JsonSchema): [string, unknown][] {
  const { enum: allowed, minLength, maxLength, minItems = 0, maxItems, minimum, maximum, items } = schema;
  const past: [string, unknown][] = [['deep', DEEP]];
  if (allowed) past.push(['enum', typeof allowed[0] === 'boolean' ? !allowed[0] : `${String(allowed[0])}x`]);
  // If the value is optional, an empty text counts as missing.
  const isOptional = minLength === 1 && typesOf(schema).includes('null');
  if (minLength !== undefined && !isOptional) past.push(['minLength', 'x'.repeat(minLength - 1)]);
  if (maxLength !== undefined) past.push(['maxLength', 'x'.repeat(maxLength + 1)], ['NUL', 'x\0']);
  if (minimum !== undefined) past.push(['minimum', minimum - 1]);
  if (maximum !== undefined) past.push(['maximum', maximum + 1], ['digits', '9'.repeat(100_000)]);
  if (items && maxItems !== undefined) {
    const one = sample(items);
    const full = Array.from({ length: maxItems }, () => one);
    past.push(
      ['maxItems', [...full, one]],
      ['keys', { ...full, [maxItems]: one }],
      ['far more', Array(120_000).fill(1)],
    );
    if (minItems > 0) past.push(['minItems', []]);
    past.push(...pastBounds(items).map(([name, value]): [string, unknown] => [`item ${name}`, [value]]));
  }
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    for (const [problem, value] of pastBounds(property))
      past.push([`${name} ${problem}`, { ...sampleObject(schema), [name]: value }]);
  return past;
}

/** Requests that break one bound of a contract each, or that are not requests at all. */
export function trespassesOf({ request: { schema } }: Pick<AnyContract, 'request'>): Trespass[] {
  const valid = sampleObject(schema);
  const bodies = Object.entries(schema.properties ?? {}).flatMap(([name, property]): [string, unknown][] => [
    ...pastBounds(property).map(([problem, value]): [string, unknown] => [
      `${name}: ${problem}`,
      { ...valid, [name]: value },
    ]),
    ...((schema.required ?? []).includes(name)
      ? [[`${name}: missing`, { ...valid, [name]: undefined }] satisfies [string, unknown]]
      : []),
  ]);
  const noObjects: [string, unknown][] = [
    ['a list', [valid]],
    ['deep', DEEP],
    ['a text', 'x'],
  ];
  return [...bodies, ...noObjects].map(([name, body]) => ({ name, payload: payloadOf(body) }));
}

/** The paths of missing bounds: whatever has a size must limit it. */
export function unbounded(schema: JsonSchema, path = ''): string[] {
  const types = typesOf(schema);
  const missing = [
    types.includes('string') &&
      !types.includes('number') &&
      schema.format !== 'binary' &&
      schema.maxLength === undefined,
    types.includes('array') && schema.maxItems === undefined && schema.prefixItems === undefined,
    (types.includes('integer') || types.includes('number')) &&
      (schema.minimum === undefined || schema.maximum === undefined),
  ].some(Boolean);
  return [
    ...(missing ? [path] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => unbounded(inner, `${path}.${name}`)),
    ...(schema.items ? unbounded(schema.items, `${path}[]`) : []),
    ...(schema.anyOf ?? []).flatMap((inner) => unbounded(inner, path)),
  ];
}
