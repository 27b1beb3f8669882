import { jsonText } from '../../lib/json';
import type { Storage } from './storage';

/** A stored object cannot be parsed, or lacks required fields. */
export class Damaged extends Error {}

async function readTagged<Value extends object>(
  { read, where }: Storage,
  key: string,
  fields: readonly (keyof Value & string)[],
): Promise<{ readonly value: Value; readonly tag: string } | undefined> {
  const stored = await read(key);
  if (!stored) return undefined;
  const text = stored.body.toString();
  const damaged = (how: string, cause?: unknown) => new Damaged(`${key} in ${where} is damaged: it ${how}.`, { cause });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw damaged(text === '' ? 'is empty' : 'is no JSON', cause);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw damaged('is no JSON object');
  const missing = fields.find((field) => !(field in value));
  if (missing !== undefined) throw damaged(`has no "${missing}"`);
  return { value: value as Value, tag: stored.tag };
}

/**
 * A JSON object under a key.
 * @param fields fields that such objects have had from the beginning; a file edited by hand may lack them
 * @throws Damaged where the content is no JSON object, or lacks a field
 */
export const readStoredJson = async <Value extends object>(
  storage: Storage,
  key: string,
  ...fields: readonly (keyof Value & string)[]
): Promise<Value | undefined> => (await readTagged<Value>(storage, key, fields))?.value;

/** Replaces a JSON object by what `change` makes of it, again where somebody else has replaced it meanwhile. */
export async function changeStoredJson<Value extends object>(
  storage: Storage,
  key: string,
  change: (before: Value | undefined) => Value,
  ...fields: readonly (keyof Value & string)[]
): Promise<Value> {
  for (;;) {
    const stored = await readTagged<Value>(storage, key, fields);
    const next = change(stored?.value);
    if (await storage.swap(key, jsonText(next), stored?.tag)) return next;
  }
}

/** The value, or its Damaged error as a value, so that in a list one damaged entry hides no other. */
export const orDamaged = <Value>(reading: Promise<Value>): Promise<Value | Damaged> =>
  reading.catch((error: unknown) => {
    if (error instanceof Damaged) return error;
    throw error;
  });

/** The value; undefined also where it is damaged. */
export async function unlessDamaged<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  const found = await orDamaged(reading);
  return found instanceof Damaged ? undefined : found;
}
