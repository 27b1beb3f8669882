import { openDatabase } from '@rifas/backend/db/database';
import { startBackendProcess, type BackendProcess } from '@rifas/backend/testing/backend-process';
import { createSeller } from '@rifas/backend/testing/fixtures';
import { testDeployment } from '@rifas/backend/testing/test-deployment';
import type { Note } from '../report/tally';
import { differenceOf, everythingIn } from '../target/everything';
import { createKillGate, type KillGate } from '../target/kill-gate';
import { reachProcess, SECRETS } from '../target/reach';
import { DEEDS, type Deed, type Sellers, type Via } from './deeds';
import { brokenRules } from './money-stands';
import type { Answer } from './refusal';

interface KillOptions {
  /** A database that does not exist yet. */
  readonly databaseUrl: string;
  /** The folder of the compiled backend. */
  readonly compiled: string;
  readonly without?: 'transactions';
  readonly deeds?: readonly Deed[];
  readonly roundsUnderLoad?: number;
}

/** The setup of the kills: one database, one gate, and backends that run one after another. */
interface Ground {
  readonly url: string;
  readonly gate: KillGate;
  readonly sellers: Sellers;
  /** Calls through the backend that runs now. */
  readonly via: Via;
  /** Kills the backend; the next one is already started and takes over. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

async function openGround({ databaseUrl: url, compiled, without }: KillOptions): Promise<Ground> {
  const start = (): Promise<BackendProcess> =>
    startBackendProcess({
      like: { config: { ...SECRETS, deployment: testDeployment() }, database: { url } },
      // Writes of the jobs would be counted; rounds that need them call the gateway again instead.
      env: { JOBS_EVERY_SECONDS: '86400', CALLS_PER_SECOND: '100000' },
      compiled,
      ...(without && { without }),
    });
  let living = await start();
  let next = start();
  const database = openDatabase(url);
  const gate = await createKillGate(url);
  const sellers = {
    ana: await createSeller(database.db, 'ana@example.com'),
    bruno: await createSeller(database.db, 'bruno@example.com'),
  };
  return {
    url,
    gate,
    sellers,
    via: reachProcess(database.db, () => living),
    async kill() {
      await living.kill();
      await gate.release();
      await gate.untilQuiet();
      living = await next;
      next = start();
    },
    async close() {
      await Promise.all([living.stop(), next.then((one) => one.stop())]);
      await database.close();
      await gate.close();
    },
  };
}

const succeeded = ({ body, status }: Answer): boolean => status === 200 && body.status === 'success';

/** Kills one deed before its first write, its second, and so on, until it has no more writes. */
async function betweenWrites(ground: Ground, deed: Deed, note: Note): Promise<void> {
  const { gate, via, sellers, url } = ground;
  for (let write = 1; ; write += 1) {
    const act = await deed.prepare(via, sellers);
    const before = await everythingIn(url);
    await gate.holdWrite(write);
    const answer = act(via).catch(() => undefined);
    if (!(await gate.untilHeld(answer))) {
      await gate.release();
      const done = await answer;
      note(
        'killed between two writes',
        `${deed.name} without a kill`,
        (done === undefined || !succeeded(done)) && `failed by itself: ${done?.text.slice(0, 200)}`,
        ...(await brokenRules(url)),
        write < 2 && 'nothing was written, so nothing was tried',
      );
      return;
    }
    await ground.kill();
    const rules = await brokenRules(url);
    const half = deed.whole ? differenceOf(before, await everythingIn(url)) : undefined;
    const failure = await act(via).then((again) => !succeeded(again) && again.text.slice(0, 200), String);
    note(
      'killed between two writes',
      `${deed.name}, before write ${write}`,
      ...rules,
      half !== undefined && `half written: ${half}`,
      failure !== false && `cannot be done afterwards: ${failure}`,
      ...(await brokenRules(url)),
    );
  }
}

const LANES = 6;
const SEED = 20_261_122;

/** Pseudorandom numbers, the same in every run. */
function* chance(seed: number): Generator<number, number> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

/** Six callers at once; the backend is killed while one of its writes waits and others are in progress. */
async function underLoad(ground: Ground, rounds: number, note: Note): Promise<void> {
  const { gate, via, sellers, url } = ground;
  const numbers = chance(SEED);
  for (let round = 0; round < rounds; round += 1) {
    const lanes = [...DEEDS, ...DEEDS]
      .slice(round % DEEDS.length)
      .filter((_, lane) => lane % 2 === 0)
      .slice(0, LANES);
    const acts = await Promise.all(lanes.map((deed) => deed.prepare(via, sellers)));
    const write = 1 + Math.floor(numbers.next().value * LANES * 3);
    await gate.holdWrite(write);
    const answers = Promise.all(acts.map((act) => act(via).catch(() => undefined)));
    const held = await gate.untilHeld(answers);
    if (held) await ground.kill();
    else await gate.release();
    const afterwards = await brokenRules(url);
    // All callers retry; a caller who had succeeded already is refused, and nobody wins twice.
    const failures = await Promise.all(
      acts.map((act) => act(via).then(({ status, text }) => status !== 200 && text.slice(0, 200), String)),
    );
    note(
      'killed under load',
      `round ${round}, at write ${write}`,
      !held && 'there were not so many writes',
      ...afterwards,
      ...failures.map((failure) => failure !== false && `no answer afterwards: ${failure}`),
      ...(await brokenRules(url)),
    );
  }
}

/** A backend that is killed in the middle: nothing may be sold twice or half written, and a retry must work. */
export async function kills(options: KillOptions, note: Note): Promise<void> {
  const ground = await openGround(options);
  try {
    for (const deed of options.deeds ?? DEEDS) await betweenWrites(ground, deed, note);
    await underLoad(ground, options.roundsUnderLoad ?? 0, note);
  } finally {
    await ground.close();
  }
}
