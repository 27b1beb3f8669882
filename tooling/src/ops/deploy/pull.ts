import { cpSync, rmSync } from 'node:fs';
import { RELEASE_FILE } from '../../build/release';
import { COMPOSITION_FILE, type Composition } from '../../compose/composition';
import { writeNginxFiles } from '../../nginx/nginx-files';
import { compositionProblems } from '../releases/check-composition';
import { findRelease, getRelease, releasePrefix } from '../releases/read-release';
import type { Storage } from '../storage/storage';
import { compositionPrefix, findComposition, getComposition, pointerKey, readPointer } from './sites';

/** Copies of a file that an edge sends instead, where the storage has them. */
const COPIES = ['', '.br', '.gz'] as const;

async function present(storage: Storage, prefix: string, files: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const file of files) if (await storage.read(`${prefix}/${file}`)) found.push(file);
  return found;
}

async function copy(
  from: Storage,
  to: Storage,
  prefix: string,
  files: readonly string[],
  seal: string,
  finish: (work: string) => void = () => undefined,
): Promise<void> {
  const wanted = await present(from, prefix, [
    ...new Set(files.flatMap((file) => COPIES.map((ending) => file + ending))),
  ]);
  const source = await from.fetch(prefix, [...wanted, seal]);
  const work = to.workFolder(prefix);
  try {
    for (const file of [...wanted, seal]) cpSync(`${source}/${file}`, `${work}/${file}`, { recursive: true });
    finish(work);
    await to.publish(work, prefix, seal);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

async function copyRelease(from: Storage, to: Storage, name: string, version: string): Promise<void> {
  if (await findRelease(to, name, version)) return;
  const { files } = await getRelease(from, name, version);
  await copy(from, to, releasePrefix(name, version), Object.keys(files), RELEASE_FILE);
}

/**
 * Brings what a site serves from one storage to another, the pointer last and only when everything is there with its hash.
 * @returns the composition when it is a new one there
 */
export async function pull(from: Storage, to: Storage, site: string): Promise<Composition | undefined> {
  const { number } = await readPointer(from, site);
  if (number === 0) throw new Error(`${site} serves nothing in ${from.where}.`);
  const here = await readPointer(to, site);
  if (here.number === number) return undefined;
  const composition = await getComposition(from, site, number);
  for (const [name, version] of [...Object.entries(composition.releases), ...Object.entries(composition.previous)])
    await copyRelease(from, to, name, version);
  if (!(await findComposition(to, site, number))) {
    await copy(from, to, compositionPrefix(site, number), Object.keys(composition.files), COMPOSITION_FILE, (work) =>
      writeNginxFiles(composition, work),
    );
  }
  const problems = await compositionProblems(to, composition);
  if (problems.length > 0)
    throw new Error(
      `What came of composition ${number} is not what was written:\n${problems.map((one) => `  ${one}`).join('\n')}\n${site} goes on as it is.`,
    );
  if (!(await to.swap(pointerKey(site), String(number), here.tag)))
    throw new Error(`${site} was moved in ${to.where} meanwhile; it goes on as it is.`);
  return composition;
}
