import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { listenLocally, type LocalServer } from '@rifas/tooling/lib/local-server';
import { repoRoot } from '@rifas/tooling/lib/repo';

/** Serves whatever file an address leads to, dots and all. */
export const serverOfFiles = (): Promise<LocalServer> =>
  listenLocally(
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
export function patientServer(): Promise<LocalServer> {
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/api/validate' ? 401 : 200).end();
  });
  Object.assign(server, { headersTimeout: 0, requestTimeout: 0, timeout: 0, connectionsCheckingInterval: 0 });
  return listenLocally(server);
}

/** Counts a chunked body by its length and hands the rest on as a request of its own, as two servers that disagree do. */
export const disagreeingServer = (): Promise<LocalServer> =>
  listenLocally(
    createServer({ insecureHTTPParser: true }, (request, response) => {
      request.resume();
      request.on('end', () => {
        const { method, url, headers } = request;
        response.end(JSON.stringify({ method, url, headers, body: '' }));
      });
    }),
  );
