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
  /** The purpose, shown to others: 'deploy dtyt'. */
  readonly task: string;
  readonly waitMs?: number | undefined;
  /** How often the holder and each waiting process show that they live. */
  readonly beatMs?: number;
}

export interface Held {
  /** @throws Error when another process took the lock over because this one seemed dead */
  readonly check: () => Promise<void>;
}

/**
 * Runs `work` while no other process holds the lock of that name, by Lamport's bakery algorithm. It only needs keys
 * that can be written, listed and removed, so it works the same in a folder and in buckets with or without conditional
 * writes. The first to come is served first. Waiting processes remove the entries of dead ones.
 * @throws Error that names the holder when the lock is not free within `waitMs`
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
  // A monotonic clock, because the time of day may be changed while this waits.
  const until = performance.now() + waitMs;

  /** Waits until no key is left whose owner lives. */
  const waitFor = async (pending: () => Promise<readonly string[]>): Promise<void> => {
    for (;;) {
      const living = await livingOf(await pending());
      if (living.length === 0) return;
      if (performance.now() > until) throw new Error(busy(name, living[0]?.owner, waitMs));
      // A process far behind in the queue looks less often.
      await wait(Math.min(living.length, MOST_AHEAD) * POLL_MS * (0.5 + Math.random()));
    }
  };

  let isChoosing = true;
  let ticket: string | undefined;
  let endBeating: (() => Promise<void>) | undefined;
  try {
    // Takes a number. Others wait for choosing processes, so that two with the same number are ordered by id.
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
 * Removes a key, now or as soon as the storage can be reached again. The work under the lock is done, so an error here
 * must not fail it, and a long-lived process must not block others. If this process ends first, waiting ones remove the
 * key.
 */
async function removeAtLast(storage: Storage, key: string, againMs: number): Promise<void> {
  try {
    await storage.remove(key);
  } catch {
    setTimeout(() => void removeAtLast(storage, key, againMs), againMs).unref();
  }
}

/**
 * Shows others that this process lives. The beat has its own key: a beat written late must not bring back a ticket that
 * was removed, because all others would wait for it as long as this process lives.
 * @returns a function that ends the beats and waits for the last one
 */
function beatEvery(storage: Storage, key: string, everyMs: number): () => Promise<void> {
  let count = 0;
  let written = Promise.resolve();
  const step = async () => {
    count += 1;
    // Waiting processes notice a missing beat, and the holder checks the lock before it moves the pointer.
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
