import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../platform/process-lock';

export const TEST_FOLDER = 'rifas-test-';

const pidIn = (file: string): number => (existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0);

/** A test run that was killed could not stop its PostgreSQL; the next one does. */
export function stopLeftovers(): void {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(TEST_FOLDER))) {
    const folder = join(tmpdir(), name);
    const owner = pidIn(join(folder, 'postgres.owner'));
    if (owner === 0 || isAlive(owner)) continue;
    const server = pidIn(join(folder, 'postgres', 'postmaster.pid'));
    if (server > 0 && isAlive(server)) process.kill(server, 'SIGQUIT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
