import { readFileSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { hasCode } from './error-code';
import { createAtomically } from './json';
import { quietly } from './quietly';

const STEP_MS = 50;
const PATIENCE_MS = 120_000;

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process is alive too.
    return hasCode(error, 'EPERM');
  }
}

/** Whole before it has its name: what is killed meanwhile, or finds no room on the disk, leaves no lock that names nobody. */
const take = (file: string): boolean => createAtomically(file, String(process.pid));

/** The pid in a lock file; undefined where it was just removed. */
const holderOf = (file: string): number | undefined => quietly(() => Number(readFileSync(file, 'utf8')), undefined);

/** Writes this process into a lock file. @returns false where another living process stands in it */
export function takeUnlessHeld(file: string): boolean {
  if (take(file)) return true;
  const holder = holderOf(file);
  if (holder === undefined || (holder > 0 && isAlive(holder))) return false;
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
