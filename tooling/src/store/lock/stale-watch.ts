import type { Storage } from '../storage/storage';
import { hasEnded, type Owner } from './owner';

/** What a key of a lock holds. */
export interface Entry {
  readonly owner: Owner;
  /** Goes up while the owner lives. */
  readonly beat: number;
}

/** An owner on another machine that showed no life for so long, by the watcher's own clock, counts as dead. */
const SILENCE_MS = 30_000;

interface Watched {
  readonly body: string;
  readonly since: number;
}

interface StaleWatch {
  /** Of these keys the entries whose owners live; the others are removed. */
  readonly living: (keys: readonly string[]) => Promise<readonly Entry[]>;
}

const parse = (body: string): Entry | undefined => {
  try {
    return JSON.parse(body) as Entry;
  } catch {
    return undefined;
  }
};

/** Tells entries of living processes from those that a crash left behind. */
export function staleWatch(
  storage: Storage,
  silenceMs = SILENCE_MS,
  now: () => number = () => performance.now(),
): StaleWatch {
  const watched = new Map<string, Watched>();
  const isSilent = (key: string, body: string): boolean => {
    const before = watched.get(key);
    if (before?.body === body) return now() - before.since > silenceMs;
    watched.set(key, { body, since: now() });
    return false;
  };
  const look = async (key: string): Promise<Entry | undefined> => {
    const body = (await storage.read(key))?.body.toString();
    if (body === undefined) return undefined;
    const entry = parse(body);
    const dead = (entry && hasEnded(entry.owner)) ?? isSilent(key, body);
    if (!dead) return entry ?? { owner: UNKNOWN, beat: 0 };
    await storage.remove(key);
    return undefined;
  };
  return {
    living: async (keys) => (await Promise.all(keys.map(look))).filter((entry) => entry !== undefined),
  };
}

/** Of an entry that is half written. */
const UNKNOWN: Owner = {
  user: 'somebody',
  host: 'an unknown machine',
  pid: 0,
  born: '',
  since: 'a moment ago',
  task: 'an unknown task',
};
