import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const PATIENCE_MS = 15_000;
const STEP_MS = 100;

const readIf = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};

/** Whether the pid is unused, a zombie (a container without an init keeps those) or another program. */
function isGone(pid: number): boolean {
  const stat = readIf(`/proc/${pid}/stat`);
  if (stat === undefined) return true;
  const state = stat.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3);
  return state === 'Z' || readIf(`/proc/${pid}/comm`)?.trim() !== 'postgres';
}

/** Whether processes of the dead server still hold its shared memory; until they end we must not touch its files. */
function isAttached(sharedMemoryId: string | undefined): boolean {
  const table = readIf('/proc/sysvipc/shm')?.split('\n').slice(1) ?? [];
  return table
    .map((row) => row.trim().split(/\s+/))
    .some(([, id, , , , , attached]) => id === sharedMemoryId && Number(attached) > 0);
}

/**
 * Removes the pid file of a killed server where PostgreSQL itself would believe the server to be alive. Linux only; on
 * other systems PostgreSQL's own check must do.
 */
export async function removeStalePidFile(data: string): Promise<void> {
  const file = join(data, 'postmaster.pid');
  if (!existsSync('/proc/self/stat')) return;
  const lines = readIf(file)?.split('\n');
  if (!lines || !isGone(Number(lines[0]))) return;
  const sharedMemoryId = lines[6]?.trim().split(/\s+/)[1];
  for (let waited = 0; isAttached(sharedMemoryId) && waited < PATIENCE_MS; waited += STEP_MS) await wait(STEP_MS);
  if (!isAttached(sharedMemoryId)) rmSync(file, { force: true });
}
