import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles, listFiles } from '../lib/files';
import { packageVersion, repoRoot } from '../lib/repo';

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

/**
 * The part of pnpm's lock file that concerns some packages of the workspace: everything installed, and what these
 * packages require. Other packages can be added and removed without changing the result.
 * @param packages folders as the lock file names them
 */
export function lockFor(text: string, packages: readonly string[]): string {
  const begin = /^importers:\n/m.exec(text);
  if (!begin) return text;
  const from = begin.index + begin[0].length;
  const length = text.slice(from).search(/^\S/m);
  const to = length < 0 ? text.length : from + length;
  const blocks = text.slice(from, to).split(/^(?= {2}\S)/m);
  const wanted = blocks.filter((block) => packages.includes(/^ {2}'?([^':\n]+)'?:/.exec(block)?.[1] ?? ''));
  return [text.slice(0, from), ...wanted.map((block) => `${block.trimEnd()}\n`), text.slice(to)].join('');
}

/** A letter stands before the hash: some hashes are only digits, and a number of a version has no leading zero. */
export const localVersionOf = (version: string, hash: string): string => `${version}-local.h${hash.slice(0, 12)}`;

/** A version made from a hash of its inputs: the same sources give the same version, so nothing is built twice. */
export function localVersion(name: string): string {
  const hash = hashFolders([name, ...COMMON]);
  hash.update(lockFor(readFileSync(join(repoRoot, 'pnpm-lock.yaml'), 'utf8'), [name, ...LOCKED]));
  return localVersionOf(packageVersion(name), hash.digest('hex'));
}
