import type { Storage } from './storage';

/** What lies in a storage and cannot be read as what it is. */
export class Damaged extends Error {}

/**
 * A JSON object under a key, with its tag.
 * @param fields what it has had ever since such objects are kept: somebody who wrote something else there is told so
 * @throws Damaged where it is none, or lacks one of them
 */
export async function readStoredJson<Value extends object>(
  { read, where }: Storage,
  key: string,
  ...fields: readonly (keyof Value & string)[]
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

/** What is read, or what is the matter with it: in a list one damaged thing hides no other. */
export const orDamaged = <Value>(reading: Promise<Value>): Promise<Value | Damaged> =>
  reading.catch((error: unknown) => {
    if (error instanceof Damaged) return error;
    throw error;
  });
