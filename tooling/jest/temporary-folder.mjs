import { chmodSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const NAME = /^rifas-jest-(\d+)-/;

const isAlive = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process.
    return error.code === 'EPERM';
  }
};

const remove = (folder) => {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // Another user's, whose next run removes it.
  }
};

/**
 * Makes the folder for the temporary files of a run, and removes those of runs that were killed. Its path has no links:
 * on a Mac the usual folder is behind one, and tests compare their paths with those that programs report.
 * @param {string} parent
 */
export function temporaryFolderOfRun(parent) {
  for (const name of readdirSync(parent)) {
    const pid = Number(NAME.exec(name)?.[1] ?? process.pid);
    if (!isAlive(pid)) remove(join(parent, name));
  }
  const folder = mkdtempSync(join(realpathSync(parent), `rifas-jest-${process.pid}-`));
  // PostgreSQL runs as another user, who must be able to enter the folder.
  chmodSync(folder, 0o711);
  return folder;
}
