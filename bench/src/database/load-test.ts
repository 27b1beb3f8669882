import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { percentile } from '../report/statistics';
import type { LoadCount, LoadOrders, LoadRequest } from './load-driver-process';

/** The callers of a load test. `watched` and `hostile` are raw session tokens. */
interface LoadActors {
  readonly url: string;
  /** Token of the seller whose `validate` is timed. */
  readonly watched: string;
  /** Token of a seller who attacks. */
  readonly hostile: string;
  /** Token of a payment link. */
  readonly link: string;
}

const SECONDS = 8;
const PAUSE_MS = 20;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** The calls of buyers. */
const honest = ({ link }: LoadActors): LoadRequest[] => [
  { method: 'POST', path: '/talon/validate-link', headers: FORM, body: `token=${link}` },
];

/** The most expensive calls of one seller: the longest lists, the deepest bodies, the largest answers. */
function hostileRequests({ hostile }: LoadActors): LoadRequest[] {
  const json = { 'content-type': 'application/json', authorization: hostile };
  const post = (path: string, body: string, headers: Record<string, string> = json): LoadRequest => ({
    method: 'POST',
    path,
    headers,
    body,
  });
  const tickets = Array.from({ length: 40_000 }, (_, index) => index + 1);
  const get = (path: string): LoadRequest => ({ method: 'GET', path, headers: { authorization: hostile } });
  return [
    get('/api/talon/get-detailed-by-pasajero'),
    post('/api/talon/generate-link', JSON.stringify({ talones: tickets })),
    get('/api/talon/get-by-pasajero'),
    post('/api/talon/guardar-comentario', `${'['.repeat(100_000)}${']'.repeat(100_000)}`),
    get('/api/talon/get-rifas-to-transfer'),
    post('/api/talon/put-rifa-bolsa', 'rifas[a]'.repeat(30_000), { ...FORM, authorization: hostile }),
    { method: 'POST', path: '/talon/validate-link', headers: { 'content-type': 'application/json' }, body: '{' },
  ];
}

/** The times that the watched seller waits during `during`. */
async function watch({ url, watched }: LoadActors, during: Promise<unknown>): Promise<readonly number[]> {
  const waited: number[] = [];
  let over = false;
  const long = wait(SECONDS * 1000);
  const end = Promise.all([during, long]).finally(() => (over = true));
  const headers = { authorization: watched, 'x-forwarded-for': '192.0.2.1' };
  while (!over) {
    const sent = performance.now();
    const answer = await fetch(`${url}/api/validate`, { headers });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`validate answered ${answer.status}`);
    waited.push(performance.now() - sent);
    await wait(PAUSE_MS);
  }
  await end;
  return waited;
}

/** Sends from a separate process, so that the cost of sending does not count as waiting. */
async function fire(order: LoadOrders): Promise<LoadCount> {
  if (order.connections === 0) return { good: 0, refused: 0, failed: 0 };
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'load-driver-process.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(order));
  return JSON.parse(await text(child.stdout)) as LoadCount;
}

/**
 * Calls of `honestClients` buyers and of one hostile seller with `hostileConnections`, and their effect on another
 * seller.
 */
export async function loadTest(
  actors: LoadActors,
  { honestClients, hostileConnections }: { readonly honestClients: number; readonly hostileConnections: number },
) {
  const { url } = actors;
  const both = Promise.all([
    fire({ url, seconds: SECONDS, connections: honestClients, net: 1, addresses: 'many', requests: honest(actors) }),
    fire({
      url,
      seconds: SECONDS,
      connections: hostileConnections,
      net: 2,
      addresses: 'one',
      requests: hostileRequests(actors),
    }),
  ]);
  const waited = await watch(actors, both);
  const [buyers, attacker] = await both;
  return {
    /** Milliseconds that the watched seller waited for `validate`, one after the other. */
    validateP50: percentile(waited, 0.5),
    validateP99: percentile(waited, 0.99),
    validateMost: Math.max(...waited),
    honestPerSecond: buyers.good / SECONDS,
    /** Answers of the server that report its own failure. */
    serverErrors: buyers.failed + attacker.failed,
    /** Honest buyers who got no good answer. */
    honestRefused: buyers.refused,
    hostileRefused: attacker.refused,
  };
}
export type LoadResult = Awaited<ReturnType<typeof loadTest>>;
