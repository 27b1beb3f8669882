import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasCode } from '../lib/error-code';
import { isAlive } from '../lib/processes';

const LOCK = '.start.pid';

/**
 * Takes a folder for one start: two would share its database, and the first that ends would take it from the other.
 * @returns gives the folder back
 * @throws Error that names the process that has it
 */
export function takeFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, LOCK);
  const write = (): void => writeFileSync(file, String(process.pid), { flag: 'wx' });
  try {
    write();
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    const owner = Number(readFileSync(file, 'utf8'));
    if (owner > 0 && isAlive(owner))
      throw new Error(
        `Process ${owner} already runs in ${folder}. Stop it, or start this one with another DATA_DIR and PORT.`,
        { cause: error },
      );
    // Whoever had it was killed.
    rmSync(file, { force: true });
    write();
  }
  return () => rmSync(file, { force: true });
}
