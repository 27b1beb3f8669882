import { isDeepStrictEqual } from 'node:util';
import { writeNginxFiles } from '../../edge-rules/nginx-files';
import { errorMessage } from '../../lib/error-code';
import { without } from '../../lib/without';
import { copyRelease, getRelease, releasePrefix, releaseProblems } from '../../store/releases/releases';
import { compositionProblems, hasItsFiles } from '../../store/sites/check-composition';
import {
  COMPOSITION_FILE,
  livePreviews,
  pointerText,
  servedBy,
  type Composition,
  type PreviewShare,
} from '../../store/sites/composition';
import {
  compositionPrefix,
  findComposition,
  getComposition,
  pointerKey,
  readEdgePointer,
  readPointer,
} from '../../store/sites/sites';
import { findState, getState, stateKey, writeState } from '../../store/states/states';
import type { Storage } from '../../store/storage/storage';
import { copyFiles } from '../../store/storage/stored-files';
import { Damaged, unlessDamaged } from '../../store/storage/stored-json';
import { originProblems } from '../../store/teams/signature';
import { readTeams, type Teams } from '../../store/teams/teams';
import { withSite } from './pointer';

interface Wanted {
  readonly site: string;
  readonly number: number;
  /** Compositions that visitors of this edge get now: their numbers must not come to mean other compositions. */
  readonly served: readonly number[];
  readonly teams: Teams | undefined;
  /** Collects what was left out, and why. */
  readonly notes: string[];
}

interface Brought {
  /** The composition that most visitors get. */
  readonly number: number;
  /** What was left out, and why. */
  readonly notes: readonly string[];
}

/** Whether a retry may help: the stored files are fine, but could not be reached, or not be written here. */
const mayPass = (error: unknown): boolean =>
  error instanceof Error && !(error instanceof Damaged) && ('code' in error || error.cause !== undefined);

/** Brings the previous release of an application. @returns why pages cannot use it, where it is unfit */
async function bringBefore(
  from: Storage,
  to: Storage,
  teams: Teams | undefined,
  [name, version]: readonly [string, string],
): Promise<string | undefined> {
  try {
    const [unsigned] = await originProblems(from, teams, name, version);
    if (unsigned !== undefined) return unsigned;
    if ((await copyRelease(from, to, name, version)) === 'other')
      return `${name} ${version} is another release in ${to.where}.`;
    return (await releaseProblems(to, await getRelease(from, name, version)))[0];
  } catch (error) {
    if (mayPass(error)) throw error;
    return errorMessage(error);
  }
}

/**
 * Brings a composition with its releases, and notes previous releases that are unfit.
 * @throws Error where the copy is not what was written
 */
async function bring(from: Storage, to: Storage, { site, number, served, teams, notes }: Wanted): Promise<Composition> {
  const composition = await getComposition(from, site, number);
  // A damaged copy is fetched again.
  const here = await unlessDamaged(findComposition(to, site, number));
  // The same decision may have been composed again after a prune, by other code. The copy here will do if it is whole.
  const isSame = here?.at === composition.at && here.by === composition.by;
  const isHere = isSame && (await hasItsFiles(to, site, number, here));
  if (here && !isSame && served.includes(number))
    throw new Error(
      `Composition ${number} of ${site} is another one in ${to.where} than in ${from.where}: those folders belong to another store. Give the edge new ones (DATA_DIR, SITE_DIR), or remove them.`,
    );
  const previous: Record<string, string> = {};
  for (const one of Object.entries(composition.previous)) {
    const unfit = await bringBefore(from, to, teams, one);
    if (unfit === undefined) previous[one[0]] = one[1];
    else notes.push(`${one[0]} does not fall back to ${one[1]} here: ${unfit}`);
  }
  for (const [name, version] of Object.entries(composition.releases))
    if ((await copyRelease(from, to, name, version)) === 'other')
      throw new Error(
        `${name} ${version} is another release in ${to.where} than in ${from.where}. Remove ${releasePrefix(name, version)} there: it comes again.`,
      );
  if (!isHere) {
    await copyFiles(from, to, compositionPrefix(site, number), {
      files: Object.keys(composition.files),
      seal: COMPOSITION_FILE,
      replace: true,
      finish: (work) => writeNginxFiles(composition, work),
    });
  }
  const problems = await compositionProblems(to, { ...(isHere ? here : composition), previous }, teams);
  if (problems.length > 0)
    throw new Error(
      `What came of composition ${number} is not what was written:\n${problems.map((one) => `  ${one}`).join('\n')}`,
    );
  return composition;
}

