import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles, listFiles } from '../lib/files';
import { packageVersion, repoRoot } from '../lib/repo';
import { lockFor } from './lock-for';

const TESTS = /(\.test(ing)?\.tsx?|README\.md)$/;
/** Sources that every application is compiled with, in addition to its own folder. */
const COMMON = [
  'shared',
  'tooling/webpack',
  'tooling/src/build',
  'tooling/src/lib',
  'tooling/src/release-rules',
  'tooling/src/store/releases',
];

/** Packages of the workspace whose dependencies are compiled into applications. */
const LOCKED = ['shared', 'tooling'];

const hashFolders = (folders: readonly string[]) =>
  folders.reduce((hash, name) => {
    const folder = join(repoRoot, name);
    const files = listFiles(folder).filter((file) => !TESTS.test(file));
    return hashFiles(hash, folder, files);
  }, createHash('sha256'));

/** Fingerprint of the code that composes pages: a site that follows sources is composed again when it changes. */
export const composerVersion = (): string =>
  hashFolders(['shared', 'tooling/src/compose', 'tooling/src/edge-rules']).digest('hex').slice(0, 12);

/** A version made from a hash of its inputs: the same sources give the same version, so nothing is built twice. */
export function localVersion(name: string): string {
  const hash = hashFolders([name, ...COMMON]);
  hash.update(lockFor(readFileSync(join(repoRoot, 'pnpm-lock.yaml'), 'utf8'), [name, ...LOCKED]));
  return `${packageVersion(name)}-local.${hash.digest('hex').slice(0, 12)}`;
}
