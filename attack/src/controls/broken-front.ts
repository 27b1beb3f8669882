import { createServer, request as httpRequest, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listenLocally, type LocalServer } from '@rifas/tooling/lib/local-server';

interface Passing {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}
interface Returned {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/** How a front changes requests and answers to break a rule. */
export interface Breach {
  readonly going?: (request: Passing) => Passing;
  readonly coming?: (answer: Returned) => Returned;
}

const forward = (base: string, { method, path, headers, body }: Passing): Promise<Returned> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(base);
    const { 'transfer-encoding': chunked, ...own } = headers;
    const length = chunked === undefined && body.length === 0 ? {} : { 'content-length': String(body.length) };
    const sent = httpRequest({ hostname, port, method, path, headers: { ...own, ...length } }, (answer) => {
      buffer(answer).then(
        (read) => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: read }),
        reject,
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });

/** A server in front of a site that breaks one rule: it lets through what the site refuses, or changes its answers. */
export async function brokenFront(
  base: string,
  { going = (request) => request, coming = (answer) => answer }: Breach,
): Promise<LocalServer> {
  const server = createServer((request, response) => {
    const pass = async (): Promise<void> => {
      const { method = 'GET', url: path = '/', headers } = request;
      const body = await buffer(request);
      const answer = coming(await forward(base, going({ method, path, headers, body })));
      const { 'transfer-encoding': chunked, 'content-encoding': coding, ...own } = answer.headers;
      const kept = coding === undefined ? own : { ...own, 'content-encoding': coding };
      response.writeHead(
        answer.status,
        chunked === undefined ? kept : { ...kept, 'content-length': answer.body.length },
      );
      response.end(answer.body);
    };
    pass().catch(() => response.destroy());
  });
  return listenLocally(server);
}
