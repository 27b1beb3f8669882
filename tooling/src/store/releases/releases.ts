import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../../lib/command-line';
import { precompress } from '../../lib/compress';
import { integrityOf } from '../../lib/files';
import { jsonText } from '../../lib/json';
import type { Settings } from '../../lib/settings';
import { withLock } from '../lock/lock';
import type { Storage } from '../storage/storage';
import { copyFiles, filesProblems } from '../storage/stored-files';
import { Damaged, orDamaged, readStoredJson } from '../storage/stored-json';
import { BESIDE_FILES, RELEASE_FILE, SIGNATURE_FILE, type Release, type ReleasedFile } from './release';

export const releasePrefix = (name: string, version: string): string => `releases/${name}/${version}`;

export const releaseFolder = ({ releasesDir }: Pick<Settings, 'releasesDir'>, name: string, version: string): string =>
  join(releasesDir, name, version);

/** A number or name that can stand in an address and in a folder. */
const VERSION = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/;
/** What a folder's name may have, with room for what is written beside it under a longer one. */
const VERSION_LENGTH = 128;

/** @throws UsageError when it could not name a release */
export function checkVersion(version: string): string {
  if (version.length > VERSION_LENGTH)
    throw new UsageError(`'${version.slice(0, 32)}…' is too long for a version: ${VERSION_LENGTH} characters at most.`);
  if (!VERSION.test(version)) throw new UsageError(`'${version}' is no version: write it as 1.2.3.`);
  return version;
}

export const isApplicationName = (text: string): boolean => /^[a-z][a-z0-9-]*$/.test(text);

/** Applications that something was released of; what else lies beside them is none. */
export const releasedNames = async (storage: Storage): Promise<readonly string[]> =>
  (await storage.children('releases/')).filter(isApplicationName);

/** Versions of an application that were released, in no order. */
export const releasedVersions = (storage: Storage, name: string): Promise<readonly string[]> =>
  storage.children(`releases/${name}/`);

/** What is said before the first thing is kept in a storage: its name may be mistyped. */
export async function beginningNotes(storage: Storage): Promise<readonly string[]> {
  for (const name of await releasedNames(storage)) if ((await releasedVersions(storage, name)).length > 0) return [];
  const isNew = (await storage.children('policy/')).length === 0;
  return isNew ? [`There was nothing in ${storage.where} before: a store of its own begins there.`] : [];
}

export const findRelease = async (storage: Storage, name: string, version: string): Promise<Release | undefined> =>
  (await readStoredJson<Release>(storage, `${releasePrefix(name, version)}/${RELEASE_FILE}`, 'files'))?.value;

const byNumber = new Intl.Collator('en', { numeric: true });

/** @throws Error that says which versions there are */
export async function getRelease(storage: Storage, name: string, version: string): Promise<Release> {
  const release = await findRelease(storage, name, version);
  if (release) return release;
  const versions = await releasedVersions(storage, name);
  if (versions.includes(version))
    throw new Damaged(
      `${name} ${version} is not whole in ${storage.where}: its ${RELEASE_FILE}, which comes last, is missing. Release or copy it again.`,
    );
  const newest = [...versions].sort(byNumber.compare).slice(-5);
  const known = newest.length > 0 ? `The newest are ${newest.join(', ')}.` : `There is no release of ${name}.`;
  if (await storage.read(removedKey(name, version)))
    throw new Error(
      `${name} ${version} is not released in ${storage.where} any more: it was pruned. ${known} The same content may be released again.`,
    );
  const remedy = version.includes('-local.') ? " 'npm run build' releases what the sources make now." : '';
  throw new Error(`${name} ${version} is not released in ${storage.where}. ${known}${remedy}`);
}

/** Every bad file of a release. */
export const releaseProblems = (
  storage: Storage,
  { name, version, files, beside }: Release,
): Promise<readonly string[]> =>
  filesProblems(storage, releasePrefix(name, version), {
    ...Object.fromEntries(Object.entries(files).map(([file, { integrity }]) => [file, integrity])),
    ...beside,
  });

/**
 * What a release says of its files; each that is worth it gets its compressed copies beside it.
 * @param compress false for a release of this machine that nobody fetches over a network: compressing takes most of the time
 */
export const describeFiles = (
  folder: string,
  paths: readonly string[],
  compress = true,
): Readonly<Record<string, ReleasedFile>> =>
  Object.fromEntries(
    paths.map((path) => {
      const file = join(folder, path);
      const content = readFileSync(file);
      const wireBytes = compress ? precompress(file) : content.length;
      return [path, { bytes: content.length, wireBytes, integrity: integrityOf(content) }];
    }),
  );

const describeBeside = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    BESIDE_FILES.filter((file) => existsSync(join(folder, file))).map((file) => [
      file,
      integrityOf(readFileSync(join(folder, file))),
    ]),
  );

/** Writes the description into a release's finished folder, with the papers that lie there. */
export function sealRelease(folder: string, described: Release): Release {
  const beside = describeBeside(folder);
  const release = Object.keys(beside).length > 0 ? { ...described, beside } : described;
  writeFileSync(join(folder, RELEASE_FILE), jsonText(release));
  // The server that sends it may run as somebody else.
  chmodSync(folder, 0o755);
  return release;
}

