import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { pass } from '@rifas/tooling/e2e/front';
import { expect, test } from './test';

export { expect, test };

/** Headers of every response. */
export const SECURITY = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

interface EdgeUnderTest {
  /** An edge of the same kind whose API echoes requests. */
  readonly echoUrl: string;
  readonly accessLog?: string;
  readonly errorLog?: string;
  readonly pidFile?: string;
  /** Why this edge does not run. */
  readonly problem?: string;
}

export function edge(): EdgeUnderTest {
  const all = JSON.parse(process.env['E2E_EDGES'] ?? '{}') as Record<string, EdgeUnderTest>;
  return all[test.info().project.name] ?? { echoUrl: '', problem: 'There is no such edge.' };
}

/** The number of nginx workers, including those that are about to end; 0 behind the Node edge. */
export function nginxWorkers(): number {
  const { pidFile } = edge();
  if (pidFile === undefined) return 0;
  const master = readFileSync(pidFile, 'utf8').trim();
  return readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').split(' ').filter(Boolean).length;
}

/** Fails with the reason where the edge could not be started. */
export const expectEdge = (): void => expect(edge().problem ?? '', 'the edge runs').toBe('');

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Asked {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** Sends a request to this project's site on a new connection, without normalizing the path: browsers remove `/../`. */
export const send = (path: string, asked: Asked = {}): Promise<Answer> =>
  sendTo(test.info().project.use.baseURL ?? '', path, asked);

/** Sends a request to the edge whose API echoes it. */
export const sendToEcho = (path: string, asked: Asked = {}): Promise<Answer> => sendTo(edge().echoUrl, path, asked);

async function sendTo(base: string, url: string, asked: Asked): Promise<Answer> {
  const { status, headers, body } = await pass(base, { url, ...asked });
  return { status, headers, body: String(body) };
}

/** A connection to the echo's edge that announces a body and sends only one byte of it. */
export function slowBody(): Promise<Socket> {
  const { port } = new URL(edge().echoUrl);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.write('POST /api/slow HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 1000\r\n\r\na');
      resolve(socket);
    });
    socket.on('error', reject);
    socket.resume();
  });
}

/** The folder with the compositions of this project's deployment, and with the pointer. */
const siteFolder = (): string => join(process.env['E2E_SITE_DIR'] ?? '', test.info().project.name);
const pointer = (): string => join(siteFolder(), 'current');

export const compositionFile = (number: number, name: string): string => join(siteFolder(), String(number), name);

export const currentNumber = (): number => parseInt(readFileSync(pointer(), 'utf8'), 10);

/** Moves the pointer in one step, as a deploy or a rollback does. */
export function pointTo(number: number | string): void {
  writeFileSync(`${pointer()}.test`, String(number));
  renameSync(`${pointer()}.test`, pointer());
}
