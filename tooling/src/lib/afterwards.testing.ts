import { createServer, type RequestListener } from 'node:http';
import { listenLocally, type LocalServer } from './local-server';

const running: (() => unknown)[] = [];
afterEach(async () => {
  let failure: unknown;
  for (const stop of running.splice(0).reverse())
    await Promise.resolve()
      .then(stop)
      .catch((error: unknown) => (failure ??= error));
  if (failure !== undefined) throw failure;
});

/** Stops something after the present test, also after one that fails. */
export const afterwards = (stop: () => unknown): void => void running.push(stop);

/** A server that runs until the present test ends. */
export async function serve(listener: RequestListener): Promise<LocalServer> {
  const server = await listenLocally(createServer(listener));
  afterwards(server.stop);
  return server;
}
