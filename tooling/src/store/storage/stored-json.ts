import type { Storage } from './storage';

/** What lies in a storage and cannot be read as what it is. */
export class Damaged extends Error {}

/** JSON under a key, with its tag. @throws Damaged where it is none */
export async function readStoredJson<Value>(
  { read, where }: Storage,
  key: string,
): Promise<{ readonly value: Value; readonly tag: string } | undefined> {
  const stored = await read(key);
  if (!stored) return undefined;
  const text = stored.body.toString();
  try {
    return { value: JSON.parse(text) as Value, tag: stored.tag };
  } catch (cause) {
    throw new Damaged(`${key} in ${where} is damaged: it is ${text === '' ? 'empty' : 'no JSON'}.`, { cause });
  }
}

/** What is read, or what is the matter with it: in a list one damaged thing hides no other. */
export const orDamaged = <Value>(reading: Promise<Value>): Promise<Value | Damaged> =>
  reading.catch((error: unknown) => {
    if (error instanceof Damaged) return error;
    throw error;
  });
