import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createSeller } from '@rifas/backend/testing/fixtures';
import type { Note } from '../report/tally';
import { hold, sendRaw } from '../target/raw';
import type { Target } from '../target/target';

const SLOW_HEADERS = 150;
const SLOW_BODIES = 140;
const IDLE = 700;
/** Both edges allow 15 s for the headers; Node checks every five. */
const HEADERS_END_MS = 30_000;
const ANSWER_MS = 5_000;

const times = <Value>(count: number, make: (index: number) => Value): readonly Value[] =>
  Array.from({ length: count }, (_, index) => make(index));

const isClosed = (socket: Socket): boolean => socket.destroyed || socket.readableEnded;

/** Ten visitors: each must get a page or an answer of the API in time. */
async function visitors({ url }: Target, note: Note, what: string): Promise<void> {
  for (let visitor = 0; visitor < 5; visitor += 1)
    for (const [path, expected] of [
      ['/login', 200],
      ['/api/validate', 401],
    ] as const) {
      const began = Date.now();
      const { statuses } = await sendRaw(
        url,
        `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
        ANSWER_MS,
      );
      const came = `${path}: ${statuses[0] ?? 'no answer'} after ${Date.now() - began} ms`;
      note(`visitors beside ${what}`, `${path} ${visitor}`, statuses[0] !== expected && came);
    }
}

async function until(done: () => boolean, limitMs: number): Promise<void> {
  const end = Date.now() + limitMs;
  while (!done() && Date.now() < end) await wait(200);
}

async function beside(target: Target, note: Note, what: string, sockets: readonly Socket[]): Promise<void> {
  await visitors(target, note, what);
  for (const socket of sockets) socket.destroy();
}

/** Headers that never end: other visitors must be served, and the edge must close the connections. */
export async function slowHeaders(target: Target, note: Note): Promise<void> {
  const heads = await Promise.all(
    times(SLOW_HEADERS, () => hold(target.url, 'GET /login HTTP/1.1\r\nHost: localhost\r\nX: ')),
  );
  const drip = setInterval(() => {
    for (const socket of heads) if (!isClosed(socket)) socket.write('a');
  }, 1_000);
  await visitors(target, note, 'slow headers');
  await until(() => heads.every(isClosed), HEADERS_END_MS);
  clearInterval(drip);
  heads.forEach((socket, index) =>
    note('slow headers', `connection ${index}`, !isClosed(socket) && 'was never closed'),
  );
  for (const socket of heads) socket.destroy();
}

/** Connections that are slow, silent or never read: other visitors must be served. */
async function slow(target: Target, note: Note): Promise<void> {
  const { url } = target;
  const body =
    'POST /api/validate HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{';
  await beside(target, note, 'slow bodies', await Promise.all(times(SLOW_BODIES, () => hold(url, body))));
  await beside(target, note, 'silent connections', await Promise.all(times(IDLE, () => hold(url, ''))));
  const reader = 'GET /login HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(20);
  const deaf = await Promise.all(times(50, () => hold(url, reader)));
  for (const socket of deaf) socket.pause();
  await beside(target, note, 'visitors who do not read', deaf);
}

/** One seller calls without end; another must be served. */
async function floods({ app, once, world }: Target, note: Note): Promise<void> {
  const url = '/api/validate';
  const flooder = await createSeller(app.db, `flood-${Date.now()}@example.com`);
  const authorization = await app.tokenOf(flooder.userId);
  const calls = times(500, () => once({ method: 'GET', url, headers: { authorization } }));
  const honest = { authorization: await app.tokenOf(world.carla.userId) };
  const others = await Promise.all(times(5, () => app.request({ method: 'GET', url, headers: honest })));
  others.forEach(({ status }, index) =>
    note('another seller beside a flood', String(index), status !== 200 && String(status)),
  );
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  const refused = statuses.filter((status) => status === 429).length;
  const broken = statuses.find((status) => status !== 200 && status !== 429);
  statuses.forEach((status, index) =>
    note(
      'calls of one seller without end',
      String(index),
      broken !== undefined && status === broken && String(status),
      refused === 0 && 'nobody was refused',
    ),
  );
}

/** Guesses of a password must hit the limit, from one network for one account and for many. */
async function guesses({ once, world }: Target, note: Note): Promise<void> {
  const guess = (email: string, index: number) =>
    once({
      method: 'POST',
      url: '/auth/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `email=${encodeURIComponent(email)}&password=Guess${index}!&getHash=false&type=student-rifas`,
    });
  for (const [what, email] of [
    ['guesses for one account', () => world.bruno.email],
    ['guesses for many accounts', (index: number) => `nobody${index}@example.com`],
  ] as const) {
    const answers: Awaited<ReturnType<typeof guess>>[] = [];
    for (let index = 0; index < 40; index += 1) answers.push(await guess(email(index), index));
    const runOut = answers.some(({ status }) => status === 429);
    answers.forEach(({ status, body }, index) =>
      note(
        what,
        String(index),
        !runOut && what === 'guesses for one account' && 'guesses never ran out',
        body.status === 'success' && 'a guess opened it',
        status >= 500 && String(status),
      ),
    );
  }
}

/** Floods and slow connections. It runs last: afterwards this address has no calls left for a while. */
export async function crowds(target: Target, note: Note): Promise<void> {
  await slowHeaders(target, note);
  await slow(target, note);
  await guesses(target, note);
  await floods(target, note);
}
