import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', '.data', '.cache', 'coverage']);

/** Every file below a folder, as sorted paths with forward slashes, without what is installed or built. */
export function listFiles(folder: string): readonly string[] {
  const found: string[] = [];
  const visit = (directory: string) => {
    for (const entry of readdirSync(directory, { withFileTypes: true })) {
      if (SKIPPED.has(entry.name)) continue;
      const path = join(directory, entry.name);
      if (entry.isDirectory()) visit(path);
      else found.push(relative(folder, path).split(sep).join('/'));
    }
  };
  visit(folder);
  return found.sort();
}

/** One hash over the names and contents of files. */
export function hashFiles(folder: string, files: readonly string[], hash = createHash('sha256')) {
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(folder, file)))
      .update('\0');
  return hash;
}

/** Subresource integrity of a file's content: of the shortest kind there is, since every page carries that of every script. */
export const integrityOf = (content: Buffer | string, algorithm = 'sha256'): string =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;

/** Whether a file is the one that was described, by whatever algorithm it was then. */
export const hasIntegrity = (content: Buffer | string, integrity: string): boolean =>
  integrityOf(content, integrity.split('-', 1)[0]) === integrity;

/** The source expression that allows an inline script or style in a Content-Security-Policy. */
export const cspHashOf = (content: string): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
