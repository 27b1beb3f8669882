import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Versions } from '../../build/build-all';
import { composerVersion, localVersion } from '../../build/local-version';
import { applicationNames, repoRoot } from '../../lib/repo';
import { findRelease, releasedVersions } from '../../store/releases/releases';
import { storageIn } from '../../store/storage/open-storage';
import type { Storage } from '../../store/storage/storage';

/** An image has no sources. This file holds the fingerprint of the composing code from the image's build. */
export const COMPOSER_FILE = 'composer-version';

const composerFile = join(repoRoot, COMPOSER_FILE);

/** Whether the commands run in an image: it composes and deploys, and builds nothing. */
export const isImage = (): boolean => existsSync(composerFile);

/** The fingerprint of the composing code: computed from the sources, or read from the image's file. */
export const composerOfImage = (): string =>
  isImage() ? readFileSync(composerFile, 'utf8').trim() : composerVersion();

/** The releases that an image holds, which its first start puts onto the volume. */
export const releasesOfImage = (): Storage => storageIn(join(repoRoot, '.data'));

/** What 'local' in a deployment's file means for an application: the release of the sources, or the image's. */
export async function localVersions(): Promise<(name: string) => string> {
  if (!isImage()) return localVersion;
  const versions = await imageVersions(releasesOfImage(), applicationNames());
  return (name) => versions[name] ?? '';
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
