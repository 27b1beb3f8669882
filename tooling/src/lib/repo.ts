import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repoRoot = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
/** Everything that can be deleted and made again: releases built here, sites, databases, caches. */
export const dataDir = process.env.DATA_DIR ?? join(repoRoot, '.data');
export const releasesDir = join(dataDir, 'releases');
/** Where compositions are written; tests compose beside the site that somebody has running. */
export const siteDir = (): string => process.env.SITE_DIR ?? join(dataDir, 'site');
/** What compilers remember; the benchmark starts without it. */
export const cacheDir = process.env.CACHE_DIR ?? join(repoRoot, '.cache');

export const SHELL = 'shell';

export const readJson = <Value>(file: string): Value => JSON.parse(readFileSync(file, 'utf8')) as Value;

interface WorkspaceManifest {
  readonly version: string;
}

/** Folders of the applications that are released: the shell and every folder with a feature.json. */
export function applicationNames(): readonly string[] {
  const workspace = readFileSync(join(repoRoot, 'pnpm-workspace.yaml'), 'utf8');
  const packages = [...workspace.matchAll(/^ {2}- ['"]?([\w-]+)['"]?$/gm)].map(([, name]) => name ?? '');
  return packages.filter((name) => name === SHELL || existsSync(join(repoRoot, name, 'feature.json')));
}

export const packageVersion = (name: string): string =>
  readJson<WorkspaceManifest>(join(repoRoot, name, 'package.json')).version;
