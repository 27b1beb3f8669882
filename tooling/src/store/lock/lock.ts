import { randomUUID } from 'node:crypto';
import type { Storage } from '../storage/storage';
import { describeOwner, thisOwner, type Owner } from './owner';
import { staleWatch, type Entry } from './stale-watch';

const POLL_MS = 60;
const MOST_AHEAD = 10;
const BEAT_MS = 5_000;
const DIGITS = 12;

interface LockOptions {
  /** What for, as others read it: 'deploy dtyt'. */
  readonly task: string;
  readonly waitMs: number;
}

export interface Held {
  /** @throws Error when somebody has taken the lock over: this process was taken for dead */
  readonly check: () => Promise<void>;
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Runs `work` while nobody else holds the lock of that name: Lamport's bakery. It needs no more than keys that can be written, listed and
 * removed, so that it is the same in a folder, in a bucket with conditional writes and in one without. Who comes first is served
 * first. Entries of processes that died are cleared away by those who wait.
 * @throws Error that names the holder when the lock is not had in `waitMs`
 */
export async function withLock<Result>(
  storage: Storage,
  name: string,
  { task, waitMs }: LockOptions,
  work: (held: Held) => Promise<Result>,
): Promise<Result> {
  const choosing = `locks/${name}/choosing/`;
  const tickets = `locks/${name}/tickets/`;
  const id = randomUUID();
  const owner = thisOwner(task);
  const bodyOf = (beat: number) => JSON.stringify({ owner, beat } satisfies Entry);
  const stale = staleWatch(storage);
  const until = Date.now() + waitMs;

  /** Waits until none of the keys is there whose owner lives. */
  const waitFor = async (pending: () => Promise<readonly string[]>): Promise<void> => {
    for (;;) {
      const keys = await pending();
      const living = await stale.living(keys);
      if (living.length === 0) return;
      if (Date.now() > until) throw new Error(busy(name, living[0]?.owner, waitMs));
      // Whoever stands far behind looks less often.
      await pause(Math.min(living.length, MOST_AHEAD) * POLL_MS * (0.5 + Math.random()));
    }
  };

  // Taking a number: others wait for who is at it, so that two with the same view of the numbers are told apart by their id.
  await storage.write(choosing + id, bodyOf(0));
  let isChoosing = true;
  let ticket: string | undefined;
  let beating: NodeJS.Timeout | undefined;
  try {
    const last = Math.max(0, ...(await storage.children(tickets)).map((key) => Number(key.split('-', 1)[0])));
    ticket = `${String(last + 1).padStart(DIGITS, '0')}-${id}`;
    await storage.write(tickets + ticket, bodyOf(0));
    await storage.remove(choosing + id);
    isChoosing = false;
    beating = beatEvery(storage, tickets + ticket, bodyOf);

    const own = ticket;
    const early = new Set(await storage.children(choosing));
    if (early.size > 0)
      await waitFor(async () =>
        (await storage.children(choosing)).filter((key) => early.has(key)).map((key) => choosing + key),
      );
    await waitFor(async () => (await storage.children(tickets)).filter((key) => key < own).map((key) => tickets + key));
    const check = async () => {
      if (!(await storage.read(tickets + own)))
        throw new Error(
          `The lock of ${name} was taken over: this process did not answer for too long. Nothing was changed.`,
        );
    };
    return await work({ check });
  } finally {
    clearInterval(beating);
    if (isChoosing) await storage.remove(choosing + id);
    if (ticket) await storage.remove(tickets + ticket);
  }
}

/** Shows others that this process lives, until its entry has been cleared away. */
function beatEvery(storage: Storage, key: string, bodyOf: (beat: number) => string): NodeJS.Timeout {
  let beat = 0;
  const step = async () => {
    beat += 1;
    if (await storage.read(key)) await storage.write(key, bodyOf(beat));
  };
  // A beat that fails is missed by those who wait, and the pointer is checked before it moves.
  return setInterval(() => void step().catch(() => undefined), BEAT_MS).unref();
}

const busy = (name: string, owner: Owner | undefined, waitMs: number): string =>
  `${name} is locked by ${owner ? describeOwner(owner) : 'somebody'}; waited ${Math.round(waitMs / 1000)} s. Try again when that has ended.`;
