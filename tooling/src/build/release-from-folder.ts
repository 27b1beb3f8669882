import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { precompress } from '../lib/compress';
import { integrityOf } from '../lib/files';
import { releasesDir } from '../lib/repo';
import type { Release, ReleasedFile } from './release';
import { checkRemoteEntry, filesOfBuild, readRemoteFolder } from './remote-folder';

/** Made by us, or of no use to a page: source maps, our own copies, the two files that describe the folder. */
const NOT_RELEASED = /(\.map|\.br|\.gz|^remote\.json|^release\.json)$/;
const VERSION = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/;

function describeFiles(folder: string, paths: readonly string[]): Record<string, ReleasedFile> {
  return Object.fromEntries(
    paths.map((path) => {
      const file = join(folder, path);
      const content = readFileSync(file);
      return [path, { bytes: content.length, wireBytes: precompress(file), integrity: integrityOf(content) }];
    }),
  );
}

/** The same release, whatever the order in which its files were listed. */
const fingerprint = ({ entry, feature, files }: Release): string =>
  JSON.stringify([entry, feature, Object.entries(files).map(([path, { integrity }]) => [path, integrity])]);

export interface FolderReleaseOptions {
  /** Where releases are kept; `.data/releases` by default. */
  readonly into?: string;
}

/**
 * Makes an immutable release of a folder that any tool has built: `feature.json`, the files, and `remoteEntry.js` as an ES module
 * (or the file that `remote.json` names as `entry`). The chunks of a page are unknown, so that its pages preload the entry alone.
 * Releasing the same files under the same version again changes nothing.
 * @throws Error that says what the folder lacks, or that the version exists with other files
 */
export function releaseFromFolder(
  folder: string,
  version: string,
  { into = releasesDir }: FolderReleaseOptions = {},
): Release {
  if (!VERSION.test(version)) throw new Error(`'${version}' is no version: write it as 1.2.3.`);
  if (!existsSync(folder) || !statSync(folder).isDirectory()) throw new Error(`There is no folder ${folder}.`);
  const { entry, feature } = readRemoteFolder(folder);
  const paths = filesOfBuild(folder).filter((path) => !NOT_RELEASED.test(path));
  const parent = join(into, feature.name);
  mkdirSync(parent, { recursive: true });
  const work = mkdtempSync(join(parent, '.releasing-'));
  try {
    for (const path of paths) cpSync(join(folder, path), join(work, path));
    const release: Release = {
      name: feature.name,
      version,
      entry,
      files: describeFiles(work, paths),
      parts: {},
      consumes: {},
      feature,
    };
    checkRemoteEntry(join(work, entry), entry);
    // A temporary folder is its owner's alone; a release is served by whoever serves.
    chmodSync(work, 0o755);
    writeFileSync(join(work, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
    publish(work, join(parent, version), release);
    return release;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Moves the finished folder to its place in one step; whoever was first has made the version. */
function publish(work: string, target: string, release: Release): void {
  if (!existsSync(target)) {
    try {
      renameSync(work, target);
      return;
    } catch (error) {
      if (!existsSync(join(target, 'release.json'))) throw error;
    }
  }
  const there = JSON.parse(readFileSync(join(target, 'release.json'), 'utf8')) as Release;
  if (fingerprint(there) === fingerprint(release)) return;
  throw new Error(
    `${release.name} ${release.version} exists with other files: a release is never overwritten. Give it a new version.`,
  );
}
