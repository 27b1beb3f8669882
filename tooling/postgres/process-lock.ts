import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const STEP_MS = 50;
const PATIENCE_MS = 120_000;

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process is alive too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** The pid in a lock file, 0 while it is being written or was just removed. */
function holderOf(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}

/** Writes this process into a lock file. @returns false where another living process stands in it, or one is just being written */
export function takeUnlessHeld(file: string): boolean {
  if (take(file)) return true;
  const holder = holderOf(file);
  if (holder === 0 || isAlive(holder)) return false;
  rmSync(file, { force: true });
  return take(file);
}

/** Runs `work` while no other living process of this machine does so under the same lock file. */
export async function withProcessLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  for (let waited = 0; !takeUnlessHeld(file); waited += STEP_MS) {
    if (waited >= PATIENCE_MS) throw new Error(`Another process (${holderOf(file)}) holds ${file}`);
    await wait(STEP_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
