import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '@rifas/shared/deployment/client-network';

// Above the backend's own limit for images, so that it is the backend that says no.
const BODY_BYTES = 8 * 1024 * 1024;
/** An image over a telephone line takes a while; whoever sends a byte now and then is cut off. */
const REQUEST_MS = 120_000;
const HEADERS_MS = 15_000;
/** Nobody reads, nobody writes. */
const SILENCE_MS = 75_000;

/**
 * Bodies of one address that are still arriving, and its connections. A whole class behind one address sends a handful of bodies at
 * the same moment, and opens six connections each.
 */
const BODIES_PER_ADDRESS = 64;
const CONNECTIONS_PER_ADDRESS = 512;
const CONNECTIONS = 10_000;

/** What the server of the edge begins with: how long it waits for what. */
export const EDGE_TIMES = {
  requestTimeout: REQUEST_MS,
  connectionTimeout: SILENCE_MS,
  http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: 5_000 },
};

/** Things of each address, of IPv6 of each network, oldest first. Beyond the limit the oldest that may go is given up, never the newest. */
class PerAddress<Thing extends object> {
  private readonly all = new Map<string, Set<Thing>>();
  constructor(
    private readonly limit: number,
    private readonly mayGo: (thing: Thing) => boolean,
    private readonly giveUp: (thing: Thing) => void,
  ) {}

  add(address: string, thing: Thing): void {
    const network = networkOf(address);
    const things = this.all.get(network) ?? new Set();
    this.all.set(network, things.add(thing));
    if (things.size <= this.limit) return;
    const oldest = [...things].find((one) => this.mayGo(one));
    if (oldest) this.giveUp(oldest);
  }

  remove(address: string, thing: Thing): void {
    const network = networkOf(address);
    const things = this.all.get(network);
    things?.delete(thing);
    if (things?.size === 0) this.all.delete(network);
  }
}

/**
 * Keeps the slow and the many from the API behind the edge. A body is read whole before a connection to the API is taken, so no number of
 * slow bodies fills its pool. Of one address that sends too many bodies, or opens too many connections, the oldest is closed: whoever shares
 * that address goes on working.
 * @param trustsProxy connections are those of the proxy, which counts its visitors itself
 */
export function limitEdge(app: FastifyInstance, trustsProxy: boolean): void {
  const bodies = new PerAddress<FastifyRequest>(
    BODIES_PER_ADDRESS,
    () => true,
    (request) => request.raw.destroy(new Error('Given up for younger ones')),
  );
  app.addHook('preParsing', async (request, _reply, payload) => {
    const { ip, headers } = request;
    if (headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0) return payload;
    const arrived = () => bodies.remove(ip, request);
    payload.once('end', arrived).once('close', arrived);
    bodies.add(ip, request);
    return payload;
  });
  app.removeAllContentTypeParsers();
  // Fastify refuses one that is none, such as ';'. Whether it matters is the API's to say, which gets the headers as they came.
  app.addHook('onRequest', async (request) => void (request.headers = { 'content-type': undefined }));
  // What goes on to the API is a stream: reply-from would write a buffer as JSON.
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: BODY_BYTES },
    async (_request: FastifyRequest, body: Buffer) => Readable.from([body], { objectMode: false }),
  );
  limitConnections(app, trustsProxy);
}

function limitConnections(app: FastifyInstance, trustsProxy: boolean): void {
  const server = app.server as Server;
  server.maxConnections = CONNECTIONS;
  if (trustsProxy) return;
  const answering = new WeakSet<Socket>();
  const sockets = new PerAddress<Socket>(
    CONNECTIONS_PER_ADDRESS,
    (socket) => !answering.has(socket),
    (socket) => socket.destroy(),
  );
  server.on('connection', (socket: Socket) => {
    const { remoteAddress: address = '' } = socket;
    sockets.add(address, socket);
    socket.once('close', () => sockets.remove(address, socket));
  });
  // From here on the whole request is read, and a visitor waits for the answer.
  app.addHook('preHandler', async (request) => void answering.add(request.raw.socket));
  app.addHook('onResponse', async (request) => void answering.delete(request.raw.socket));
}
