import { findRelease, releasedVersions } from '../../store/releases/releases';
import { readPointer, siteNames } from '../../store/sites/sites';
import { findState } from '../../store/states/states';
import type { Storage } from '../../store/storage/storage';
import { table, type OpsCommand } from './command';
import { originOf } from './show';

/** The sites whose state runs a version of an application. */
async function whereRun(storage: Storage): Promise<(name: string, version: string) => readonly string[]> {
  const sites = await siteNames(storage);
  const states = await Promise.all(
    sites.map(async (site) => findState(storage, site, (await readPointer(storage, site)).state)),
  );
  return (name, version) => states.flatMap((state) => (state?.versions[name] === version ? [state.site] : []));
}

export const releases: OpsCommand = async ({ storage }, [application]) => {
  const names = application === undefined ? await storage.children('releases/') : [application];
  const runs = await whereRun(storage);
  const all = await Promise.all(
    names.map(async (name) => {
      const versions = await releasedVersions(storage, name);
      return Promise.all(
        versions.map(async (version) => ({
          ...{ name, version, sites: runs(name, version) },
          release: await findRelease(storage, name, version),
        })),
      );
    }),
  );
  // Without its description it is what an interrupted release left.
  const whole = all.flat().filter(({ release }) => release !== undefined);
  const youngestFirst = whole.sort(
    (a, b) => a.name.localeCompare(b.name) || (b.release?.made?.at ?? '').localeCompare(a.release?.made?.at ?? ''),
  );
  if (application !== undefined && whole.length === 0)
    throw new Error(`There is no release of ${application} in ${storage.where}.`);
  const rows = youngestFirst.map(({ name, version, release, sites }) => [
    ...[name, version, originOf(release)],
    sites.length > 0 ? `runs in ${sites.join(', ')}` : '',
  ]);
  return {
    lines: rows.length > 0 ? table(rows) : [`Nothing was released in ${storage.where}.`],
    data: { releases: youngestFirst.map(({ release, ...named }) => ({ ...named, made: release?.made })) },
  };
};
