import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createAtomically, readJson } from '../lib/json';
import { quietly } from '../lib/quietly';
import { hasEnded, thisOwner, type Owner } from '../store/lock/owner';

const LOCK = '.start.pid';

/**
 * Reserves a folder for one start: two would share its database, and the first to end would stop it for the other.
 * @returns a function that releases the folder
 * @throws Error that names the process that holds it
 */
export function takeFolder(folder: string): () => void {
  const file = join(folder, LOCK);
  const giveBack = () => rmSync(file, { force: true });
  // Created atomically: another start would take a half-written lock for that of a killed process.
  if (createAtomically(file, JSON.stringify(thisOwner('start')))) return giveBack;
  const owner = quietly(() => readJson<Owner>(file), undefined);
  if (owner && hasEnded(owner) === false)
    throw new Error(
      `Process ${owner.pid} already runs in ${folder}. Stop it, or start this one with another DATA_DIR and PORT.`,
    );
  // The holder was killed. Its pid may belong to another process now, in a container even to this one.
  giveBack();
  return takeFolder(folder);
}
