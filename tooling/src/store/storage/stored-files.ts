import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { hasIntegrity, writeBelow } from '../../lib/files';
import { inBatches } from '../../lib/in-batches';
import type { Storage } from './storage';

/** Compressed copies of a file, which an edge sends instead. */
const COPIES: readonly [ending: string, open: (body: Buffer) => Promise<Buffer>][] = [
  ['.br', promisify(brotliDecompress)],
  ['.gz', promisify<Buffer, Buffer>(gunzip)],
];

/** Hashes a file again, and what its compressed copies hold: visitors are sent those. */
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

/** Every file of a prefix that is missing or is not what was written, in the order of their names. */
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

/** @returns whether there is such a file */
async function fetchInto(folder: string, from: Storage, prefix: string, file: string): Promise<boolean> {
  const stored = await from.read(`${prefix}/${file}`);
  if (!stored) return false;
  writeBelow(folder, file, stored.body);
  return true;
}

/** Runs `work` on a local folder with these files of a prefix, which goes with it. @throws Error where one is missing */
export async function withFiles<Result>(
  storage: Storage,
  prefix: string,
  files: readonly string[],
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'rifas-fetched-'));
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

interface CopiedFiles {
  readonly files: readonly string[];
  /** The file that makes the copy complete: written last. */
  readonly seal: string;
  /** What is done in the copy's folder before it is published. */
  readonly finish?: (work: string) => void;
  /** Whether it takes the place of what is there. */
  readonly replace?: boolean;
}

/** Copies files of a prefix with their compressed copies from one storage to another, whole or not at all. */
export async function copyFiles(
  from: Storage,
  to: Storage,
  prefix: string,
  { files, seal, finish, replace = false }: CopiedFiles,
): Promise<void> {
  const endings = ['', ...COPIES.map(([ending]) => ending)];
  const wanted = new Set([...files.flatMap((file) => endings.map((ending) => file + ending)), seal]);
  const work = to.workFolder(prefix);
  try {
    // What is missing shows when the copy is hashed.
    await inBatches([...wanted], async (file) => void (await fetchInto(work, from, prefix, file)));
    finish?.(work);
    // What is there may be served: it goes in the step that brings the copy.
    if (replace) await to.remove(`${prefix}/${seal}`);
    await to.publish(work, prefix, seal);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
