import { createServer } from 'node:http';
import { listenLocally, type LocalServer } from '../lib/local-server';

/** An API that returns the request which an edge sent it, as JSON. `…/hang-up` closes the connection, `…/own-policy` answers with a header that the edge has too. */
export async function startEchoApi(): Promise<LocalServer> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.url?.endsWith('/hang-up')) return request.socket.destroy();
      if (request.url?.endsWith('/own-policy')) response.setHeader('Referrer-Policy', 'no-referrer');
      response.setHeader('Content-Type', 'application/json');
      response.end(
        JSON.stringify({
          method: request.method,
          url: request.url,
          headers: request.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
  });
  return listenLocally(server);
}
