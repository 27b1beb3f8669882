import { getRelease, releasedVersions, releaseProblems } from '../../store/releases/releases';
import { compositionProblems } from '../../store/sites/check-composition';
import { servedBy } from '../../store/sites/composition';
import { findComposition, readPointer } from '../../store/sites/sites';
import type { Storage } from '../../store/storage/storage';
import { Damaged, orDamaged } from '../../store/storage/stored-json';
import { originProblems } from '../../store/teams/signature';
import { readTeams, type Teams } from '../../store/teams/teams';
import { parseReleaseName } from '../deploy/plan';
import type { OpsCommand } from './command';

interface Checked {
  readonly what: string;
  readonly problems: readonly string[];
}

async function check(storage: Storage, teams: Teams | undefined, target: string): Promise<readonly Checked[]> {
  const ofRelease = async (name: string, version: string): Promise<Checked> => {
    const what = `${name} ${version}`;
    const found = await orDamaged(getRelease(storage, name, version));
    if (found instanceof Damaged) return { what, problems: [found.message] };
    const origin = await originProblems(storage, teams, name, version);
    return { what, problems: [...(await releaseProblems(storage, found)), ...origin] };
  };
  // One that is gone or damaged hides no other.
  const ofComposition = async (one: number): Promise<Checked> => {
    const what = `composition ${one} of ${target}`;
    const found = await orDamaged(findComposition(storage, target, one));
    if (!found) return { what, problems: [`${what} is gone.`] };
    if (found instanceof Damaged) return { what, problems: [found.message] };
    return { what, problems: await compositionProblems(storage, found, teams) };
  };
  if (target.includes('@')) return [await ofRelease(...parseReleaseName(target))];
  const pointer = await readPointer(storage, target);
  if (pointer.number > 0) return Promise.all(servedBy(pointer).map(ofComposition));
  const versions = await releasedVersions(storage, target);
  if (versions.length === 0)
    throw new Error(
      `${target} is neither a site that serves something nor a released application in ${storage.where}.`,
    );
  return Promise.all(versions.map((version) => ofRelease(target, version)));
}

export const verify: OpsCommand = async ({ storage, settings }, [target = '']) => {
  const checked = await check(storage, await readTeams(storage, settings.teamsFile), target);
  const lines = checked.flatMap(({ what, problems }) => [
    problems.length === 0 ? `${what}: every file is what was written.` : `${what}: ${problems.length} bad.`,
    ...problems.map((one) => `  ${one}`),
  ]);
  return { lines, data: { checked }, good: checked.every(({ problems }) => problems.length === 0) };
};
