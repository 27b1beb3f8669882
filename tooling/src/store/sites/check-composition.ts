import { refuse } from '../../lib/refuse';
import { findRelease, releaseProblems } from '../releases/releases';
import type { Storage } from '../storage/storage';
import { filesProblems } from '../storage/stored-files';
import { Damaged, orDamaged } from '../storage/stored-json';
import { originsProblems } from '../teams/signature';
import type { Teams } from '../teams/teams';
import type { Composition } from './composition';
import { compositionPrefix } from './sites';

async function releaseOfProblems(storage: Storage, name: string, version: string): Promise<readonly string[]> {
  const release = await orDamaged(findRelease(storage, name, version));
  if (release instanceof Damaged) return [release.message];
  return release ? releaseProblems(storage, release) : [`${name} ${version} is gone.`];
}

/**
 * Whether a composition's own files are what was written.
 * @param site with `number` the place it was read from: a description that was copied by hand may name another one
 */
export const hasItsFiles = async (
  storage: Storage,
  site: string,
  number: number,
  { files }: Composition,
): Promise<boolean> => (await filesProblems(storage, compositionPrefix(site, number), files)).length === 0;

/**
 * Every bad file of a composition, its releases and their previous releases, and every release without a valid
 * signature of a team.
 */
export async function compositionProblems(
  storage: Storage,
  { site, number, files, releases, previous }: Composition,
  teams?: Teams,
): Promise<readonly string[]> {
  const all = [...Object.entries(releases), ...Object.entries(previous)];
  const problems = await Promise.all([
    filesProblems(storage, compositionPrefix(site, number), files),
    ...all.map(([name, version]) => releaseOfProblems(storage, name, version)),
    originsProblems(storage, teams, all),
  ]);
  return problems.flat();
}

/** @throws Error that lists every problem of a composition that was to be served */
export async function checkComposition(storage: Storage, composition: Composition, teams?: Teams): Promise<void> {
  const what = `Composition ${composition.number} of ${composition.site} is not what was written`;
  refuse(what, await compositionProblems(storage, composition, teams));
}
