import { connect, type Socket } from 'node:net';

/** What a server wrote on one connection. */
export interface RawAnswer {
  /** The status of each answer, in order: a connection may carry several. */
  readonly statuses: readonly number[];
  readonly text: string;
}

const portOf = (base: string): number => Number(new URL(base).port);

/** Opens a connection that sends `first` and stays open. Errors only close it. */
export function hold(base: string, first: string): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port: portOf(base) }, () => {
      if (first !== '') socket.write(first);
      resolve(socket);
    });
    socket.on('error', () => resolve(socket));
    // The answer must be read, or the server would wait for this side.
    socket.resume();
  });
}

/**
 * Sends bytes unchanged, and reads until the server closes, is silent for `quietMs` after its first byte, or `limitMs`
 * have passed.
 * @returns what it wrote; no status if it closed without an answer
 */
export function sendRaw(base: string, bytes: string | Buffer, limitMs = 5_000, quietMs = 150): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let quiet: NodeJS.Timeout | undefined;
    const socket = connect({ host: '127.0.0.1', port: portOf(base) }, () => socket.write(bytes));
    const end = (): void => {
      clearTimeout(limit);
      clearTimeout(quiet);
      socket.destroy();
      const text = Buffer.concat(chunks).toString('latin1');
      const statuses = [...text.matchAll(/^HTTP\/1\.[01] (\d{3})/gm)].map(([, status]) => Number(status));
      resolve({ statuses, text });
    };
    const limit = setTimeout(end, limitMs);
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      clearTimeout(quiet);
      quiet = setTimeout(end, quietMs);
    });
    socket.on('error', end);
    socket.on('close', end);
  });
}

/** A request without a body, as bytes. */
export const requestOf = (
  path: string,
  {
    method = 'GET',
    headers = {},
  }: { readonly method?: string; readonly headers?: Readonly<Record<string, string>> } = {},
): string =>
  [
    `${method} ${path} HTTP/1.1`,
    ...Object.entries({ Host: 'localhost', Connection: 'close', ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
    '',
    '',
  ].join('\r\n');
