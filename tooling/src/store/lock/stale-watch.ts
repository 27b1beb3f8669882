import { quietly } from '../../lib/quietly';
import type { Storage } from '../storage/storage';
import { hasEnded, type Owner } from './owner';

export interface Entry {
  readonly owner: Owner;
}

/** The key that an entry's owner keeps changing while it lives. */
export const beatOf = (key: string): string => key.replace(/\/(?:choosing\/|tickets\/\d+-)([^/]+)$/, '/beats/$1');

/** An owner on another machine counts as dead after this long without a beat, measured by the watcher's own clock. */
const SILENCE_MS = 30_000;

/**
 * Tells entries of living processes from those that a crash left behind.
 * @returns a function that returns the entries of living owners, and removes the others with their beats
 */
export function staleWatch(storage: Storage, silenceMs = SILENCE_MS, now = () => performance.now()) {
  const watched = new Map<string, { readonly shown: string; readonly since: number }>();
  const textOf = async (key: string): Promise<string | undefined> => (await storage.read(key))?.body.toString();
  const isSilent = async (key: string, body: string): Promise<boolean> => {
    const shown = `${body} ${(await textOf(beatOf(key))) ?? ''}`;
    const before = watched.get(key);
    if (before?.shown === shown) return now() - before.since > silenceMs;
    watched.set(key, { shown, since: now() });
    return false;
  };
  const look = async (key: string): Promise<Entry | undefined> => {
    const body = await textOf(key);
    if (body === undefined) return undefined;
    const owner = quietly(() => (JSON.parse(body) as Entry).owner, undefined) ?? UNKNOWN;
    const dead = hasEnded(owner) ?? (await isSilent(key, body));
    if (!dead) return { owner };
    await storage.remove(key);
    await storage.remove(beatOf(key));
    return undefined;
  };
  return async (keys: readonly string[]): Promise<readonly Entry[]> =>
    (await Promise.all(keys.map(look))).filter((entry) => entry !== undefined);
}

/** Owner of an entry that is half written, or names none. */
const UNKNOWN: Owner = {
  user: 'somebody',
  host: 'an unknown machine',
  pid: 0,
  born: '',
  since: 'a moment ago',
  task: 'an unknown task',
};
