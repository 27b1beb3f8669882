import { cpSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sourceCommit } from '../lib/source-commit';
import { describeSharing } from '../release-rules/describe-sharing';
import type { Release } from '../store/releases/release';
import { describeFiles, sealRelease } from '../store/releases/releases';
import { madeNow, writeProvenance } from './provenance';
import { readBuildDescription } from './read-build-description';
import { checkRemoteEntry, filesOfBuild, readRemoteFolder } from './remote-folder';
import { writeSbom } from './sbom';

/** Files that we generate ourselves, or that no page needs: source maps, compressed copies, descriptions. */
const NOT_RELEASED =
  /(\.map|\.br|\.gz|^remote\.json|^rifas-build\.json|^release\.json|^release\.sig\.json|^sbom\.cdx\.json|^provenance\.json)$/;

/**
 * Makes a release, in an empty folder, from a folder that any tool has built: `feature.json`, the files, and
 * `remoteEntry.js` as an ES module (or the file that `remote.json` names as `entry`). Without a description of the
 * build the chunks of a page are unknown, so its pages preload only the entry.
 * @throws Error that says what the folder lacks
 */
export function releaseFromFolder(folder: string, version: string, work: string): Release {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) throw new Error(`There is no folder ${folder}.`);
  const { entry, feature } = readRemoteFolder(folder);
  const paths = filesOfBuild(folder).filter((path) => !NOT_RELEASED.test(path));
  for (const path of paths) cpSync(join(folder, path), join(work, path));
  checkRemoteEntry(join(work, entry), entry);
  const files = describeFiles(work, paths);
  const built = readBuildDescription(folder, Object.keys(files));
  const made = madeNow(built?.tool ?? 'a folder', sourceCommit(folder));
  const sharing = describeSharing(work, paths);
  const described = {
    name: feature.name,
    version,
    entry,
    files,
    feature,
    made,
    parts: built?.parts ?? {},
    consumes: {},
    ...sharing,
  };
  writeSbom(work, described, built?.packages);
  writeProvenance(work, described);
  return sealRelease(work, described);
}
