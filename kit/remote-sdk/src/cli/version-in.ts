import { join } from 'node:path';
import { readJson } from '@rifas/tooling/lib/json';
import { checkVersion } from '@rifas/tooling/store/releases/releases';

/**
 * The version in a repository's package.json, under which it is released.
 * @throws Error if there is none, as in many packages of a monorepo, or none that a release can have
 */
export function versionIn(root: string): string {
  const file = join(root, 'package.json');
  const { version } = readJson<{ readonly version?: string }>(file);
  if (version === undefined)
    throw new Error(`${file} has no version, under which the remote is released: write "version": "0.1.0" into it.`);
  return checkVersion(version);
}
