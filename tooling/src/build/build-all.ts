import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { inBatches } from '../lib/in-batches';
import { runNode } from '../lib/processes';
import { applicationNames, repoRoot } from '../lib/repo';
import type { Settings } from '../lib/settings';
import { findRelease } from '../store/releases/releases';
import { localStorage } from '../store/storage/open-storage';
import { buildUnchanged, type BuildResult } from './build-unchanged';
import { localVersion } from './local-version';

export type Versions = Readonly<Record<string, string>>;

/** Exit code of a build whose sources changed while it ran. */
export const SOURCES_CHANGED = 3;

const BUILD = join(repoRoot, 'tooling/src/build/build-one.ts');

async function buildInProcess(env: Settings['env'], name: string, version: string): Promise<BuildResult> {
  const { code } = await runNode(['--import', 'tsx', BUILD, name, version], { env, show: true });
  if (code !== 0 && code !== SOURCES_CHANGED) throw new Error(`The build of ${name} failed.`);
  return code === 0 ? 'built' : 'changed';
}

/** Builds the applications that changed, in parallel on up to four cores. @returns the versions of all */
export async function buildAll(
  settings: Settings,
  names: readonly string[] = applicationNames(),
  log: (line: string) => void = console.log,
): Promise<Versions> {
  const versions: Record<string, string> = Object.fromEntries(names.map((name) => [name, localVersion(name)]));
  const storage = localStorage(settings);
  const missing: string[] = [];
  for (const name of names) if (!(await findRelease(storage, name, versions[name] ?? ''))) missing.push(name);
  if (missing.length === 0) return versions;
  log(`Building ${missing.join(', ')}…`);
  const started = Date.now();
  const build = (name: string, version: string) => buildInProcess(settings.env, name, version);
  const buildOne = async (name: string) => {
    versions[name] = await buildUnchanged(name, { versionOf: localVersion, build, log });
  };
  await inBatches(missing, buildOne, Math.min(4, availableParallelism()));
  log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  return versions;
}
