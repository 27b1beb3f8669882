import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';
import { UsageError } from '../../lib/command-line';
import { precompress } from '../../lib/compress';
import { integrityOf, letAllRead } from '../../lib/files';
import { jsonText } from '../../lib/json';
import type { Settings } from '../../lib/settings';
import { withLock } from '../lock/lock';
import type { Storage } from '../storage/storage';
import { copyFiles, filesProblems, inWork } from '../storage/stored-files';
import { Damaged, orDamaged, readStoredJson, unlessDamaged } from '../storage/stored-json';
import { BESIDE_FILES, RELEASE_FILE, SIGNATURE_FILE, type Release, type ReleasedFile } from './release';

export const releasePrefix = (name: string, version: string): string => `releases/${name}/${version}`;

export const releaseFolder = ({ releasesDir }: Pick<Settings, 'releasesDir'>, name: string, version: string): string =>
  join(releasesDir, name, version);

/** The limit for names of folders, with room for the longer names of files written next to it. */
const VERSION_LENGTH = 128;

/**
 * A version is that of semver, without what may stand behind '+': it has to fit into an address, and `1.0.0+a` and
 * `1.0.0+b` are one version. @throws UsageError when the text cannot be a version
 */
export function checkVersion(version: string): string {
  if (version.length > VERSION_LENGTH)
    throw new UsageError(`'${version.slice(0, 32)}…' is too long for a version: ${VERSION_LENGTH} characters at most.`);
  if (semver.valid(version) !== version) throw new UsageError(`'${version}' is no version: write it as 1.2.3.`);
  return version;
}

export const isApplicationName = (text: string): boolean => /^[a-z][a-z0-9-]*$/.test(text);

/** Applications with releases; other files in that folder are ignored. */
export const releasedNames = async (storage: Storage): Promise<readonly string[]> =>
  (await storage.children('releases/')).filter(isApplicationName);

/** Versions of an application that were released, in no order. */
export const releasedVersions = (storage: Storage, name: string): Promise<readonly string[]> =>
  storage.children(`releases/${name}/`);

/** A note for the first write into a storage, because its name may be mistyped. */
export async function beginningNotes(storage: Storage): Promise<readonly string[]> {
  for (const name of await releasedNames(storage)) if ((await releasedVersions(storage, name)).length > 0) return [];
  const isNew = (await storage.children('policy/')).length === 0;
  return isNew ? [`There was nothing in ${storage.where} before: a store of its own begins there.`] : [];
}

export const findRelease = (storage: Storage, name: string, version: string): Promise<Release | undefined> =>
  readStoredJson<Release>(storage, `${releasePrefix(name, version)}/${RELEASE_FILE}`, 'files');

const byNumber = new Intl.Collator('en', { numeric: true });

/** @throws Error that lists the newest versions */
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

/** A release's missing or changed files. */
export const releaseProblems = (
  storage: Storage,
  { name, version, files, beside }: Release,
): Promise<readonly string[]> =>
  filesProblems(storage, releasePrefix(name, version), {
    ...Object.fromEntries(Object.entries(files).map(([file, { integrity }]) => [file, integrity])),
    ...beside,
  });

/**
 * Describes the files of a release, and writes compressed copies next to those that gain from it.
 * @param compress false for a local release that nobody loads over a network: compression takes most of the time
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

/** Writes the description into a release's finished folder; it covers the documents that are there. */
export function sealRelease(folder: string, described: Release): Release {
  const papers = BESIDE_FILES.filter((file) => existsSync(join(folder, file)));
  const beside = Object.fromEntries(papers.map((file) => [file, integrityOf(readFileSync(join(folder, file)))]));
  const release = papers.length > 0 ? { ...described, beside } : described;
  writeFileSync(join(folder, RELEASE_FILE), jsonText(release));
  letAllRead(folder);
  return release;
}

/** Whether a release is there with every file that was written. */
export async function isWhole(storage: Storage, name: string, version: string): Promise<boolean> {
  const found = await unlessDamaged(findRelease(storage, name, version));
  return found !== undefined && (await releaseProblems(storage, found)).length === 0;
}

/** Makes a release invalid. Its other files stay: a site may use them. */
async function unseal(storage: Storage, { name, version }: Release): Promise<void> {
  for (const file of [RELEASE_FILE, SIGNATURE_FILE]) await storage.remove(`${releasePrefix(name, version)}/${file}`);
}

/**
 * Moves a sealed folder to its place. A damaged release, as after a power failure, makes room; a missing one may be
 * another build's that is being moved just now.
 * @returns false where the version exists already: a release is never overwritten
 */
