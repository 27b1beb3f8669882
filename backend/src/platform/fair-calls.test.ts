import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { registerErrorAnswers } from './error-answers';
import { registerFairCalls } from './fair-calls';

const CALLS = { burst: 1000, perSecond: 1 };

/** Calls that run until the test lets them end. */
interface Work {
  readonly http: FastifyInstance;
  readonly begun: string[];
  readonly finish: (count: number) => void;
}

function openWork(): Work {
  const http = fastify({ trustProxy: true });
  registerErrorAnswers(http);
  const { admit } = registerFairCalls(http, {
    calls: { seller: CALLS, address: CALLS },
    turns: { seller: { atOnce: 2, waiting: 1 }, address: { atOnce: 1, waiting: 9 } },
  });
  const begun: string[] = [];
  const waiting: (() => void)[] = [];
  const work = async (who: string): Promise<object> => {
    begun.push(who);
    await new Promise<void>((resolve) => waiting.push(resolve));
    return { who };
  };
  const onRequest = async (call: Parameters<typeof admit>[0]) =>
    void (await admit(call, async () => ({ userId: Number(call.headers['x-seller']) })));
  http.get('/mine', { onRequest }, async (call) => work(String(call.headers['x-seller'])));
  http.get('/anybody', async (call) => work(call.ip));
  http.get('/notice', { config: { unlimited: true } }, async () => work('gateway'));
  return { http, begun, finish: (count) => waiting.splice(0, count).forEach((end) => end()) };
}

let work: Work;
beforeEach(() => (work = openWork()));
afterEach(() => work.http.close());

const call = (url: string, headers: Record<string, string> = {}) => work.http.inject({ url, headers });
const untilBegun = async (count: number): Promise<void> => {
  while (work.begun.length < count) await new Promise(setImmediate);
};

test('two calls of a seller run at once, one waits, and further calls get 429, while another seller is served', async () => {
  const anas = Array.from({ length: 4 }, () => call('/mine', { 'x-seller': '7' }));
  const refused = await Promise.race(anas);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1']);
  const eva = call('/mine', { 'x-seller': '8' });
  await untilBegun(3);
  expect(work.begun).toEqual(['7', '7', '8']);
  work.finish(3);
  await untilBegun(4);
  work.finish(1);
  expect((await Promise.all(anas)).map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 429]);
  expect((await eva).statusCode).toBe(200);
});

test('calls without a session take turns by address, and HEAD takes one turn like GET', async () => {
  const first = work.http.inject({ method: 'HEAD', url: '/anybody', headers: { 'x-forwarded-for': '198.51.100.1' } });
  await untilBegun(1);
  const second = call('/anybody', { 'x-forwarded-for': '198.51.100.1' });
  const other = call('/anybody', { 'x-forwarded-for': '198.51.100.2' });
  await untilBegun(2);
  expect(work.begun).toEqual(['198.51.100.1', '198.51.100.2']);
  work.finish(2);
  await untilBegun(3);
  work.finish(1);
  expect((await Promise.all([first, second, other])).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
});

test('calls of an unlimited route do not wait', async () => {
  const notices = Array.from({ length: 9 }, () => call('/notice'));
  await untilBegun(9);
  work.finish(9);
  expect((await Promise.all(notices)).every(({ statusCode }) => statusCode === 200)).toBe(true);
});

test('a caller who leaves while waiting causes no work', async () => {
  await work.http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = work.http.server.address() as AddressInfo;
  const send = () => request({ port, path: '/anybody' }).on('error', () => undefined);
  const first = send();
  first.end();
  await untilBegun(1);
  const second = send();
  const arrived = new Promise<void>((resolve) =>
    work.http.server.once('request', (incoming) => incoming.socket.once('close', () => resolve())),
  );
  second.end();
  second.once('socket', (socket) => socket.once('connect', () => setImmediate(() => second.destroy())));
  await arrived;
  work.finish(1);
  const last = call('/anybody', { 'x-forwarded-for': '198.51.100.3' });
  await untilBegun(2);
  work.finish(1);
  await last;
  expect(work.begun).toEqual(['127.0.0.1', '198.51.100.3']);
  first.destroy();
});
