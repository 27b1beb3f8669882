import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { repoRoot } from '@rifas/tooling/lib/repo';

interface Running {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

async function listen(server: Server): Promise<Running> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Serves whatever file an address leads to, dots and all. */
export const serverOfFiles = (): Promise<Running> =>
  listen(
    createServer((request, response) => {
      const asked = `${repoRoot}/${request.url ?? ''}`;
      Promise.resolve()
        .then(() => readFile(decodeURIComponent(asked)))
        .then(
          (file) => response.end(file),
          () => response.writeHead(404).end(),
        );
    }),
  );

/** Waits for whoever is slow, for as long as it takes. */
export function patientServer(): Promise<Running> {
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/api/validate' ? 401 : 200).end();
  });
  Object.assign(server, { headersTimeout: 0, requestTimeout: 0, timeout: 0, connectionsCheckingInterval: 0 });
  return listen(server);
}

/** Counts a chunked body by its length and hands the rest on as a request of its own, as two servers that disagree do. */
export const disagreeingServer = (): Promise<Running> =>
  listen(
    createServer({ insecureHTTPParser: true }, (request, response) => {
      request.resume();
      request.on('end', () => {
        const { method, url, headers } = request;
        response.end(JSON.stringify({ method, url, headers, body: '' }));
      });
    }),
  );
