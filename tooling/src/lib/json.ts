import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorMessage, hasCode } from './error-code';
import { quietly } from './quietly';

/** @throws Error that names the file where it cannot be read, or is not JSON */
export function readJson<Value>(file: string): Value {
  // Some editors put a byte order mark before it, which nobody sees.
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

/** JSON as it is written into files that people look at. */
export const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Makes a folder and those on the way: what Node does by itself never ends below /proc, and calls what is read-only missing. */
export function makeFolders(folder: string): void {
  if (!existsSync(dirname(folder))) makeFolders(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  }
}

/** Writes a finished file beside its place and returns its path. @throws Error that names the file, of which nothing is left */
function writeBeside(file: string, content: Buffer | string): string {
  const temporary = join(dirname(file), `.${randomUUID()}`);
  try {
    makeFolders(dirname(file));
    // On the disk before it has its name: a machine that loses its power must not keep the name of an empty file.
    writeFileSync(temporary, content, { flush: true });
  } catch (cause) {
    // Where a file stands in the way of the folder, nothing can be removed there either.
    quietly(() => rmSync(temporary, { force: true }), undefined);
    throw new Error(`${file} cannot be written: ${errorMessage(cause)}.`, { cause });
  }
  return temporary;
}

/** Replaces a file in one step: no reader ever sees half of it. */
export const writeAtomically = (file: string, content: Buffer | string): void =>
  renameSync(writeBeside(file, content), file);

/** Writes a file that is not there, whole or not at all. @returns whether it was written */
export function createAtomically(file: string, content: Buffer | string): boolean {
  const temporary = writeBeside(file, content);
  try {
    // A link to a name that exists fails: the file system's own write-if-absent.
    linkSync(temporary, file);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
}
