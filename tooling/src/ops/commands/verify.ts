import { parseReleaseName } from '../deploy/plan';
import { getComposition, readPointer } from '../deploy/sites';
import { compositionProblems } from '../releases/check-composition';
import { releaseProblems } from '../releases/check-release';
import { getRelease, releasedVersions } from '../releases/read-release';
import type { Storage } from '../storage/storage';
import type { Command } from './command';

interface Checked {
  readonly what: string;
  readonly problems: readonly string[];
}

async function checkRelease(storage: Storage, name: string, version: string): Promise<Checked> {
  return {
    what: `${name} ${version}`,
    problems: await releaseProblems(storage, await getRelease(storage, name, version)),
  };
}

async function check(storage: Storage, target: string): Promise<readonly Checked[]> {
  if (target.includes('@')) return [await checkRelease(storage, ...parseReleaseName(target))];
  const { number } = await readPointer(storage, target);
  if (number > 0) {
    const problems = await compositionProblems(storage, await getComposition(storage, target, number));
    return [{ what: `composition ${number} of ${target}`, problems }];
  }
  const versions = await releasedVersions(storage, target);
  if (versions.length === 0)
    throw new Error(
      `${target} is neither a site that serves something nor a released application in ${storage.where}.`,
    );
  return Promise.all(versions.map((version) => checkRelease(storage, target, version)));
}

export const verify: Command = {
  usage: 'verify <site | application | application@version>',
  summary: 'hashes every file again and reports each that is not what was written',
  help: `Of a site: the pages of the composition that is served, its releases, and the releases before. Compressed copies are opened and compared.
Ends with exit code 1 when a file is bad.`,
  options: {},
  takes: [1, 1],
  run: async (storage, [target = '']) => {
    const checked = await check(storage, target);
    const lines = checked.flatMap(({ what, problems }) => [
      problems.length === 0 ? `${what}: every file is what was written.` : `${what}: ${problems.length} bad.`,
      ...problems.map((one) => `  ${one}`),
    ]);
    return { lines, data: { checked }, good: checked.every(({ problems }) => problems.length === 0) };
  },
};
