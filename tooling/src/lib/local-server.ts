import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hasCode } from './error-code';

/** A server that runs until it is stopped. */
export interface Served {
  readonly url: string;
  /** Also closes open connections. */
  readonly stop: () => Promise<void>;
}

export interface LocalServer extends Served {
  readonly port: number;
}

/**
 * Makes a server of this process listen on the loopback address only.
 * @param wanted its port; a free one when left out
 * @throws Error where the port is taken
 */
export async function listenLocally(server: Server, wanted = 0): Promise<LocalServer> {
  server.listen(wanted, '127.0.0.1');
  await once(server, 'listening').catch((error: unknown) => {
    if (!hasCode(error, 'EADDRINUSE')) throw error;
    throw new Error(`Port ${wanted} is taken. Stop who listens there, or name another.`, { cause: error });
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
