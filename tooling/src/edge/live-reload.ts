import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

export const RELOAD_SCRIPT = '/__dev/reload.js';

/** A state of an application: its name, and the hash of its scripts. */
interface Built {
  readonly name: string;
  readonly hash: string;
}

/**
 * Runs in the page. It updates the loaded modules of a remote to a hash with the function that
 * kit/remote-sdk/src/refresh/runtime.ts left in the page, so typed text stays. Changes are applied one after the other,
 * because each builds on the last.
 */
const SCRIPT = `
const taken = new Map();
const events = new EventSource('/__dev/events');
let last = Promise.resolve();
const on = (name, act) => events.addEventListener(name, ({ data }) => {
  last = last.then(() => act(JSON.parse(data)));
});
on('reload', () => location.reload());
on('compiled', async ({ name, hash }) => {
  const refresh = globalThis[Symbol.for('rifas.refresh')]?.get(name);
  if ((await refresh?.(hash)) === true) taken.set(name, hash);
});
on('released', ({ name, hash }) => {
  if (taken.get(name) !== hash) location.reload();
});
`;

/** For development: pages with RELOAD_SCRIPT take a change, or reload on demand. */
export function addLiveReload(edge: FastifyInstance) {
  const listeners = new Set<ServerResponse>();
  edge.get(RELOAD_SCRIPT, (_request, reply) =>
    reply.type('text/javascript').header('Cache-Control', 'no-store').send(`{${SCRIPT}}`),
  );
  edge.get('/__dev/events', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    reply.raw.write(': listening\n\n');
    listeners.add(reply.raw);
    request.raw.on('close', () => listeners.delete(reply.raw));
  });
  const send = (event: string, data: unknown) => {
    for (const listener of listeners) listener.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  return {
    /** Reloads every open page. */
    reload: () => send('reload', {}),
    /** Updates the pages that run a remote to the compiled modules, keeping their state. */
    compiled: (built: Built) => send('compiled', built),
    /** Reloads every page that did not take the update; the release exists by now. */
    released: (built: Built) => send('released', built),
  };
}
export type LiveReload = ReturnType<typeof addLiveReload>;
