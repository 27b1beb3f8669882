import { createHash, type Hash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
  type Dirent,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { errorMessage } from './error-code';

const SKIPPED = new Set(['node_modules', 'dist', '.data', '.cache', 'coverage']);

/** A file or link below a folder. */
interface EntryBelow {
  readonly entry: Dirent;
  /** Relative to the folder, with forward slashes. */
  readonly path: string;
}

/** All files and links below a folder. It recurses by itself, because Node 22 would follow links. */
export function entriesBelow(folder: string, skipped: ReadonlySet<string> = new Set()): readonly EntryBelow[] {
  const visit = (directory: string): EntryBelow[] =>
    readdirSync(directory, { withFileTypes: true })
      .filter(({ name }) => !skipped.has(name))
      .flatMap((entry) => {
        const path = join(directory, entry.name);
        return entry.isDirectory() ? visit(path) : [{ entry, path: relative(folder, path).split(sep).join('/') }];
      });
  return visit(folder);
}

/** All files below a folder, as sorted paths with forward slashes; skips installed and built ones. */
export const listFiles = (folder: string): readonly string[] =>
  entriesBelow(folder, SKIPPED)
    .map(({ path }) => path)
    .sort();

/**
 * Lets every account of the machine read a folder with all that is in it, and run its programs. Another account may
 * serve it than the one that wrote it, and a copied file keeps the rights of its source.
 */
export function letAllRead(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) letAllRead(path);
    else if (entry.isFile()) {
      const { mode } = statSync(path);
      chmodSync(path, mode | (mode & 0o100 ? 0o555 : 0o444));
    }
  }
}

/** Makes an empty folder among the temporary files of this machine. @param use a word of its name */
export const temporaryFolder = (use: string): string => mkdtempSync(join(tmpdir(), `rifas-${use}-`));

/**
 * Writes a file below a folder, with missing folders.
 * @throws Error that names the file, which Node's own error for a full disk does not
 */
export function writeBelow(folder: string, path: string, content: Buffer | string): void {
  const file = join(folder, path);
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  } catch (cause) {
    throw new Error(`${file} cannot be written: ${errorMessage(cause)}.`, { cause });
  }
}

/** Whether a checked-in file has another text. Line endings, which git may convert, do not count. */
export const differsFrom = (file: string, text: string): boolean =>
  !existsSync(file) || readFileSync(file, 'utf8').replaceAll('\r\n', '\n') !== text;

/** Adds the names and contents of files to a hash. */
export function hashFiles(hash: Hash, folder: string, files = listFiles(folder)): Hash {
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(folder, file)))
      .update('\0');
  return hash;
}

export const sha256Of = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex');

/**
 * Subresource integrity of a file's content. Uses the shortest hash, because every page contains those of all scripts.
 */
export const integrityOf = (content: Buffer | string, algorithm = 'sha256'): string =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;

/** Whether content matches an integrity, whichever algorithm that uses. */
export const hasIntegrity = (content: Buffer | string, integrity: string): boolean =>
  integrityOf(content, integrity.split('-', 1)[0]) === integrity;

/** The source expression that allows an inline script or style in a Content-Security-Policy. */
export const cspHashOf = (content: string): string => `'${integrityOf(content)}'`;
