import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Versions } from '../../build/build-all';
import { composerVersion } from '../../build/local-version';
import { repoRoot } from '../../lib/repo';
import { copyRelease, findRelease, releasedVersions } from '../../store/releases/releases';
import type { Storage } from '../../store/storage/storage';

/** An image has no sources: the name of the code that composes, of when it was made, stands in this file at its root. */
export const COMPOSER_FILE = 'composer-version';

/** Names the code that composes pages here: by its sources, or by what the image says of them. */
export function composerOfImage(): string {
  const file = join(repoRoot, COMPOSER_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : composerVersion();
}

/** The one version of each application that an image was built with. @throws Error where there are none or several */
export async function imageVersions(image: Storage, names: readonly string[]): Promise<Versions> {
  const versions: Record<string, string> = {};
  for (const name of names) {
    const built: string[] = [];
    for (const each of await releasedVersions(image, name)) if (await findRelease(image, name, each)) built.push(each);
    const [version] = built;
    if (version === undefined || built.length > 1)
      throw new Error(
        `${name} holds ${built.length} releases in ${image.where}; an image has one of each application.`,
      );
    versions[name] = version;
  }
  return versions;
}

/** Copies the releases that `to` does not have. @returns which were copied */
export async function copyReleases(versions: Versions, from: Storage, to: Storage): Promise<readonly string[]> {
  const copied: string[] = [];
  for (const [name, version] of Object.entries(versions))
    if ((await copyRelease(from, to, name, version)) === 'copied') copied.push(`${name} ${version}`);
  return copied;
}
