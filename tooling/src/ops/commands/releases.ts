import { releasedNames, releasedVersions } from '../../store/releases/releases';
import { livePreviews, type ReleaseVersions } from '../../store/sites/composition';
import { findComposition, readEdgePointer, siteNames } from '../../store/sites/sites';
import type { Storage } from '../../store/storage/storage';
import { Damaged, unlessDamaged } from '../../store/storage/stored-json';
import { table, type OpsCommand } from './command';
import { describedOf, madeOf, originOf } from './show';

/** Sites that give a version to most visitors, to the visitors of a canary, and to people with a preview's address. */
interface Runs {
  readonly sites: readonly string[];
  readonly canaryIn: readonly string[];
  readonly previewedIn: readonly string[];
}

/** Read from the compositions that pointers name, because a store without states has those too. */
async function whereRun(storage: Storage): Promise<(name: string, version: string) => Runs> {
  const served = await Promise.all(
    (await siteNames(storage)).map(async (site) => {
      const { number, canary, previews } = await readEdgePointer(storage, site);
      const releasesOf = async (one: number): Promise<ReleaseVersions> =>
        (await unlessDamaged(findComposition(storage, site, one)))?.releases ?? {};
      return {
        site,
        ofMost: await releasesOf(number),
        ofCanary: canary ? await releasesOf(canary.number) : {},
        ofPreviews: await Promise.all(livePreviews(previews).map((each) => releasesOf(each.number))),
      };
    }),
  );
  const namesOf = (some: typeof served) => some.map(({ site }) => site);
  return (name, version) => {
    const holds = (one: ReleaseVersions) => one[name] === version;
    // A canary and a preview share most of their versions with what is served.
    const others = served.filter(({ ofMost }) => !holds(ofMost));
    return {
      sites: namesOf(served.filter(({ ofMost }) => holds(ofMost))),
      canaryIn: namesOf(others.filter(({ ofCanary }) => holds(ofCanary))),
      previewedIn: namesOf(others.filter(({ ofPreviews }) => ofPreviews.some(holds))),
    };
  };
}

const runsText = ({ sites, canaryIn, previewedIn }: Runs): string =>
  Object.entries({ 'runs in': sites, 'is a canary in': canaryIn, 'is previewed in': previewedIn })
    .flatMap(([how, names]) => (names.length > 0 ? `${how} ${names.join(', ')}` : []))
    .join('; ');

export const releases: OpsCommand = async ({ storage }, [application]) => {
  const names = application === undefined ? await releasedNames(storage) : [application];
  const runs = await whereRun(storage);
  const all = await Promise.all(
    names.map(async (name) => {
      const versions = (await releasedVersions(storage, name)).map((version) => [name, version] as const);
      return describedOf(storage, versions);
    }),
  );
  // A release without its description was left by an interrupted command.
  const whole = all.flat().filter(({ release }) => release !== undefined);
  const youngestFirst = whole.sort(
    (a, b) => a.name.localeCompare(b.name) || (madeOf(b.release)?.at ?? '').localeCompare(madeOf(a.release)?.at ?? ''),
  );
  if (application !== undefined && whole.length === 0)
    throw new Error(`There is no release of ${application} in ${storage.where}.`);
  const rows = youngestFirst.map(({ name, version, release }) => [
    ...[name, version, originOf(release)],
    runsText(runs(name, version)),
  ]);
  return {
    lines: rows.length > 0 ? table(rows) : [`Nothing was released in ${storage.where}.`],
    data: {
      releases: youngestFirst.map(({ name, version, release }) => ({
        name,
        version,
        ...runs(name, version),
        made: madeOf(release),
        ...(release instanceof Damaged && { damaged: true }),
      })),
    },
    good: !youngestFirst.some(({ release }) => release instanceof Damaged),
  };
};
