import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readJson } from './json';

export const repoRoot = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

export const SHELL = 'shell';

/** Folders of the applications that are released: the shell and every folder with a feature.json. */
export function applicationNames(): readonly string[] {
  const workspace = readFileSync(join(repoRoot, 'pnpm-workspace.yaml'), 'utf8');
  const packages = [...workspace.matchAll(/^ {2}- ['"]?([\w-]+)['"]?$/gm)].map(([, name]) => name ?? '');
  return packages.filter((name) => name === SHELL || existsSync(join(repoRoot, name, 'feature.json')));
}

/** The applications that the shell mounts. */
export const remoteNames = (): readonly string[] => applicationNames().filter((name) => name !== SHELL);

export const packageVersion = (name: string): string =>
  readJson<{ readonly version: string }>(join(repoRoot, name, 'package.json')).version;
