import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { hasIntegrity } from '../../lib/files';
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

async function present(storage: Storage, prefix: string, files: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const file of files) if (await storage.read(`${prefix}/${file}`)) found.push(file);
  return found;
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
  const all = new Set(files.flatMap((file) => endings.map((ending) => file + ending)));
  const wanted = [...(await present(from, prefix, [...all])), seal];
  const source = await from.fetch(prefix, wanted);
  const work = to.workFolder(prefix);
  try {
    for (const file of wanted) cpSync(join(source, file), join(work, file), { recursive: true });
    finish?.(work);
    if (replace) await to.removeAll(prefix, seal);
    await to.publish(work, prefix, seal);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
