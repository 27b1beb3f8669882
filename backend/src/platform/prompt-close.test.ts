import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { closePromptly } from './prompt-close';

let app: FastifyInstance;
/** Resolves when '/later' is requested; its answer waits until `answer` is called. */
let asked: Promise<void>;
let answer: () => void;
const sockets: Socket[] = [];

beforeEach(async () => {
  const held = new Promise<void>((resolve) => (answer = resolve));
  app = fastify({ forceCloseConnections: 'idle', keepAliveTimeout: 60_000 });
  closePromptly(app);
  app.get('/now', () => 'now');
  asked = new Promise((resolve) => {
    app.get('/later', async () => {
      resolve();
      await held;
      return 'later';
    });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

async function open(): Promise<Socket> {
  const accepted = once(app.server, 'connection');
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  await Promise.all([accepted, once(socket, 'connect')]);
  return socket;
}

const ask = (socket: Socket, path: string): unknown => socket.write(`GET ${path} HTTP/1.1\r\nHost: here\r\n\r\n`);

const received = async (socket: Socket): Promise<string> => String((await once(socket, 'data'))[0]);

test('A connection without a request does not delay the close of the server.', async () => {
  const silent = await open();
  const ended = once(silent, 'close');
  await app.close();
  await ended;
});

test('A connection whose requests are all answered does not delay the close of the server.', async () => {
  const socket = await open();
  ask(socket, '/now');
  expect(await received(socket)).toContain('now');
  await app.close();
});

test('A request that came before the close is answered, and its connection ends with the answer.', async () => {
  const socket = await open();
  const ended = once(socket, 'close');
  ask(socket, '/later');
  await asked;
  const closed = app.close();
  const answered = received(socket);
  while (app.server.listening) await new Promise((resolve) => setImmediate(resolve));
  answer();
  expect(await answered).toContain('later');
  await Promise.all([closed, ended]);
}, 10_000);
