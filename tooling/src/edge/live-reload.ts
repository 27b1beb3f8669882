import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

export const RELOAD_SCRIPT = '/__dev/reload.js';

const SCRIPT = `new EventSource('/__dev/events').addEventListener('reload', () => location.reload());`;

export interface LiveReload {
  /** Makes every open page load again. */
  readonly reload: () => void;
}

/** For development: pages that carry RELOAD_SCRIPT load again when told. */
export function addLiveReload(edge: FastifyInstance): LiveReload {
  const listeners = new Set<ServerResponse>();
  edge.get(RELOAD_SCRIPT, (_request, reply) =>
    reply.type('text/javascript').header('Cache-Control', 'no-store').send(SCRIPT),
  );
  edge.get('/__dev/events', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    reply.raw.write(': listening\n\n');
    listeners.add(reply.raw);
    request.raw.on('close', () => listeners.delete(reply.raw));
  });
  return {
    reload: () => {
      for (const listener of listeners) listener.write('event: reload\ndata: now\n\n');
    },
  };
}
