import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Release } from '../../build/release';
import { hasIntegrity } from '../../lib/files';
import { inBatches } from '../storage/in-batches';
import type { Storage } from '../storage/storage';
import { releasePrefix } from './read-release';

const COPIES: readonly [ending: string, open: (body: Buffer) => Buffer][] = [
  ['.br', brotliDecompressSync],
  ['.gz', gunzipSync],
];

const opened = (open: (body: Buffer) => Buffer, body: Buffer): Buffer | undefined => {
  try {
    return open(body);
  } catch {
    return undefined;
  }
};

/** Hashes a file again, and what its compressed copies hold: visitors are sent those. */
export async function fileProblems(storage: Storage, key: string, integrity: string): Promise<readonly string[]> {
  const stored = await storage.read(key);
  if (!stored) return [`${key} is missing.`];
  const problems = hasIntegrity(stored.body, integrity)
    ? []
    : [`${key} is not the file that was written: its hash differs.`];
  for (const [ending, open] of COPIES) {
    const copy = await storage.read(key + ending);
    if (!copy) continue;
    const content = opened(open, copy.body);
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

/** Every bad file of a release. */
export function releaseProblems(storage: Storage, { name, version, files }: Release): Promise<readonly string[]> {
  return filesProblems(
    storage,
    releasePrefix(name, version),
    Object.fromEntries(Object.entries(files).map(([file, { integrity }]) => [file, integrity])),
  );
}
