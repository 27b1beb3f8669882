import { RELEASE_FILE, type Release } from '../../build/release';
import type { Storage } from '../storage/storage';

export const releasePrefix = (name: string, version: string): string => `releases/${name}/${version}`;

/** A number or name that can stand in an address and in a folder. */
const VERSION = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/;

/** @throws Error when it could not name a release */
export function checkVersion(version: string): string {
  if (!VERSION.test(version)) throw new Error(`'${version}' is no version: write it as 1.2.3.`);
  return version;
}

/** Versions of an application that were released, in no order. */
export const releasedVersions = (storage: Storage, name: string): Promise<readonly string[]> =>
  storage.children(`releases/${name}/`);

export async function findRelease(storage: Storage, name: string, version: string): Promise<Release | undefined> {
  const stored = await storage.read(`${releasePrefix(name, version)}/${RELEASE_FILE}`);
  if (!stored) return undefined;
  try {
    return JSON.parse(stored.body.toString()) as Release;
  } catch (cause) {
    throw new Error(`${RELEASE_FILE} of ${name} ${version} is damaged.`, { cause });
  }
}

const byNumber = new Intl.Collator('en', { numeric: true });

/** @throws Error that says which versions there are */
export async function getRelease(storage: Storage, name: string, version: string): Promise<Release> {
  const release = await findRelease(storage, name, version);
  if (release) return release;
  const there = [...(await releasedVersions(storage, name))].sort(byNumber.compare).slice(-5);
  const known = there.length > 0 ? `The newest are ${there.join(', ')}.` : `There is no release of ${name}.`;
  throw new Error(`${name} ${version} is not released in ${storage.where}. ${known}`);
}
