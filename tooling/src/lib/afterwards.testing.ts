import { createServer, type RequestListener } from 'node:http';
import { listenLocally, type LocalServer } from './local-server';

type Stop = () => unknown;
const ofFile: Stop[] = [];
const ofTest: Stop[] = [];
let isInTest = false;

async function stopAll(running: Stop[]): Promise<void> {
  let failure: unknown;
  for (const stop of running.splice(0).reverse())
    await Promise.resolve()
      .then(stop)
      .catch((error: unknown) => (failure ??= error));
  if (failure !== undefined) throw failure;
}

beforeEach(() => void (isInTest = true));
afterEach(() => {
  isInTest = false;
  return stopAll(ofTest);
});
afterAll(() => stopAll(ofFile));

/** Stops something after the present test, also after one that fails, or after all of the file where none runs yet. */
export const afterwards = (stop: Stop): void => void (isInTest ? ofTest : ofFile).push(stop);

/** A server that runs until then. */
export async function serve(listener: RequestListener): Promise<LocalServer> {
  const server = await listenLocally(createServer(listener));
  afterwards(server.stop);
  return server;
}
