import { linkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hasCode } from '../lib/error-code';
import { readJson, writeBeside } from '../lib/json';
import { hasEnded, thisOwner, type Owner } from '../store/lock/owner';

const LOCK = '.start.pid';

/**
 * Takes a folder for one start: two would share its database, and the first that ends would take it from the other.
 * @returns gives the folder back
 * @throws Error that names the process that has it
 */
export function takeFolder(folder: string): () => void {
  const file = join(folder, LOCK);
  // Whole before it has its name: another start would take half of it for what one that was killed has left.
  const own = writeBeside(file, JSON.stringify(thisOwner('start')));
  try {
    linkSync(own, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    const owner = ownerIn(file);
    if (owner && hasEnded(owner) === false)
      throw new Error(
        `Process ${owner.pid} already runs in ${folder}. Stop it, or start this one with another DATA_DIR and PORT.`,
        { cause: error },
      );
    // Whoever had it was killed; its number may be somebody else's by now, in a container even this process's.
    rmSync(file, { force: true });
    linkSync(own, file);
  } finally {
    rmSync(own);
  }
  return () => rmSync(file, { force: true });
}

/** Who stands in the file; undefined where a start was killed before it had written that. */
function ownerIn(file: string): Owner | undefined {
  try {
    return readJson<Owner>(file);
  } catch {
    return undefined;
  }
}
