import { readFileSync } from 'node:fs';
import { openDatabase, type Db } from '@rifas/backend/db/database';
import { draws, raffles, tickets } from '@rifas/backend/db/schema';
import { startBackendProcess, type BackendProcess } from '@rifas/backend/testing/backend-process';
import { contractRequest, LINK_STATUS, type TestRequest } from '@rifas/backend/testing/contract-request';
import { CASH_BUYER, createSeller } from '@rifas/backend/testing/fixtures';
import { testDeployment } from '@rifas/backend/testing/test-deployment';
import {
  generateLink,
  getDetailedRaffles,
  getRaffles,
  putInBag,
  transferDirectly,
  validateSession,
} from '@rifas/shared/contracts';
import type { Note } from '../report/tally';
import { reachProcess, SECRETS } from '../target/reach';

const CALLS = 40;
const ROUNDS = 5;
const RAFFLES = 500;
const DRAWS = 5;
/**
 * The longest allowed wait beside any forty calls, relative to the wait beside forty of the most expensive ones without
 * turns.
 */
const MOST_OF_NO_TURNS = 0.3;
/** The first raffle of each hostile seller; the next seller's begin this many numbers later. */
const FIRST_NUMBER = 10_000;
const HONEST_MAIL = 'honest@example.com';
/** The addresses of two visitors in different networks, in the header of an edge. */
const HOSTILE = { 'x-forwarded-for': '192.0.2.1' };
const HONEST = { 'x-forwarded-for': '198.51.100.1' };

interface DelayOptions {
  /** A database that does not exist yet. */
  readonly databaseUrl: string;
  /** The folder of the compiled backend. */
  readonly compiled: string;
  readonly without?: 'turns';
}

type Make = (token: string) => TestRequest;

const json = (path: string, payload: string, token: string): TestRequest => ({
  method: 'POST',
  url: `/${path}`,
  headers: { 'content-type': 'application/json', authorization: token },
  payload,
});
const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);

const rafflesOf = (first: number): readonly string[] => numbers(RAFFLES).map((place) => String(first + place - 1));

/** The most expensive calls of one seller, the worst first. */
const COSTLY: Readonly<Record<string, Make>> = {
  [`a list of ${RAFFLES} raffles with ${DRAWS} draws each`]: (token) =>
    contractRequest(getDetailedRaffles, {}, { token }),
  'the same without details': (token) => contractRequest(getRaffles, {}, { token }),
  'a JSON list of 40,000 ids, refused': (token) =>
    json(generateLink.path, JSON.stringify({ talones: numbers(40_000) }), token),
  'JSON nested 100,000 deep, refused': (token) =>
    json(generateLink.path, `${'['.repeat(100_000)}${']'.repeat(100_000)}`, token),
  'a link for 5,000 tickets, most of them of others': (token) =>
    contractRequest(
      generateLink,
      { ...CASH_BUYER, talones: numbers(5_000).map(String), status: LINK_STATUS, asumirRecargo: 'false' },
      { token },
    ),
  'a form with a list of 5,000 raffles, refused': (token) =>
    contractRequest(putInBag, { rifas: numbers(5_000).map(String) }, { token }),
  'a transfer of 1,000 raffles of others, refused': (token) =>
    contractRequest(
      transferDirectly,
      { rifas: [1, 2].flatMap((seller) => rafflesOf(seller * FIRST_NUMBER)), mailTransf: HONEST_MAIL },
      { token },
    ),
};

