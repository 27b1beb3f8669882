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

/** The lines of the pid file, if there is one. */
const pidLines = (data: string): readonly string[] | undefined => readIf(join(data, 'postmaster.pid'))?.split('\n');

/**
 * Asks a server until it answers or its process has ended. While the process starts or stops, and in the moment after it
 * was killed, it does not answer, and no other one can start. On other systems than Linux it asks once.
 */
export async function answerOrEnd<T>(data: string, ask: () => Promise<T | undefined>): Promise<T | undefined> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await ask();
    const lines = pidLines(data);
    if (answer !== undefined || !lines || isGone(Number(lines[0])) || Date.now() > deadline) return answer;
    await wait(STEP_MS);
  }
}

/**
 * Removes the pid file of a killed server where PostgreSQL itself would believe the server to be alive. Linux only; on
 * other systems PostgreSQL's own check must do.
 */
export async function removeStalePidFile(data: string): Promise<void> {
  if (!existsSync('/proc/self/stat')) return;
  const lines = pidLines(data);
  if (!lines || !isGone(Number(lines[0]))) return;
  const sharedMemoryId = lines[6]?.trim().split(/\s+/)[1];
  for (let waited = 0; isAttached(sharedMemoryId) && waited < PATIENCE_MS; waited += STEP_MS) await wait(STEP_MS);
  if (!isAttached(sharedMemoryId)) rmSync(join(data, 'postmaster.pid'), { force: true });
}
