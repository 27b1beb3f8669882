import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const STEP_MS = 50;
const PATIENCE_MS = 120_000;

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Writes this process into a lock file. @returns whether the file was not there */
export function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** The pid in a lock file, 0 while it is being written or was just removed. */
export function holderOf(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}

/** Runs `work` while no other living process of this machine does so under the same lock file. */
export async function withProcessLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  for (let waited = 0; !take(file); waited += STEP_MS) {
    const holder = holderOf(file);
    if (holder > 0 && !isAlive(holder)) rmSync(file, { force: true });
    else if (waited >= PATIENCE_MS) throw new Error(`Another process (${holder}) holds ${file}`);
    else await wait(STEP_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
