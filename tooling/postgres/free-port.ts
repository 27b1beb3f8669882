import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

// Below the ports that the kernel gives to outgoing connections: one of those can be taken before whoever asked has begun to listen.
const FIRST = 12_000;
const LAST = 32_000;
const TRIES = 100;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** A port of this machine that nobody listens on now, chosen at random so that two who ask at once get two. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(FIRST, LAST);
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port was found between ${FIRST} and ${LAST}.`);
}
