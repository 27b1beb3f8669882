import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Lets a stopping server answer the requests it has begun, and then end. Node alone waits up to a minute longer: for
 * connections that never carried a request, such as one that a proxy opened for a visitor who has left, and for idle
 * ones that keep-alive holds open.
 */
export function closePromptly(http: FastifyInstance): void {
  const unused = new Set<Socket>();
  http.server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  http.server.on('request', ({ socket }) => unused.delete(socket));
  let isClosing = false;
  http.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
  http.addHook('preClose', (done) => {
    isClosing = true;
    for (const socket of unused) socket.destroy();
    done();
  });
}