/** Moves a sealed folder to its place. @returns false where the version is there already: a release is never overwritten */
export const placeRelease = (storage: Storage, folder: string, { name, version }: Release): Promise<boolean> =>
  storage.publish(folder, releasePrefix(name, version), RELEASE_FILE);

/**
 * Makes a release in an empty folder beside its place; what is left in the folder goes.
 * @throws Error when the version could not name a release
 */
export async function inWorkFolder<Result>(
  storage: Storage,
  name: string,
  version: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = storage.workFolder(releasePrefix(name, checkVersion(version)));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a release is, whatever the order of its files and however well they were compressed. */
const contentOf = ({ entry, feature, contract, files }: Release): string =>
  JSON.stringify([
    entry,
    feature ?? null,
    contract ?? null,
    Object.entries(files)
      .map(([file, { integrity }]) => `${file} ${integrity}`)
      .sort(),
  ]);

/** A note of a release that was removed: its version stays taken. The composed pages of edges hold the hashes of its files. */
const removedKey = (name: string, version: string): string => `removed/${name}/${version}`;

const contentHash = (release: Release): string => integrityOf(contentOf(release));

/** From here on the release counts as none, while its files are there; its version can only come back with the same content. */
async function breakSeal(storage: Storage, release: Release): Promise<void> {
  const { name, version } = release;
  await storage.write(removedKey(name, version), contentHash(release));
  for (const file of [RELEASE_FILE, SIGNATURE_FILE]) await storage.remove(`${releasePrefix(name, version)}/${file}`);
}

export async function removeRelease(storage: Storage, release: Release): Promise<void> {
  await breakSeal(storage, release);
  await storage.removeAll(releasePrefix(release.name, release.version), RELEASE_FILE);
}

const changedFiles = (before: Release, made: Release): readonly string[] =>
  [...new Set([...Object.keys(before.files), ...Object.keys(made.files)])]
    .filter((file) => before.files[file]?.integrity !== made.files[file]?.integrity)
    .sort();

/**
 * Moves a sealed folder into the storage. A version is never overwritten.
 * @returns 'there' when the very same release was there, whole
 * @throws Error when the version is there with other content, or was until it was pruned
 */
export function publishRelease(storage: Storage, folder: string, release: Release): Promise<'published' | 'there'> {
  const { name, version } = release;
  return withLock(storage, `releases-${name}`, { task: `release ${name}@${version}` }, async ({ check }) => {
    const before = await findRelease(storage, name, version);
    const isSame = before && contentOf(before) === contentOf(release);
    if (isSame && (await releaseProblems(storage, before)).length === 0) return 'there';
    if (before && !isSame) {
      const files = changedFiles(before, release);
      const more = files.length > 3 ? ` and ${files.length - 3} more` : '';
      const which = files.length > 0 ? `; other: ${files.slice(0, 3).join(', ')}${more}` : '';
      throw new Error(
        `${name} ${version} is released with other content, and a release is never overwritten${which}. Give it a new version.`,
      );
    }
    const removed = await storage.read(removedKey(name, version));
    if (removed && removed.body.toString() !== contentHash(release))
      throw new Error(
        `${name} ${version} was released with other content before it was pruned, and edges may still have that. Give it a new version.`,
      );
    await check();
    // Damaged, or half copied: the same files take its place. A site may be served from it, so none that is whole goes before.
    if (before) await breakSeal(storage, before);
    await placeRelease(storage, folder, release);
    return 'published';
  });
}

/** Brings what was written about a release after it was copied: who signed it, and how it was made again. Its files are the same. */
async function copyPapers(from: Storage, to: Storage, prefix: string): Promise<void> {
  for (const file of [...BESIDE_FILES, RELEASE_FILE, SIGNATURE_FILE]) {
    const [newer, older] = await Promise.all([from.read(`${prefix}/${file}`), to.read(`${prefix}/${file}`)]);
    if (newer && !older?.body.equals(newer.body)) await to.write(`${prefix}/${file}`, newer.body.toString());
  }
}

/**
 * Copies a release that the other storage does not have, or has damaged; it is there whole or not at all. Of one that is there comes what
 * was written about it since.
 * @returns 'other' when the other storage has this version with other content: nothing was changed there
 */
export async function copyRelease(
  from: Storage,
  to: Storage,
  name: string,
  version: string,
): Promise<'copied' | 'there' | 'other'> {
  const release = await getRelease(from, name, version);
  const prefix = releasePrefix(name, version);
  const found = await orDamaged(findRelease(to, name, version));
  const copied = found instanceof Damaged ? undefined : found;
  if (copied && contentOf(copied) !== contentOf(release)) return 'other';
  if (copied && (await releaseProblems(to, { ...copied, beside: {} })).length === 0) {
    await copyPapers(from, to, prefix);
    return 'there';
  }
  await copyFiles(from, to, prefix, {
    files: [...Object.keys(release.files), ...BESIDE_FILES, SIGNATURE_FILE],
    seal: RELEASE_FILE,
    replace: found !== undefined,
  });
  return 'copied';
}
