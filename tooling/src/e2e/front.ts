import { createServer, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listenLocally, type Served } from '../lib/local-server';

/** A request of the page with its body. */
export interface Asked {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  /** The path without the query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Told {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer | string;
  /** Breaks the connection before the body. */
  readonly breaks?: boolean;
}

interface FrontRules {
  /** Answers instead of the site; undefined passes the request on. A promise that never settles is a hanging server. */
  readonly instead: (asked: Asked) => Promise<Told | undefined> | Told | undefined;
  /** Called with the site's response before the page gets it. */
  readonly answered?: (asked: Asked, told: Told) => void;
}

/** Headers about the transferred body or the connection. */
const OF_THE_WIRE = new Set(['content-length', 'transfer-encoding', 'connection', 'keep-alive']);

type Request = Pick<Asked, 'url'> &
  Partial<Pick<Asked, 'method' | 'headers'>> & { readonly body?: Buffer | string | undefined };

interface Answer extends Told {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/**
 * Sends a request to a site on a new connection, and returns the whole response. An edge that reloads its configuration
 * closes idle connections. A request that was just sent on one gets no response; browsers retry it, and Node's fetch
 * does not.
 */
export const pass = (site: string, { method, url, headers, body = '' }: Request): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site);
    const sent = httpRequest({ hostname, port, method, path: url, headers, agent: false }, (answer) => {
      buffer(answer).then(
        (whole) => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: whole }),
        reject,
      );
    });
    sent.on('error', reject).end(body);
  });

/** A server in front of a running site that answers some requests itself. */
export async function startFront(site: string, { instead, answered }: FrontRules): Promise<Served> {
  const server = createServer((request, response) => {
    const serve = async () => {
      const { method = 'GET', url = '/', headers } = request;
      const asked = { method, url, path: new URL(url, site).pathname, headers, body: await buffer(request) };
      const own = await instead(asked);
      const told = own ?? (await pass(site, asked));
      if (!own) answered?.(asked, told);
      if (told.breaks) return response.destroy();
      const kept = Object.entries(told.headers).filter(
        ([name, value]) => value !== undefined && !OF_THE_WIRE.has(name),
      );
      response.writeHead(told.status, Object.fromEntries(kept) as Record<string, string | string[]>);
      response.end(told.body);
    };
    // The client or the site is gone, so nobody waits for an answer.
    serve().catch(() => response.destroy());
  });
  const { port, stop } = await listenLocally(server);
  return { url: `http://localhost:${port}`, stop };
}
