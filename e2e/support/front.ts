import { createServer, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** A request of the page, whole. */
export interface Asked {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Told {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer | string;
  /** The connection breaks before the body. */
  readonly breaks?: boolean;
}

export interface FrontRules {
  /** Answers in place of the site; undefined leaves it to the site. A promise that never settles is a server that hangs. */
  readonly instead: (asked: Asked) => Promise<Told | undefined> | Told | undefined;
  /** What the site has answered, before the page gets it. */
  readonly answered?: (asked: Asked, told: Told) => void;
}

export interface Front {
  readonly url: string;
  readonly close: () => Promise<void>;
}

const read = async (message: AsyncIterable<unknown>): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

/** What describes the body as it was sent, or the connection it was sent by. */
const OF_THE_WIRE = new Set(['content-length', 'transfer-encoding', 'connection', 'keep-alive']);

/** A server before a running site that answers some requests itself. */
export async function startFront(site: string, { instead, answered }: FrontRules): Promise<Front> {
  const target = new URL(site);
  const sockets = new Set<Socket>();

  const pass = ({ method, headers, body }: Asked, url: string): Promise<Told> =>
    new Promise((resolve, reject) => {
      const sent = httpRequest({ host: target.hostname, port: target.port, method, path: url, headers });
      sent.on('error', reject);
      sent.on('response', (answer) => {
        read(answer).then(
          (whole) => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: whole }),
          reject,
        );
      });
      sent.end(body);
    });

  const server = createServer((request, response) => {
    const serve = async () => {
      const url = request.url ?? '/';
      const asked: Asked = {
        method: request.method ?? 'GET',
        path: new URL(url, site).pathname,
        headers: request.headers,
        body: await read(request),
      };
      const own = await instead(asked);
      const told = own ?? (await pass(asked, url));
      if (!own) answered?.(asked, told);
      if (told.breaks) return response.destroy();
      const kept = Object.entries(told.headers).filter(
        ([name, value]) => value !== undefined && !OF_THE_WIRE.has(name),
      );
      response.writeHead(told.status, Object.fromEntries(kept) as Record<string, string | string[]>);
      response.end(told.body);
    };
    // Whoever asked has gone, or the site has: either way there is nobody to tell.
    serve().catch(() => response.destroy());
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
