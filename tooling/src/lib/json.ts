import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorMessage, hasCode } from './error-code';
import { quietly } from './quietly';

/** @throws Error that names the file where it cannot be read, or is no valid JSON */
export function readJson<Value>(file: string): Value {
  // Some editors write an invisible byte order mark at the start.
  const text = readText(file).replace(/^\uFEFF/, '');
  try {
    return JSON.parse(text) as Value;
  } catch (cause) {
    throw new Error(`${file} is not JSON: ${errorMessage(cause)}.`, { cause });
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Error(`${file} cannot be read: ${errorMessage(cause)}.`, { cause });
  }
}

/** JSON for files that people read. */
export const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Makes a folder with its parents. Node's recursion never ends below /proc, and calls a read-only folder missing.
 * @returns the folders that were made, outermost first
 */
export function makeFolders(folder: string): readonly string[] {
  const above = existsSync(dirname(folder)) ? [] : makeFolders(dirname(folder));
  try {
    mkdirSync(folder);
    return [...above, folder];
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    return above;
  }
}

/**
 * Writes a temporary file next to the target and returns its path.
 * @throws Error that names the file, after removing the temporary one
 */
function writeBeside(file: string, content: Buffer | string): string {
  const temporary = join(dirname(file), `.${randomUUID()}`);
  try {
    makeFolders(dirname(file));
    // Flushed before it gets its name: after a power failure the name must not point to an empty file.
    writeFileSync(temporary, content, { flush: true });
  } catch (cause) {
    // Where a file blocks the folder's path, this removal fails too.
    quietly(() => rmSync(temporary, { force: true }), undefined);
    throw new Error(`${file} cannot be written: ${errorMessage(cause)}.`, { cause });
  }
  return temporary;
}

/** Replaces a file in one step, so that no reader sees half of it. */
export const writeAtomically = (file: string, content: Buffer | string): void =>
  renameSync(writeBeside(file, content), file);

/** Writes a file that does not exist, whole or not at all. @returns whether it was written */
export function createAtomically(file: string, content: Buffer | string): boolean {
  const temporary = writeBeside(file, content);
  try {
    // Linking to an existing name fails: the file system's own write-if-absent.
    linkSync(temporary, file);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
}