/** A seller with more raffles than any real one, each in every draw. */
async function createRichSeller(db: Db, email: string, first: number): Promise<number> {
  const { userId, passengerId } = await createSeller(db, email);
  const numeros = rafflesOf(first);
  await db.insert(raffles).values(numeros.map((numero) => ({ numero })));
  const drawn = await db.select().from(draws);
  await db
    .insert(tickets)
    .values(
      numeros.flatMap((numero) =>
        drawn.map(({ id }) => ({ numero, drawId: id, precioCents: 2000, ownerId: passengerId })),
      ),
    );
  return userId;
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/**
 * The processor time of a process's first thread, in milliseconds: in a Node process the one that answers. Unlike clock
 * time, it does not depend on other load.
 * @throws Error if the machine does not run Linux
 */
function processorTimeOf(pid: number): number {
  const [nanoseconds] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
}

/** The backend's processor time from a call of `validate` to its answer. */
async function waited(backend: BackendProcess, token: string): Promise<number> {
  const before = processorTimeOf(backend.pid);
  const { status } = await backend.call(validateSession, {}, { token, headers: HONEST });
  if (status !== 200) throw new Error(`validate answered ${status}`);
  return processorTimeOf(backend.pid) - before;
}

/** The longest wait of `validate` while forty calls were worked on. */
async function longestBeside(backend: BackendProcess, token: string, costly: TestRequest): Promise<number> {
  let working = true;
  const headers = { ...costly.headers, ...HOSTILE };
  const calls = Promise.all(Array.from({ length: CALLS }, () => backend.request({ ...costly, headers })));
  const all = calls.finally(() => (working = false));
  let longest = 0;
  while (working) longest = Math.max(longest, await waited(backend, token));
  await all;
  return longest;
}

/** The median of several rounds, in each of which one seller sends forty calls at once. */
async function usuallyBeside(
  backend: BackendProcess,
  token: () => Promise<string>,
  costly: () => Promise<TestRequest>,
): Promise<number> {
  const longest: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    longest.push(await longestBeside(backend, await token(), await costly()));
  return median(longest);
}

/**
 * One seller repeatedly sends forty calls at once, and another's `validate` waits for them. The wait beside forty of
 * the most expensive calls without turns is measured in the same run, so that a slow machine affects both.
 */
export async function delays({ databaseUrl: url, compiled, without }: DelayOptions, note: Note): Promise<void> {
  // The usual limits would refuse some calls: here all forty are worked on, in every round.
  const start = (atOnce: string): Promise<BackendProcess> =>
    startBackendProcess({
      like: { config: { ...SECRETS, deployment: testDeployment() }, database: { url } },
      compiled,
      env: { CALLS_PER_SECOND: '100000', CALLS_AT_ONCE: atOnce },
    });
  const all = '1000';
  const judged = await start(without === undefined ? '' : all);
  const turnless = await start(all);
  const { db, close } = openDatabase(url);
  try {
    const { tokenOf } = reachProcess(db, () => judged);
    await db
      .insert(draws)
      .values(numbers(DRAWS).map((draw) => ({ numero: String(draw), fecha: '2999-03-15 20:00:00' })));
    const honest = await createSeller(db, HONEST_MAIL);
    const honestToken = (): Promise<string> => tokenOf(honest.userId);
    const alone: number[] = [];
    for (let round = 0; round < 4 * ROUNDS; round += 1) alone.push(await waited(judged, await honestToken()));
    let costliest = 0;
    for (const [index, [name, make]] of Object.entries(COSTLY).entries()) {
      const userId = await createRichSeller(db, `hostile-${index}@example.com`, FIRST_NUMBER * (index + 1));
      const costly = async (): Promise<TestRequest> => make(await tokenOf(userId));
      if (index === 0) costliest = (await usuallyBeside(turnless, honestToken, costly)) - median(alone);
      const more = (await usuallyBeside(judged, honestToken, costly)) - median(alone);
      const compared = `${more.toFixed(0)} ms more, ${(more / costliest).toFixed(2)} of ${costliest.toFixed(0)} without turns`;
      console.log(`validate beside ${CALLS} times ${name}: ${compared}`);
      note("another's validate beside forty costly calls", name, more > MOST_OF_NO_TURNS * costliest && compared);
    }
  } finally {
    await close();
    await Promise.all([judged.stop(), turnless.stop()]);
  }
}
