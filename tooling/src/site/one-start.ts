import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createAtomically, readJson } from '../lib/json';
import { quietly } from '../lib/quietly';
import { hasEnded, thisOwner, type Owner } from '../store/lock/owner';

const LOCK = '.start.pid';

/**
 * Takes a folder for one start: two would share its database, and the first that ends would take it from the other.
 * @returns gives the folder back
 * @throws Error that names the process that has it
 */
export function takeFolder(folder: string): () => void {
  const file = join(folder, LOCK);
  const giveBack = () => rmSync(file, { force: true });
  // Whole before it has its name: another start would take half of it for what one that was killed has left.
  if (createAtomically(file, JSON.stringify(thisOwner('start')))) return giveBack;
  const owner = quietly(() => readJson<Owner>(file), undefined);
  if (owner && hasEnded(owner) === false)
    throw new Error(
      `Process ${owner.pid} already runs in ${folder}. Stop it, or start this one with another DATA_DIR and PORT.`,
    );
  // Whoever had it was killed; its number may be somebody else's by now, in a container even this process's.
  giveBack();
  return takeFolder(folder);
}
