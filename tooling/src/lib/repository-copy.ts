import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative, sep } from 'node:path';
import { isAlive } from './processes';
import { repoRoot } from './repo';

const PREFIX = 'rifas-copy-';
const INSTALLED = 'node_modules';
/** Installed, built or written by tools: not part of the sources. */
const NOT_SOURCE = new Set([
  ...[INSTALLED, 'dist', '.data', '.cache', '.git'],
  ...['test-results', 'playwright-report', 'coverage', 'reports'],
]);

/**
 * Whether it is a package's file in pnpm's store, which never changes. Files that pnpm writes for itself, and its
 * commands, do change.
 */
function isOfPackage(path: string): boolean {
  const [modules, store, , inner] = relative(repoRoot, path).split(sep);
  return modules === INSTALLED && store === '.pnpm' && inner === INSTALLED && !path.includes(`${sep}.bin${sep}`);
}

/** Reproduces node_modules in a second by linking the files of packages. Skips the caches of tools. */
function linkInstalled(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.name === '.cache') continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkInstalled(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (isOfPackage(source)) linkOrCopy(source, target);
    else copyFileSync(source, target);
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    // On another disk.
    copyFileSync(source, target);
  }
}

/** Folders that have a node_modules, from the root down. */
const packagesIn = (name = ''): readonly string[] => {
  const names = readdirSync(join(repoRoot, name), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && !NOT_SOURCE.has(entry.name) ? packagesIn(join(name, entry.name)) : [],
  );
  return existsSync(join(repoRoot, name, INSTALLED)) ? [name, ...names] : names;
};

const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });

/** Removes copies of runs that were killed. */
function removeLeftovers(): void {
  for (const name of readdirSync(tmpdir()))
    if (name.startsWith(PREFIX) && !isAlive(Number(name.slice(PREFIX.length).split('-')[0])))
      remove(join(tmpdir(), name));
}

/** A copy of the sources with installed packages, to change freely: the working tree stays as it is. */
export function copyRepository() {
  removeLeftovers();
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  cpSync(repoRoot, folder, {
    recursive: true,
    filter: (source) => !NOT_SOURCE.has(basename(relative(repoRoot, source))),
  });
  for (const name of packagesIn()) linkInstalled(join(repoRoot, name, INSTALLED), join(folder, name, INSTALLED));
  return { folder, remove: () => remove(folder) };
}
