import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { serve } from '../lib/afterwards.testing';
import { siteOfFiles } from './edge.testing';

const SLOW = 140;

let trustedProxies: string[] = [];
let edge: FastifyInstance;
let url: URL;
let asked: string[];
/** The content types of the requests. */
let types: unknown[];
/** Receives the response that the API holds back. */
let arrive: (response: ServerResponse) => void;
beforeEach(async () => {
  [asked, types] = [[], []];
  const { url: apiUrl } = await serve((request, response) => {
    const answer = (body: string) => {
      if (request.url === '/api/late') return arrive(response);
      asked.push(`${request.url} ${body}`);
      types.push(request.headers['content-type']);
      response.setHeader('content-type', 'application/json').end('{"status":"success"}');
    };
    text(request).then(answer, () => response.destroy());
  });
  edge = await siteOfFiles().open({ apiUrl, trustedProxies });
  url = new URL(await edge.listen({ port: 0, host: '127.0.0.1' }));
});

/** Opens a connection that announces a body and sends one byte of it, through a proxy where an address is given. */
const slowBody = (address?: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const from = address === undefined ? '' : `X-Forwarded-For: ${address}\r\n`;
    const socket = connect(Number(url.port), url.hostname, () => {
      socket.write(
        `POST /api/slow HTTP/1.1\r\nHost: x\r\n${from}Content-Type: text/plain\r\nContent-Length: 1000\r\n\r\na`,
      );
      resolve(socket);
    });
    socket.on('error', reject);
    socket.resume();
  });

const post = async (body: string) =>
  fetch(new URL('/api/quick', url), { method: 'POST', body, headers: { 'content-type': 'application/json' } });

test('a body with an invalid content type reaches the API unchanged', async () => {
  const headers = { 'content-type': ';' };
  const { status } = await fetch(new URL('/api/odd', url), { method: 'POST', body: 'a=1', headers });
  expect([status, asked, types]).toEqual([200, ['/api/odd a=1'], [';']]);
});

test('140 bodies that never end delay no other request, not even from the same address, and never reach the API', async () => {
  const slow: Socket[] = [];
  for (let number = 0; number < SLOW; number += 1) slow.push(await slowBody());
  const answers = await Promise.all(Array.from({ length: 20 }, (_, number) => post(`{"number":${number}}`)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(asked).toHaveLength(20);
  expect(asked).toContain('/api/quick {"number":7}');
  for (const socket of slow) socket.destroy();
});

test('an address that sends too many bodies loses the oldest, and the newest go on', async () => {
  const slow: Socket[] = [];
  const closed: number[] = [];
  const oldest = new Promise<void>((resolve) => {
    void (async () => {
      for (let number = 0; number < SLOW; number += 1) {
        const socket = await slowBody();
        socket.on('close', () => {
          closed.push(number);
          if (closed.length === SLOW - 64) resolve();
        });
        slow.push(socket);
      }
    })();
  });
  await oldest;
  expect(Math.max(...closed)).toBe(SLOW - 64 - 1);
  for (const socket of slow) socket.destroy();
});

describe('behind a proxy', () => {
  beforeAll(() => (trustedProxies = ['127.0.0.1']));
  afterAll(() => (trustedProxies = []));

  test('a machine with many IPv6 addresses counts as one address, and its neighbours count separately', async () => {
    const closed: string[] = [];
    const open = async (address: string): Promise<Socket> => {
      const socket = await slowBody(address);
      socket.on('close', () => closed.push(address));
      return socket;
    };
    const neighbour = await open('2001:db8:1:3::1');
    const machine: Socket[] = [];
    for (let host = 1; host <= 66; host += 1) machine.push(await open(`2001:db8:1:2::${host}`));
    await expect(post('{}')).resolves.toMatchObject({ status: 200 });
    expect(closed.sort()).toEqual(['2001:db8:1:2::1', '2001:db8:1:2::2']);
    for (const socket of [neighbour, ...machine]) socket.destroy();
  });
});

test('a body that is too large is refused with an envelope, and a body that breaks off does not reach the API', async () => {
  const answer = await post('x'.repeat(8 * 1024 * 1024 + 1));
  expect([answer.status, await answer.json()]).toEqual([
    413,
    { status: 'error', data: null, message: 'El pedido es demasiado grande.' },
  ]);
  const socket = await slowBody();
  socket.destroy();
  await post('{}');
  expect(asked).toEqual(['/api/quick {}']);
});

test.each([
  ['17 KB of cookies', `GET /login HTTP/1.1\r\nHost: x\r\nCookie: a=${'x'.repeat(17_000)}\r\n\r\n`],
  ['a megabyte of cookies', `GET /login HTTP/1.1\r\nHost: x\r\nCookie: a=${'x'.repeat(1_000_000)}\r\n\r\n`],
])('a person whose browser sends %s reads in Spanish what to do', async (_what, request) => {
  const socket = connect(Number(url.port), url.hostname);
  socket.write(request);
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 431 .*\r\n/);
  expect(answer).toContain('Content-Type: text/plain; charset=utf-8');
  expect(answer).toMatch(/Borrá las cookies de este sitio y abrí la página de nuevo\.\n$/);
  expect(asked).toEqual([]);
});

test('a request that cannot be read is refused with an envelope', async () => {
  const socket = connect(Number(url.port), url.hostname);
  socket.write('no request\r\n\r\n');
  const [head, body = ''] = (await text(socket)).split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 400 /);
  expect(JSON.parse(body)).toEqual({ status: 'error', data: null, message: 'Pedido no válido.' });
});

test('a visitor who leaves while the API still answers causes no warning', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation();
  const late = new Promise<ServerResponse>((resolve) => (arrive = resolve));
  const visitor = connect(Number(url.port), url.hostname);
  visitor.write('POST /api/late HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 1\r\n\r\na');
  const response = await late;
  const given = new Promise((resolve) => response.once('close', resolve));
  response.writeHead(200).flushHeaders();
  // Once the edge has answered a later request, it has the headers of the first.
  await post('{}');
  visitor.destroy();
  await given;
  await post('{}');
  expect(warned).not.toHaveBeenCalled();
});

test('the edge limits the time of headers, bodies and idle connections, and the number of connections', () => {
  const { headersTimeout, requestTimeout, timeout, maxConnections } = edge.server;
  for (const limit of [headersTimeout, requestTimeout, timeout, maxConnections]) expect(limit).toBeGreaterThan(0);
  expect(headersTimeout).toBeLessThan(requestTimeout);
});
