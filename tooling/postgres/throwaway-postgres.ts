import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded, type EmbeddedPostgres } from './embedded-postgres';
import { isAlive } from './process-lock';

const FOLDER = 'rifas-test-';

export type ThrowawayPostgres = Pick<EmbeddedPostgres, 'url' | 'stop'>;

/** A PostgreSQL for one run of tests, in a temporary folder. `stop` deletes it. */
export async function startThrowaway(): Promise<ThrowawayPostgres> {
  stopLeftovers();
  const folder = mkdtempSync(join(tmpdir(), FOLDER));
  // PostgreSQL may run as another user, who has to be able to read the folder.
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

/** A test run that was killed could not stop its PostgreSQL. The next run stops it. */
function stopLeftovers(): void {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(FOLDER))) {
    const folder = join(tmpdir(), name);
    const owner = pidIn(join(folder, 'postgres.owner'));
    if (owner === 0 || isAlive(owner)) continue;
    const server = pidIn(join(folder, 'postgres', 'postmaster.pid'));
    if (server > 0 && isAlive(server)) process.kill(server, 'SIGQUIT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
