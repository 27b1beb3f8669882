import { randomInt } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeUnlessHeld } from './process-lock';

// Below the ports that the kernel uses for outgoing connections, which could be taken before the caller listens.
const FIRST = 12_000;
const LAST = 32_000;
const TRIES = 100;

/** Contains a file for each port in use, with the process that it was given to. */
const GIVEN = join(tmpdir(), `rifas-ports-${process.getuid?.() ?? 'all'}`);

/** Why a port cannot be listened on now, as a system error code such as EADDRINUSE. */
export const whyNotFree = (port: number, host = '0.0.0.0'): Promise<string | undefined> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code = '' }: NodeJS.ErrnoException) => resolve(code));
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });

/**
 * A free port of this machine. Other processes do not get it while this one lives, because building a whole site may
 * take place before the caller listens on it.
 * @param folder records which process has which port
 */
export async function freePort(folder = GIVEN): Promise<number> {
  mkdirSync(folder, { recursive: true });
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(FIRST, LAST);
    if ((await whyNotFree(port)) === undefined && takeUnlessHeld(join(folder, String(port)))) return port;
  }
  throw new Error(`No free port was found between ${FIRST} and ${LAST}.`);
}
