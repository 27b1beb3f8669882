import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import { lookup } from 'mrmime';
import { listenLocally } from '@rifas/tooling/lib/local-server';
import { liveModule, type LiveState } from './live-client';

interface DevServerOptions {
  readonly remote: string;
  /** The file feature.json. It is served in its current state, because it needs no build. */
  readonly featureFile: string;
  /** The folder of the newest build, with remoteEntry.js. */
  readonly folder: string;
  readonly port: number;
  /** The origin of the only site whose pages may read the served files. */
  readonly allowed: string;
}

const EVENTS = '/__rifas/events';
const LIVE = '/__rifas/live.js';
const BUILD = '/build/';

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/** Before the first successful build, the entry reports why there is none. */
function entryModule(folder: string, { build, hash, problem }: LiveState): string {
  const live = `import '${LIVE}?${new URLSearchParams({ build, hash }).toString()}';\n`;
  if (isFile(join(folder, 'remoteEntry.js'))) return `${live}export * from '.${BUILD}remoteEntry.js';\n`;
  return `${live}throw new Error(${JSON.stringify(problem === '' ? 'The first build is not ready yet.' : problem)});\n`;
}

/** Serves a remote in development to the pages of one site. */
export async function startDevServer(options: DevServerOptions) {
  const { remote, featureFile, folder, port, allowed } = options;
  const listeners = new Set<ServerResponse>();
  let state: LiveState = { build: '', hash: '', problem: '' };
  const message = () => `data: ${JSON.stringify(state)}\n\n`;

  const send = (response: ServerResponse, type: string, content: string | Buffer) =>
    void response.writeHead(200, { 'Content-Type': type }).end(content);

  const sendFile = (response: ServerResponse, path: string) => {
    const file = join(folder, decodeURIComponent(path));
    if (!file.startsWith(folder + sep) || !isFile(file)) return void response.writeHead(404).end();
    send(response, lookup(file) ?? 'application/octet-stream', readFileSync(file));
  };

  const listen = (request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write(message());
    listeners.add(response);
    request.on('close', () => listeners.delete(response));
  };

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (request.method === 'OPTIONS')
      return void response.writeHead(204, { 'Access-Control-Allow-Private-Network': 'true' }).end();
    if (pathname === '/feature.json') return send(response, 'application/json', readFileSync(featureFile, 'utf8'));
    if (pathname === '/remoteEntry.js') return send(response, 'text/javascript', entryModule(folder, state));
    if (pathname === LIVE) {
      const loaded = { build: searchParams.get('build') ?? '', hash: searchParams.get('hash') ?? '' };
      return send(response, 'text/javascript', liveModule(origin + EVENTS, remote, loaded));
    }
    if (pathname === EVENTS) return listen(request, response);
    if (pathname.startsWith(BUILD)) return sendFile(response, pathname.slice(BUILD.length));
    response.writeHead(404).end();
  };
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', allowed);
    response.setHeader('Cache-Control', 'no-store');
    try {
      answer(request, response);
    } catch {
      // The address is invalid, or an editor or the bundler is replacing the file right now.
      response.writeHead(404).end();
    }
  });
  const { port: listensOn, stop } = await listenLocally(server, port);
  const origin = `http://localhost:${listensOn}`;

  return {
    origin,
    /** Sends the new state to every tab that runs the remote. */
    tell: (next: LiveState): void => {
      state = next;
      for (const listener of listeners) listener.write(message());
    },
    close: stop,
  };
}
export type DevServer = Awaited<ReturnType<typeof startDevServer>>;
