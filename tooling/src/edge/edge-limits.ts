import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '@rifas/shared/deployment/client-network';

// Above the backend's limit for images, so that the backend refuses too large ones.
const BODY_BYTES = 8 * 1024 * 1024;
/** Long enough for an image over a slow phone line; a client that sends a byte now and then is cut off. */
const REQUEST_MS = 120_000;
const HEADERS_MS = 15_000;
/** No traffic in either direction. */
const SILENCE_MS = 75_000;

/**
 * Limits for one address: bodies that are still arriving, and connections. A whole class of pupils behind one address
 * sends a handful of bodies at the same moment, and opens six connections each.
 */
const BODIES_PER_ADDRESS = 64;
const CONNECTIONS_PER_ADDRESS = 512;
const CONNECTIONS = 10_000;

export const EDGE_TIMES = {
  requestTimeout: REQUEST_MS,
  connectionTimeout: SILENCE_MS,
  http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: 5_000 },
};

/** Things by address (IPv6: by network), oldest first. Beyond the limit the oldest that may go is given up. */
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
 * Protects the API from slow and too many requests. A body is read completely before it takes a connection to the API,
 * so slow bodies cannot fill the pool. When an address sends too many bodies or opens too many connections, its oldest
 * one is closed, so that others at the same address can go on.
 * @param trustsProxy connections then belong to the proxy, which limits its visitors itself
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
  // Fastify refuses invalid content types such as ';'. The API gets the raw headers, and decides whether that matters.
  app.addHook('onRequest', async (request) => void (request.headers = { 'content-type': undefined }));
  // reply-from would send a buffer as JSON, so the body becomes a stream again.
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
  // By now the whole request has been read, and a visitor waits for the answer.
  app.addHook('preHandler', async (request) => void answering.add(request.raw.socket));
  app.addHook('onResponse', async (request) => void answering.delete(request.raw.socket));
}
