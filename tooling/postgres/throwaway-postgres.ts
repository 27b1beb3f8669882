import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from './embedded-postgres';
import { isAlive } from './process-lock';

const FOLDER = 'rifas-test-';
/** A folder in memory. Creating a database takes 10 ms there, 20 to 140 ms on a disk; the tests create a thousand. */
const MEMORY = '/dev/shm';
/** Containers often give /dev/shm only 64 MB. */
const ROOM_BYTES = 2 * 1024 ** 3;

function hasRoom(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > ROOM_BYTES;
  } catch {
    return false;
  }
}

/** A PostgreSQL for one run of tests, in a temporary folder. `stop` deletes it. */
export async function startThrowaway() {
  for (const place of [MEMORY, tmpdir()]) if (existsSync(place)) stopLeftovers(place);
  const folder = mkdtempSync(join(hasRoom(MEMORY) ? MEMORY : tmpdir(), FOLDER));
  // PostgreSQL may run as another user, who must be able to read the folder.
  chmodSync(folder, 0o755);
  const server = await startEmbedded(folder, { throwaway: true });
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const pidIn = (file: string): number => (existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0);

/** Stops the PostgreSQL of earlier test runs that were killed. */
function stopLeftovers(place: string): void {
  for (const name of readdirSync(place).filter((entry) => entry.startsWith(FOLDER))) {
    const folder = join(place, name);
    const owner = pidIn(join(folder, 'postgres.owner'));
    if (owner === 0 || isAlive(owner)) continue;
    const server = pidIn(join(folder, 'postgres', 'postmaster.pid'));
    if (server > 0 && isAlive(server)) process.kill(server, 'SIGQUIT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
