import { findRelease, releaseProblems } from '../releases/releases';
import type { Storage } from '../storage/storage';
import { filesProblems } from '../storage/stored-files';
import type { Composition } from './composition';
import { compositionPrefix } from './sites';

async function releaseOfProblems(storage: Storage, name: string, version: string): Promise<readonly string[]> {
  const release = await findRelease(storage, name, version);
  return release ? releaseProblems(storage, release) : [`${name} ${version} is gone.`];
}

/** Every bad file of a composition: its own, those of its releases and of the releases before. */
export async function compositionProblems(
  storage: Storage,
  { site, number, files, releases, previous }: Composition,
): Promise<readonly string[]> {
  const all = [...Object.entries(releases), ...Object.entries(previous)];
  const problems = await Promise.all([
    filesProblems(storage, compositionPrefix(site, number), files),
    ...all.map(([name, version]) => releaseOfProblems(storage, name, version)),
  ]);
  return problems.flat();
}
