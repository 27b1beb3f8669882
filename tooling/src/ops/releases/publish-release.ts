import { rmSync } from 'node:fs';
import { RELEASE_FILE, type Release } from '../../build/release';
import { withLock } from '../lock/lock';
import type { Storage } from '../storage/storage';
import { findRelease, releasePrefix } from './read-release';

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

const changedFiles = (there: Release, made: Release): readonly string[] =>
  [...new Set([...Object.keys(there.files), ...Object.keys(made.files)])]
    .filter((file) => there.files[file]?.integrity !== made.files[file]?.integrity)
    .sort();

const WAIT_MS = 120_000;

/**
 * Moves a finished release into the storage. A version is never overwritten.
 * @returns 'there' when the very same release was there
 * @throws Error when the version is there with other content
 */
export function publishRelease(storage: Storage, folder: string, release: Release): Promise<'published' | 'there'> {
  const { name, version } = release;
  return withLock(
    storage,
    `releases-${name}`,
    { task: `release ${name}@${version}`, waitMs: WAIT_MS },
    async ({ check }) => {
      const there = await findRelease(storage, name, version);
      if (there && contentOf(there) === contentOf(release)) return 'there';
      if (there) {
        const files = changedFiles(there, release);
        const which =
          files.length > 0
            ? `; other: ${files.slice(0, 3).join(', ')}${files.length > 3 ? ` and ${files.length - 3} more` : ''}`
            : '';
        throw new Error(
          `${name} ${version} is released with other content, and a release is never overwritten${which}. Give it a new version.`,
        );
      }
      await check();
      await storage.publish(folder, releasePrefix(name, version), RELEASE_FILE);
      rmSync(folder, { recursive: true, force: true });
      return 'published';
    },
  );
}
