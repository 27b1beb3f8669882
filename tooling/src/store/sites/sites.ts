import type { Storage } from '../storage/storage';
import { Damaged, readStoredJson } from '../storage/stored-json';
import { COMPOSITION_FILE, NOTHING, parsePointer, POINTER, type Composition, type PointerContent } from './composition';

const sitePrefix = (site: string): string => `sites/${site}`;
export const compositionPrefix = (site: string, number: number): string => `${sitePrefix(site)}/${number}`;
export const pointerKey = (site: string): string => `${sitePrefix(site)}/${POINTER}`;

export interface Pointer extends PointerContent {
  readonly tag: string | undefined;
}

/** @throws Damaged where a site has a pointer that names nothing: what was decided for it must not begin anew */
export async function readPointer(storage: Storage, site: string): Promise<Pointer> {
  const pointer = await readEdgePointer(storage, site);
  if (pointer.number > 0 || pointer.tag === undefined) return pointer;
  throw await damagedPointer(storage, site, 'is damaged');
}

export async function damagedPointer(storage: Storage, site: string, how: string): Promise<Damaged> {
  const numbers = (await compositionNumbers(storage, site)).slice(-5).join(', ');
  const wayOn = numbers
    ? `Write the number of a composition into it, and ${site} goes on from there: the newest are ${numbers}.`
    : `No composition of ${site} is left: bring back ${sitePrefix(site)}/ from a copy of the store.`;
  return new Damaged(`${pointerKey(site)} in ${storage.where} ${how}. ${wayOn}`);
}

/** As an edge reads it: of a damaged pointer nothing. */
export async function readEdgePointer(storage: Storage, site: string): Promise<Pointer> {
  const stored = await storage.read(pointerKey(site));
  return { ...(stored ? parsePointer(stored.body.toString()) : NOTHING), tag: stored?.tag };
}

/** Numbers that are taken, in their order: whole compositions and what a broken deploy left of one. */
export async function compositionNumbers(storage: Storage, site: string): Promise<readonly number[]> {
  const names = await storage.children(`${sitePrefix(site)}/`);
  return names
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .sort((a, b) => a - b);
}

export async function findComposition(
  storage: Storage,
  site: string,
  number: number,
): Promise<Composition | undefined> {
  const key = `${compositionPrefix(site, number)}/${COMPOSITION_FILE}`;
  const stored = await readStoredJson<Composition>(storage, key, 'releases', 'previous', 'routes', 'files');
  return stored?.value;
}

/** @throws Error that says which numbers there are */
export async function getComposition(storage: Storage, site: string, number: number): Promise<Composition> {
  const composition = await findComposition(storage, site, number);
  if (composition) return composition;
  throw await noComposition(storage, site, number);
}

/** Says which numbers there are. */
export async function noComposition(storage: Storage, site: string, number: number): Promise<Error> {
  const numbers = (await compositionNumbers(storage, site)).slice(-5).join(', ');
  const known = numbers ? `The newest are ${numbers}.` : 'There is none.';
  return new Error(`${site} has no composition ${number} in ${storage.where}. ${known}`);
}

/** Held while a site gets its first composition: until then it is none of those below. */
export const BEGINNING_LOCK = 'beginning';

/** A folder's name, and part of addresses. */
const SITE_NAME = /^[a-z][a-z0-9-]{0,127}$/;

/** Sites that something was deployed to; what else lies beside them, such as the file system's own `lost+found`, is none. */
export const siteNames = async (storage: Storage): Promise<readonly string[]> =>
  (await storage.children('sites/')).filter((name) => SITE_NAME.test(name));

/** @throws Error when it could not be a site */
export function checkSiteName(site: string): string {
  if (!SITE_NAME.test(site))
    throw new Error(`'${site}' is no name of a site: small letters, digits and dashes, 128 at most.`);
  return site;
}
