import { isDeepStrictEqual } from 'node:util';
import { writeNginxFiles } from '../../edge-rules/nginx-files';
import { without } from '../../lib/without';
import { copyRelease, releasePrefix } from '../../store/releases/releases';
import { compositionProblems } from '../../store/sites/check-composition';
import { COMPOSITION_FILE, livePreviews, pointerText, type Composition } from '../../store/sites/composition';
import { compositionPrefix, findComposition, getComposition, pointerKey, readPointer } from '../../store/sites/sites';
import { findState, getState, writeState } from '../../store/states/states';
import type { Storage } from '../../store/storage/storage';
import { copyFiles } from '../../store/storage/stored-files';
import { readTeams, type Teams } from '../../store/teams/teams';

interface Wanted {
  readonly site: string;
  readonly number: number;
  readonly teams: Teams | undefined;
}

/** Every store counts from 1: an edge that is given another one must not take what that decided for what it has. */
class OtherStore extends Error {
  constructor(what: string, { site, from, to }: { site: string; from: Storage; to: Storage }) {
    super(
      `${what} of ${site} is another one in ${to.where} than in ${from.where}: those folders belong to another store. Give the edge new ones (DATA_DIR, SITE_DIR), or remove them. ${site} goes on as it is.`,
    );
  }
}

/** Brings a composition with its releases. @throws Error where what came is not what was written */
async function bring(from: Storage, to: Storage, { site, number, teams }: Wanted): Promise<Composition> {
  const composition = await getComposition(from, site, number);
  const here = await findComposition(to, site, number);
  const isHere = isDeepStrictEqual(here, composition);
  // Made again after a prune, of the same decision, by code that composes otherwise by now: it is what all edges serve.
  const isMadeAgain = here?.at === composition.at && here.by === composition.by;
  if (here && !isHere && !isMadeAgain) throw new OtherStore(`Composition ${number}`, { site, from, to });
  const releases = [...Object.entries(composition.releases), ...Object.entries(composition.previous)];
  for (const [name, version] of releases)
    if ((await copyRelease(from, to, name, version)) === 'other')
      throw new Error(
        `${name} ${version} is another release in ${to.where} than in ${from.where}. Remove ${releasePrefix(name, version)} there: it comes again. ${site} goes on as it is.`,
      );
  if (!isHere) {
    await copyFiles(from, to, compositionPrefix(site, number), {
      files: Object.keys(composition.files),
      seal: COMPOSITION_FILE,
      replace: true,
      finish: (work) => writeNginxFiles(composition, work),
    });
  }
  const problems = await compositionProblems(to, composition, teams);
  if (problems.length > 0)
    throw new Error(
      `What came of composition ${number} is not what was written:\n${problems.map((one) => `  ${one}`).join('\n')}\n${site} goes on as it is.`,
    );
  return composition;
}

/**
 * Brings what a site serves from one storage to another, the pointer last and only when everything is there with its hash.
 * @returns the composition when it is a new one there
 */
export async function pull(
  from: Storage,
  to: Storage,
  site: string,
  teamsFile?: string,
): Promise<Composition | undefined> {
  const pointed = without(await readPointer(from, site), 'tag');
  const { number, state, canary } = pointed;
  const previews = livePreviews(pointed.previews);
  if (number === 0) throw new Error(`${site} serves nothing in ${from.where}.`);
  const here = await readPointer(to, site);
  const decided = state > 0 ? await getState(from, site, state) : undefined;
  const kept = state > 0 ? await findState(to, site, state) : undefined;
  if (kept && !isDeepStrictEqual(kept, decided)) throw new OtherStore(`State ${state}`, { site, from, to });
  if (here.number === number && here.state === state) return undefined;
  const teams = await readTeams(from, teamsFile);
  const composition = await bring(from, to, { site, number, teams });
  const ofCanary = canary && (await bring(from, to, { site, number: canary.number, teams }));
  for (const preview of previews) await bring(from, to, { site, number: preview.number, teams });
  if (decided && !kept) await writeState(to, decided, composition.source, ofCanary?.source);
  if (!(await to.swap(pointerKey(site), pointerText(pointed), here.tag)))
    throw new Error(`${site} was moved in ${to.where} meanwhile; it goes on as it is.`);
  return composition;
}
