import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An API that returns the request which an edge sent it, as JSON. `…/hang-up` closes the connection, `…/own-policy` answers with a header that the edge has too. */
export async function startEchoApi(): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
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
