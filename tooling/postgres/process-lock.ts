import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const STEP_MS = 50;
const PATIENCE_MS = 120_000;

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Alive, but another user's process.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Written under another name first: a killed process, or a full disk, leaves no lock without a pid. */
function take(file: string): boolean {
  const own = `${file}.${process.pid}`;
  try {
    writeFileSync(own, String(process.pid));
    linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/** The pid in a lock file; undefined where the file was just removed. */
function holderOf(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Writes this process into a lock file. @returns false where another living process holds it */
export function takeUnlessHeld(file: string): boolean {
  if (take(file)) return true;
  const holder = holderOf(file);
  if (holder === undefined || (holder > 0 && isAlive(holder))) return false;
  rmSync(file, { force: true });
  return take(file);
}

/** Runs `work` while no other living process of this machine holds the lock file. */
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
