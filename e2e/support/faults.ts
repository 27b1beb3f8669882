import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** How a real server fails. `hang` takes the request and never answers it, not even when the fault is over. */
export const FAULTS = ['404', '503', 'html', 'reset', 'hang'] as const;
export type Fault = (typeof FAULTS)[number];

export interface Served {
  readonly path: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Changes what the site has answered. */
export type Edit = (served: Served) => Pick<Served, 'headers' | 'body'> | Promise<Pick<Served, 'headers' | 'body'>>;

export interface FaultProxy {
  readonly url: string;
  /** From now on requests for these paths fail. */
  readonly fail: (paths: RegExp, fault: Fault) => void;
  /** From now on what the site answers for these paths is changed; of several edits each sees what the one before made. */
  readonly edit: (paths: RegExp, edit: Edit) => void;
  /** Serves these paths from another one of the site. */
  readonly alias: (paths: RegExp, to: (path: string) => string) => void;
  /** No fault any more; edits and aliases stay. */
  readonly heal: () => void;
  /** As at the start. */
  readonly reset: () => void;
  /** Paths that have been asked for, in order. */
  readonly asked: (paths: RegExp) => readonly string[];
  readonly close: () => Promise<void>;
}

const broken: Readonly<Record<Exclude<Fault, 'hang'>, (response: ServerResponse) => void>> = {
  '404': (response) => void response.writeHead(404).end(),
  '503': (response) => void response.writeHead(503, { 'content-type': 'application/json' }).end('{"status":"error"}'),
  html: (response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Mantenimiento</p>'),
  reset: (response) => void response.socket?.destroy(),
};

const read = async (message: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

/** What describes the body as it was sent, or the connection it was sent by. */
const OF_THE_WIRE = ['content-length', 'content-encoding', 'transfer-encoding', 'connection', 'keep-alive'];

/** A proxy in front of a running site that breaks chosen paths. */
export async function startFaultProxy(site: string): Promise<FaultProxy> {
  const target = new URL(site);
  let faults: [paths: RegExp, fault: Fault][] = [];
  let edits: [paths: RegExp, edit: Edit][] = [];
  let aliases: [paths: RegExp, to: (path: string) => string][] = [];
  let asked: string[] = [];
  const sockets = new Set<Socket>();

  const pass = async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    const address = aliases.find(([paths]) => paths.test(path))?.[1](request.url ?? path) ?? request.url;
    // Whole and plain, for an edit to work on: a 304 would bring the unedited headers.
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    delete headers['if-none-match'];
    delete headers['if-modified-since'];
    const sent = httpRequest({
      host: target.hostname,
      port: target.port,
      method: request.method,
      path: address,
      headers,
    });
    const answered = new Promise<IncomingMessage>((resolve, reject) =>
      sent.on('response', resolve).on('error', reject),
    );
    request.pipe(sent);
    const answer = await answered;
    let served: Served = { path, status: answer.statusCode ?? 502, headers: answer.headers, body: await read(answer) };
    for (const [paths, edit] of edits) if (paths.test(path)) served = { ...served, ...(await edit(served)) };
    const kept = Object.entries(served.headers).filter(
      ([name, value]) => value !== undefined && !OF_THE_WIRE.includes(name),
    );
    response.writeHead(served.status, Object.fromEntries(kept) as Record<string, string | string[]>);
    response.end(served.body);
  };

  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', site).pathname;
    asked.push(path);
    const fault = faults.find(([paths]) => paths.test(path))?.[1];
    if (fault === 'hang') return;
    if (fault) return broken[fault](response);
    pass(request, response, path).catch(() => response.destroy());
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    fail: (paths, fault) => void faults.unshift([paths, fault]),
    edit: (paths, edit) => void edits.push([paths, edit]),
    alias: (paths, to) => void aliases.push([paths, to]),
    heal: () => void (faults = []),
    reset: () => {
      faults = [];
      edits = [];
      aliases = [];
      asked = [];
    },
    asked: (paths) => asked.filter((path) => paths.test(path)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
