import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Storage } from '../storage/storage';
import { describeOwner, thisOwner, type Owner } from './owner';
import { beatOf, staleWatch, type Entry } from './stale-watch';

const POLL_MS = 60;
const MOST_AHEAD = 10;
const BEAT_MS = 5_000;
const DIGITS = 12;
const WAIT_MS = 120_000;

export interface LockOptions {
  /** What for, as others read it: 'deploy dtyt'. */
  readonly task: string;
  readonly waitMs?: number | undefined;
  /** How often the holder, and whoever waits, shows that it lives. */
  readonly beatMs?: number;
}

export interface Held {
  /** @throws Error when somebody has taken the lock over: this process was taken for dead */
  readonly check: () => Promise<void>;
}

/**
 * Runs `work` while nobody else holds the lock of that name: Lamport's bakery. It needs no more than keys that can be written, listed and
 * removed, so that it is the same in a folder, in a bucket with conditional writes and in one without. Who comes first is served
 * first. Entries of processes that died are cleared away by those who wait.
 * @throws Error that names the holder when the lock is not had in `waitMs`
 */
export async function withLock<Result>(
  storage: Storage,
  name: string,
  { task, waitMs = WAIT_MS, beatMs = BEAT_MS }: LockOptions,
  work: (held: Held) => Promise<Result>,
): Promise<Result> {
  const choosing = `locks/${name}/choosing/`;
  const tickets = `locks/${name}/tickets/`;
  const id = randomUUID();
  const entry = JSON.stringify({ owner: thisOwner(task) } satisfies Entry);
  const livingOf = staleWatch(storage);
  // Not the time of day, which somebody may set meanwhile.
  const until = performance.now() + waitMs;

  /** Waits until none of the keys is there whose owner lives. */
  const waitFor = async (pending: () => Promise<readonly string[]>): Promise<void> => {
    for (;;) {
      const living = await livingOf(await pending());
      if (living.length === 0) return;
      if (performance.now() > until) throw new Error(busy(name, living[0]?.owner, waitMs));
      // Whoever stands far behind looks less often.
      await wait(Math.min(living.length, MOST_AHEAD) * POLL_MS * (0.5 + Math.random()));
    }
  };

  let isChoosing = true;
  let ticket: string | undefined;
  let endBeating: (() => Promise<void>) | undefined;
  try {
    // Taking a number: others wait for who is at it, so that two with the same view of the numbers are told apart by their id.
    await storage.write(choosing + id, entry);
    const last = Math.max(0, ...(await storage.children(tickets)).map((key) => Number(key.split('-', 1)[0])));
    ticket = `${String(last + 1).padStart(DIGITS, '0')}-${id}`;
    await storage.write(tickets + ticket, entry);
    await storage.remove(choosing + id);
    isChoosing = false;
    endBeating = beatEvery(storage, beatOf(choosing + id), beatMs);

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
    if (isChoosing) await removeAtLast(storage, choosing + id, beatMs);
    if (ticket) await removeAtLast(storage, tickets + ticket, beatMs);
    await endBeating?.();
  }
}

/**
 * Removes a key, now or as soon as the storage can be reached again: what was decided under a lock is decided, and whoever goes on for long
 * holds nobody up. Of a process that ends before that, others clear it away.
 */
async function removeAtLast(storage: Storage, key: string, againMs: number): Promise<void> {
  try {
    await storage.remove(key);
  } catch {
    setTimeout(() => void removeAtLast(storage, key, againMs), againMs).unref();
  }
}

/**
 * Shows others that this process lives. The beat has a key of its own: one that is written late must not bring a ticket back that has
 * been removed, for which all others would wait as long as this process lives.
 * @returns ends it, with what is under way
 */
function beatEvery(storage: Storage, key: string, everyMs: number): () => Promise<void> {
  let count = 0;
  let written = Promise.resolve();
  const step = async () => {
    count += 1;
    // A beat that fails is missed by those who wait, and the pointer is checked before it moves.
    await storage.write(key, String(count)).catch(() => undefined);
  };
  const timer = setInterval(() => {
    written = written.then(step);
  }, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await written;
    if (count > 0) await removeAtLast(storage, key, everyMs);
  };
}

const busy = (name: string, owner: Owner | undefined, waitMs: number): string =>
  `${name} is locked by ${owner ? describeOwner(owner) : 'somebody'}; waited ${Math.round(waitMs / 1000)} s. Try again when that has ended.`;
