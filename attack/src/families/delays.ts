import { openDatabase, type Db } from '@rifas/backend/db/database';
import { draws, raffles, tickets } from '@rifas/backend/db/schema';
import { startBackendProcess, type BackendProcess } from '@rifas/backend/testing/backend-process';
import { contractRequest, LINK_STATUS, type TestRequest } from '@rifas/backend/testing/contract-request';
import { createSeller } from '@rifas/backend/testing/fixtures';
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
import { processorTimeOf } from '../target/processor-time';
import { reachProcess, SECRETS } from '../target/reach';

const CALLS = 40;
const ROUNDS = 5;
const RAFFLES = 500;
const DRAWS = 5;
const MOST_MS = 100;
/** The raffles of each hostile seller begin here; those of the next one as far above. */
const FIRST_NUMBER = 10_000;
const HONEST_MAIL = 'honest@example.com';
/** An edge says who a visitor is; these two live in different networks. */
const HOSTILE = { 'x-forwarded-for': '192.0.2.1' };
const HONEST = { 'x-forwarded-for': '198.51.100.1' };

interface DelayOptions {
  /** A database that is not there yet. */
  readonly databaseUrl: string;
  /** Where the backend stands compiled. */
  readonly compiled: string;
  readonly without?: 'turns';
}

const BUYER = { Nombre: 'Eva', Apellido: 'Paz', Email: 'eva@example.com', Celular: '099', Departamento: 'Salto' };

type Make = (token: string) => TestRequest;

const json = (path: string, payload: string, token: string): TestRequest => ({
  method: 'POST',
  url: `/${path}`,
  headers: { 'content-type': 'application/json', authorization: token },
  payload,
});
const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);

const rafflesOf = (first: number): readonly string[] => numbers(RAFFLES).map((place) => String(first + place - 1));

/** What one seller can ask for that costs most. */
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
      { ...BUYER, talones: numbers(5_000).map(String), status: LINK_STATUS, asumirRecargo: 'false' },
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

/** A seller with more raffles than anybody has, each in every draw. */
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

/** How long the processor was busy from a call of `validate` to its answer. */
async function waited(backend: BackendProcess, token: string): Promise<number> {
  const before = processorTimeOf(backend.pid);
  const { status } = await backend.call(validateSession, {}, { token, headers: HONEST });
  if (status !== 200) throw new Error(`validate answered ${status}`);
  return processorTimeOf(backend.pid) - before;
}

/** The longest that `validate` waited while forty calls were worked on. */
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

/** One seller sends forty calls at once, and again; another's `validate` waits for at most 100 ms of them. */
export async function delays({ databaseUrl: url, compiled, without }: DelayOptions, note: Note): Promise<void> {
  const backend = await startBackendProcess({
    like: { config: { ...SECRETS, deployment: testDeployment() }, database: { url } },
    compiled,
    // Whoever calls too often is refused: here all forty are worked on, in every round.
    env: { CALLS_PER_SECOND: '100000', CALLS_AT_ONCE: without === undefined ? '' : '1000' },
  });
  const { db, close } = openDatabase(url);
  try {
    const { tokenOf } = reachProcess(db, () => backend);
    await db
      .insert(draws)
      .values(numbers(DRAWS).map((draw) => ({ numero: String(draw), fecha: '2027-03-15 20:00:00' })));
    const honest = await createSeller(db, HONEST_MAIL);
    const validateAlone = async (): Promise<number> => waited(backend, await tokenOf(honest.userId));
    const alone: number[] = [];
    for (let round = 0; round < 4 * ROUNDS; round += 1) alone.push(await validateAlone());
    for (const [index, [name, make]] of Object.entries(COSTLY).entries()) {
      const userId = await createRichSeller(db, `hostile-${index}@example.com`, FIRST_NUMBER * (index + 1));
      const beside: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        beside.push(await longestBeside(backend, await tokenOf(honest.userId), make(await tokenOf(userId))));
      const more = median(beside) - median(alone);
      console.log(`validate beside ${CALLS} times ${name}: ${more.toFixed(0)} ms more`);
      note(
        "another's validate beside forty costly calls",
        name,
        more > MOST_MS ? `${more.toFixed(0)} ms more of the processor than ${MOST_MS} allow` : undefined,
      );
    }
  } finally {
    await close();
    await backend.stop();
  }
}
