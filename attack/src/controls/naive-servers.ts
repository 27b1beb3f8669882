import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { listenLocally, type LocalServer } from '@rifas/tooling/lib/local-server';
import { repoRoot } from '@rifas/tooling/lib/repo';

/** Serves any file that an address leads to, even through dots. */
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

/** Waits for slow callers without a limit. */
export function patientServer(): Promise<LocalServer> {
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/api/validate' ? 401 : 200).end();
  });
  Object.assign(server, { headersTimeout: 0, requestTimeout: 0, timeout: 0, connectionsCheckingInterval: 0 });
  return listenLocally(server);
}

/**
 * Reads a chunked body by its Content-Length and forwards the rest as a separate request, like two servers that
 * disagree.
 */
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
