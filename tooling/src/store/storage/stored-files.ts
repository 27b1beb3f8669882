import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { errorMessage, hasCode } from '../../lib/error-code';
import { hasIntegrity, temporaryFolder, writeBelow } from '../../lib/files';
import { inBatches } from '../../lib/in-batches';
import type { Storage } from './storage';

/** Endings of compressed copies, which an edge sends instead of the file. */
const COPIES: readonly [ending: string, open: (body: Buffer) => Promise<Buffer>][] = [
  ['.br', promisify(brotliDecompress)],
  ['.gz', promisify<Buffer, Buffer>(gunzip)],
];

/** Checks the hashes of a file and of the content of its compressed copies, because visitors get those. */
async function fileProblems(storage: Storage, key: string, integrity: string): Promise<readonly string[]> {
  const stored = await storage.read(key);
  if (!stored) return [`${key} is missing.`];
  const problems = hasIntegrity(stored.body, integrity)
    ? []
    : [`${key} is not the file that was written: its hash differs.`];
  for (const [ending, open] of COPIES) {
    const copy = await storage.read(key + ending);
    if (!copy) continue;
    const content = await open(copy.body).catch(() => undefined);
    if (!content || !hasIntegrity(content, integrity))
      problems.push(`${key}${ending} holds something else than the file it is a copy of.`);
  }
  return problems;
}

/** Problems of a prefix's files, in the order of their names: missing or changed ones. */
export async function filesProblems(
  storage: Storage,
  prefix: string,
  files: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const problems: string[] = [];
  await inBatches(
    Object.entries(files),
    async ([file, integrity]) => void problems.push(...(await fileProblems(storage, `${prefix}/${file}`, integrity))),
  );
  return problems.sort();
}

/** @returns whether the file exists */
async function fetchInto(folder: string, from: Storage, prefix: string, file: string): Promise<boolean> {
  const stored = await from.read(`${prefix}/${file}`);
  if (!stored) return false;
  writeBelow(folder, file, stored.body);
  return true;
}

/** Runs `work` on a temporary local folder with these files of a prefix. @throws Error where a file is missing */
export async function withFiles<Result>(
  storage: Storage,
  prefix: string,
  files: readonly string[],
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = temporaryFolder('fetched');
  try {
    await inBatches(files, async (file) => {
      if (!(await fetchInto(folder, storage, prefix, file)))
        throw new Error(`${prefix}/${file} is missing in ${storage.where}.`);
    });
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Work {
  /** What is made, for messages: 'mf-auth 1.0.0'. */
  readonly what: string;
  /** What a failure leaves as it was: 'Nothing was released.'. */
  readonly unchanged: string;
}

/** Makes the content of a prefix in an empty local folder; what remains of the folder is removed. */
export async function inWork<Result>(
  storage: Storage,
  prefix: string,
  { what, unchanged }: Work,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = storage.workFolder(prefix);
  try {
    return await work(folder);
  } catch (cause) {
    // Node's own message names no place.
    if (!hasCode(cause, 'ENOSPC', 'EDQUOT')) throw cause;
    throw new Error(`${what} cannot be written to ${storage.where}: ${errorMessage(cause)}. ${unchanged}`, { cause });
  } finally {
    storage.removeWork(folder);
  }
}

interface CopiedFiles {
  readonly files: readonly string[];
  /** The file that makes the copy complete: written last. */
  readonly seal: string;
  /** Called with the copy's folder before it is published. */
  readonly finish?: (work: string) => void;
  /** Whether the copy replaces an existing one. */
  readonly replace?: boolean;
}

/** Copies files of a prefix, with their compressed copies, from one storage to another, whole or not at all. */
export async function copyFiles(
  from: Storage,
  to: Storage,
  prefix: string,
  { files, seal, finish, replace = false }: CopiedFiles,
): Promise<void> {
  const endings = ['', ...COPIES.map(([ending]) => ending)];
  const wanted = new Set([...files.flatMap((file) => endings.map((ending) => file + ending)), seal]);
  await inWork(to, prefix, { what: prefix, unchanged: 'Nothing was copied.' }, async (work) => {
    // Missing files are found when the copy is hashed.
    await inBatches([...wanted], async (file) => void (await fetchInto(work, from, prefix, file)));
    finish?.(work);
    // An edge may serve the old files: publish replaces them in one step.
    if (replace) await to.remove(`${prefix}/${seal}`);
    await to.publish(work, prefix, seal);
  });
}
