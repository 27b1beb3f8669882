import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { errorMessage, hasCode } from '../../lib/error-code';
import { sha256Of } from '../../lib/files';
import { createAtomically, makeFolders, writeAtomically } from '../../lib/json';
import { quietly } from '../../lib/quietly';
import { checkKey, type Storage } from './storage';

/** Releases and sites may lie in different folders. */
interface Roots {
  readonly releases: string;
  readonly sites: string;
  /** Prefix of the names of all other folders. */
  readonly others: string;
}

/** The first parts of all other keys. */
const OTHERS = ['states', 'locks', 'policy', 'asked', 'removed'];

const WORK = '.work-';
const DAY_MS = 86_400_000;

/** Removes what a killed process left a day ago. Another process may remove the same folder at the same time. */
function removeOld(folder: string): void {
  const made = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
  if (made < Date.now() - DAY_MS) rmSync(folder, { recursive: true, force: true });
}

/** System error codes that mean a missing key; a name that is too long cannot exist either. */
const NOT_THERE = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'] as const;

/** Releases and compositions in folders of this machine, or of a file system that several machines mount. */
export function folderStorage({ releases, sites, others }: Roots): Storage {
  const pathOf = (key: string): string => {
    const [root = '', ...rest] = checkKey(key).split('/');
    if (root === 'releases') return join(releases, ...rest);
    if (root === 'sites') return join(sites, ...rest);
    if (!OTHERS.includes(root)) throw new Error(`'${key}' is no key of the storage.`);
    return join(others + root, ...rest);
  };
  /** Folders that were made for work folders, outermost first. */
  const made: string[] = [];
  const read = (key: string) => {
    try {
      const body = readFileSync(pathOf(key));
      return { body, tag: sha256Of(body) };
    } catch (error) {
      if (hasCode(error, 'EISDIR', ...NOT_THERE)) return undefined;
      throw error;
    }
  };
  /**
   * On the target's file system, so that a finished folder moves there in one step. Not beside the target: what fails
   * must not leave an empty folder with the name of an application or a site.
   */
  const newWork = (prefix: string): string => {
    const root = pathOf(prefix.split('/', 1)[0] ?? '');
    try {
      made.push(...makeFolders(root));
      for (const name of readdirSync(root)) if (name.startsWith(WORK)) removeOld(join(root, name));
      return mkdtempSync(join(root, WORK));
    } catch (cause) {
      throw new Error(`${root} cannot be written: ${errorMessage(cause)}.`, { cause });
    }
  };

  return {
    where: dirname(releases) + sep,
    isRemote: false,
    read: async (key) => read(key),
    write: async (key, body) => writeAtomically(pathOf(key), body),
    create: async (key, body) => createAtomically(pathOf(key), body),
    // A folder has no atomic swap. This is safe because the caller holds the site's lock, which ends with its owner.
    swap: async (key, body, tag) => {
      if (read(key)?.tag !== tag) return false;
      writeAtomically(pathOf(key), body);
      return true;
    },
    remove: async (key) => rmSync(pathOf(key), { force: true }),
    removeAll: async (prefix, seal) => {
      rmSync(join(pathOf(prefix), seal), { force: true });
      rmSync(pathOf(prefix), { recursive: true, force: true });
    },
    children: async (prefix) => {
      try {
        return readdirSync(pathOf(prefix.replace(/\/$/, '')))
          .filter((name) => !name.startsWith('.'))
          .sort();
      } catch (error) {
        // The prefix is a file that was left among the folders: it has no children.
        if (hasCode(error, ...NOT_THERE)) return [];
        throw error;
      }
    },
    publish: async (folder, prefix, seal) => {
      const target = pathOf(prefix);
      if (existsSync(join(target, seal))) return false;
      makeFolders(dirname(target));
      // The files may be served by another user than the one who wrote them.
      chmodSync(folder, 0o755);
      try {
        renameSync(folder, target);
      } catch (error) {
        if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
        if (existsSync(join(target, seal))) return false;
        // Without its seal the target is the rest of an interrupted copy, or a release under repair that an edge
        // serves. It is moved away whole, and moved back where the new one cannot take its place.
        const gone = newWork(prefix);
        const before = join(gone, 'before');
        renameSync(target, before);
        try {
          renameSync(folder, target);
        } catch (failure) {
          renameSync(before, target);
          throw failure;
        }
        rmSync(gone, { recursive: true, force: true });
      }
      return true;
    },
    workFolder: newWork,
    // A first release that failed must not leave what looks like a store: only empty folders can be removed like this.
    removeWork: (folder) => {
      rmSync(folder, { recursive: true, force: true });
      for (const empty of [...made].reverse()) quietly(() => rmdirSync(empty), undefined);
    },
    close: async () => undefined,
  };
}
