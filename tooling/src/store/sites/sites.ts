import type { Storage } from '../storage/storage';
import { Damaged, readStoredJson, unlessDamaged } from '../storage/stored-json';
import { COMPOSITION_FILE, NOTHING, parsePointer, POINTER, type Composition, type PointerContent } from './composition';

const sitePrefix = (site: string): string => `sites/${site}`;
export const compositionPrefix = (site: string, number: number): string => `${sitePrefix(site)}/${number}`;
export const pointerKey = (site: string): string => `${sitePrefix(site)}/${POINTER}`;

export interface Pointer extends PointerContent {
  readonly tag: string | undefined;
}

/**
 * @throws Damaged where the pointer exists and names nothing: the site's decisions must not start again from nothing
 */
export async function readPointer(storage: Storage, site: string): Promise<Pointer> {
  const pointer = await readEdgePointer(storage, site);
  if (pointer.number > 0 || pointer.tag === undefined) return pointer;
  throw await damagedPointer(storage, site, 'is damaged');
}

/** How many compositions a message lists. */
const LISTED = 5;

/** The newest compositions that could be served to all. */
async function newestForAll(storage: Storage, site: string): Promise<readonly number[]> {
  const newest: number[] = [];
  for (const number of [...(await compositionNumbers(storage, site))].reverse()) {
    if (newest.length === LISTED) break;
    const composition = await unlessDamaged(findComposition(storage, site, number));
    if (composition?.previewUntil === undefined) newest.unshift(number);
  }
  return newest;
}

export async function damagedPointer(storage: Storage, site: string, how: string): Promise<Damaged> {
  const numbers = await newestForAll(storage, site);
  const wayOn =
    numbers.length > 0
      ? `Write the number of a composition into it, and ${site} goes on from there: the newest are ${numbers.join(', ')}. 'show ${site} ${numbers.at(-1) ?? ''}' says what one of them is.`
      : `No composition of ${site} is left: bring back ${sitePrefix(site)}/ from a copy of the store.`;
  return new Damaged(`${pointerKey(site)} in ${storage.where} ${how}. ${wayOn}`);
}

/** Reads the pointer as an edge does: a damaged one names nothing. */
export async function readEdgePointer(storage: Storage, site: string): Promise<Pointer> {
  const stored = await storage.read(pointerKey(site));
  return { ...(stored ? parsePointer(stored.body.toString()) : NOTHING), tag: stored?.tag };
}

/** Numbers in use, in order: whole compositions, and remains of a broken deploy. */
export async function compositionNumbers(storage: Storage, site: string): Promise<readonly number[]> {
  const names = await storage.children(`${sitePrefix(site)}/`);
  return names
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .sort((a, b) => a - b);
}

/**
 * A mistyped name must not read like a site that serves nothing.
 * @param number that the site's pointer names
 * @throws Error if nothing was ever deployed to the site
 */
export async function demandDeployed(storage: Storage, site: string, number: number): Promise<void> {
  if (number === 0 && (await compositionNumbers(storage, site)).length === 0)
    throw new Error(`Nothing was deployed to ${site} in ${storage.where}.`);
}

export function findComposition(storage: Storage, site: string, number: number): Promise<Composition | undefined> {
  const key = `${compositionPrefix(site, number)}/${COMPOSITION_FILE}`;
  return readStoredJson<Composition>(storage, key, 'releases', 'previous', 'routes', 'files');
}

/** @throws Error that lists the newest numbers */
export async function getComposition(storage: Storage, site: string, number: number): Promise<Composition> {
  const composition = await findComposition(storage, site, number);
  if (composition) return composition;
  throw await noComposition(storage, site, number);
}

/** An error with the newest numbers. */
export async function noComposition(storage: Storage, site: string, number: number): Promise<Error> {
  const numbers = (await newestForAll(storage, site)).join(', ');
  const known = numbers ? `The newest are ${numbers}.` : 'There is none.';
  return new Error(`${site} has no composition ${number} in ${storage.where}. ${known}`);
}

/** Held while a site gets its first composition, because `siteNames` does not list it until then. */
export const BEGINNING_LOCK = 'beginning';

/** The name of a folder, and part of addresses. */
const SITE_NAME = /^[a-z][a-z0-9-]{0,127}$/;

/** Sites with a deploy; ignores anything else in that folder, such as the file system's own `lost+found`. */
export const siteNames = async (storage: Storage): Promise<readonly string[]> =>
  (await storage.children('sites/')).filter((name) => SITE_NAME.test(name));

/** @throws Error when the text cannot name a site */
export function checkSiteName(site: string): string {
  if (!SITE_NAME.test(site))
    throw new Error(`'${site}' is no name of a site: small letters, digits and dashes, 128 at most.`);
  return site;
}