/** Brings a canary or a preview. One that is unfit is left out and noted, so that the rest of the site can move on. */
async function bringBeside(
  from: Storage,
  to: Storage,
  wanted: Wanted,
  what: 'Canary' | 'Preview',
): Promise<Composition | undefined> {
  try {
    return await bring(from, to, wanted);
  } catch (error) {
    if (mayPass(error)) throw error;
    const name = `${what} ${wanted.number} of ${wanted.site}`;
    wanted.notes.push(`${name} is not shown here until it is whole and pull is begun again. ${errorMessage(error)}`);
    return undefined;
  }
}

/** Whether all files of these compositions are here, as they were written. */
async function areWhole(here: Storage, site: string, numbers: readonly number[]): Promise<boolean> {
  for (const number of numbers) {
    const found = await unlessDamaged(findComposition(here, site, number));
    if (!found || (await compositionProblems(here, found)).length > 0) return false;
  }
  return true;
}

/** What the source serves, and whether the target has it. */
async function look(from: Storage, to: Storage, site: string, isFresh: boolean) {
  const pointed = without(await readPointer(from, site), 'tag');
  const { number, state } = pointed;
  const previews = livePreviews(pointed.previews);
  if (number === 0) throw new Error(`${site} serves nothing in ${from.where}.`);
  const here = await readEdgePointer(to, site);
  const decided = state > 0 ? await getState(from, site, state) : undefined;
  // Somebody may have rolled back this edge while the bucket was unreachable, and another store also counts from 1.
  const isKnown = isDeepStrictEqual(decided, state > 0 ? await unlessDamaged(findState(to, site, state)) : undefined);
  const isServed = here.number === number && here.state === state && isKnown;
  const isThere = isServed && (!isFresh || (await areWhole(to, site, servedBy(pointed))));
  return { pointed, previews, here, decided, isKnown, isThere };
}

/**
 * Brings what a site serves from one storage to another. The pointer moves last, when every file has arrived with its
 * hash.
 * @param isFresh false for repeated looks: files here are not hashed again while the pointer stays the same
 * @returns what came when it is a new composition there, or when some of its files had to be fetched again
 */
export async function pull(
  from: Storage,
  to: Storage,
  site: string,
  teamsFile?: string,
  isFresh = true,
): Promise<Brought | undefined> {
  if ((await look(from, to, site, isFresh)).isThere) return undefined;
  return withSite(to, site, { task: `pull ${site}` }, async (held) => {
    const { pointed, previews, here, decided, isKnown, isThere } = await look(from, to, site, isFresh);
    // Another pull brought it first.
    if (isThere) return undefined;
    const { number, state, canary } = pointed;
    const notes: string[] = [];
    const wanted = { site, served: servedBy(here), teams: await readTeams(from, teamsFile), notes };
    const composition = await bring(from, to, { ...wanted, number }).catch((cause: unknown) => {
      throw new Error(`${errorMessage(cause)}\n${site} goes on as it is.`, { cause });
    });
    const beside = (what: 'Canary' | 'Preview', one: number) => bringBeside(from, to, { ...wanted, number: one }, what);
    const ofCanary = canary && (await beside('Canary', canary.number));
    const shown: PreviewShare[] = [];
    for (const preview of previews) if (await beside('Preview', preview.number)) shown.push(preview);
    if (decided && !isKnown) {
      await to.remove(stateKey(site, state));
      await writeState(to, decided, composition.source, ofCanary?.source);
    }
    await held.check();
    const pointer = { ...without(pointed, 'canary'), ...(ofCanary && { canary }), previews: shown };
    if (!(await to.swap(pointerKey(site), pointerText(pointer), here.tag)))
      throw new Error(`${site} was moved in ${to.where} meanwhile; it goes on as it is.`);
    return { number, notes };
  });
}