export async function placeRelease(storage: Storage, folder: string, release: Release): Promise<boolean> {
  const { name, version } = release;
  const found = await orDamaged(findRelease(storage, name, version));
  if (found instanceof Damaged || (found && (await releaseProblems(storage, found)).length > 0))
    await unseal(storage, release);
  return storage.publish(folder, releasePrefix(name, version), RELEASE_FILE);
}

/**
 * Makes a release in an empty folder next to its final place; what remains of the folder is removed.
 * @throws Error when the text cannot be a version
 */
export const inWorkFolder = async <Result>(
  storage: Storage,
  name: string,
  version: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> =>
  inWork(
    storage,
    releasePrefix(name, checkVersion(version)),
    { what: `${name} ${version}`, unchanged: 'Nothing was released.' },
    work,
  );

/** The identity of a release, whatever the order of its files and however well they were compressed. */
function contentHash({ entry, feature, contract, files }: Release): string {
  const hashes = Object.entries(files).map(([file, { integrity }]) => `${file} ${integrity}`);
  return integrityOf(JSON.stringify([entry, feature ?? null, contract ?? null, hashes.sort()]));
}

/** Marks a removed release: its version stays taken, because composed pages on edges hold the hashes of its files. */
const removedKey = (name: string, version: string): string => `removed/${name}/${version}`;

/** Makes the release invalid while its files still exist; only the same content can get its version again. */
async function breakSeal(storage: Storage, release: Release): Promise<void> {
  await storage.write(removedKey(release.name, release.version), contentHash(release));
  await unseal(storage, release);
}

export async function removeRelease(storage: Storage, release: Release): Promise<void> {
  await breakSeal(storage, release);
  await storage.removeAll(releasePrefix(release.name, release.version), RELEASE_FILE);
}

const changedFiles = (before: Release, made: Release): readonly string[] =>
  [...new Set([...Object.keys(before.files), ...Object.keys(made.files)])]
    .filter((file) => before.files[file]?.integrity !== made.files[file]?.integrity)
    .sort();

/** Without a description, the entry tells the content: it names all other files by their hashes. */
async function refuseOtherEntry(storage: Storage, { name, version, entry, files }: Release, { message }: Damaged) {
  const there = await storage.read(`${releasePrefix(name, version)}/${entry}`);
  if (there && integrityOf(there.body) !== files[entry]?.integrity)
    throw new Error(
      `${message} The ${entry} beside it is another, and a release is never overwritten. Give it a new version.`,
    );
}

/**
 * Moves a sealed folder into the storage. A version is never overwritten.
 * @returns 'there' when exactly this release existed already, undamaged
 * @throws Error when the version exists with other content, or did before it was pruned
 */
export function publishRelease(storage: Storage, folder: string, release: Release): Promise<'published' | 'there'> {
  const { name, version } = release;
  return withLock(storage, `releases-${name}`, { task: `release ${name}@${version}` }, async ({ check }) => {
    const found = await orDamaged(findRelease(storage, name, version));
    if (found instanceof Damaged) await refuseOtherEntry(storage, release, found);
    const before = found instanceof Damaged ? undefined : found;
    const isSame = before && contentHash(before) === contentHash(release);
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
    // A damaged or half copied release is replaced by the same files. A site may use it, so its folder stays until
    // then.
    if (before) await breakSeal(storage, before);
    await placeRelease(storage, folder, release);
    return 'published';
  });
}

/** Copies newer documents of a copied release: its signature, and how it was rebuilt. Its files are the same. */
async function copyPapers(from: Storage, to: Storage, prefix: string): Promise<void> {
  for (const file of [...BESIDE_FILES, RELEASE_FILE, SIGNATURE_FILE]) {
    const [newer, older] = await Promise.all([from.read(`${prefix}/${file}`), to.read(`${prefix}/${file}`)]);
    if (newer && !older?.body.equals(newer.body)) await to.write(`${prefix}/${file}`, newer.body.toString());
  }
}

/**
 * Copies a release that the other storage lacks or has damaged, whole or not at all. Where the release exists there
 * already, copies only its newer documents.
 * @returns 'other' when the other storage has this version with other content; then nothing is changed there
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
  if (copied && contentHash(copied) !== contentHash(release)) return 'other';
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

/** Copies the releases that `to` does not have. @returns which were copied */
export async function copyReleases(
  from: Storage,
  to: Storage,
  versions: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const copied: string[] = [];
  for (const [name, version] of Object.entries(versions))
    if ((await copyRelease(from, to, name, version)) === 'copied') copied.push(`${name} ${version}`);
  return copied;
}
