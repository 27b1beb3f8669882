import { randomInt } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeUnlessHeld } from './process-lock';

// Below the ports that the kernel gives to outgoing connections: one of those can be taken before whoever asked has begun to listen.
const FIRST = 12_000;
const LAST = 32_000;
const TRIES = 100;

/** Where each port that was given stands as a file with the process that it was given to. */
const GIVEN = join(tmpdir(), `rifas-ports-${process.getuid?.() ?? 'all'}`);

/** Why one could not listen on a port now, as the system calls it, such as EADDRINUSE. */
export const whyNotFree = (port: number, host = '0.0.0.0'): Promise<string | undefined> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code = '' }: NodeJS.ErrnoException) => resolve(code));
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });

/**
 * A port of this machine that nobody listens on now. It is given to nobody else while this process lives, for between the question and the
 * moment when something listens there a whole site may be built.
 * @param folder where it is written down who has which
 */
export async function freePort(folder = GIVEN): Promise<number> {
  mkdirSync(folder, { recursive: true });
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(FIRST, LAST);
    if ((await whyNotFree(port)) === undefined && takeUnlessHeld(join(folder, String(port)))) return port;
  }
  throw new Error(`No free port was found between ${FIRST} and ${LAST}.`);
}
