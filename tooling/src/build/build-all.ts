import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { inBatches } from '../lib/in-batches';
import { runNode } from '../lib/processes';
import { applicationNames, repoRoot } from '../lib/repo';
import type { Settings } from '../lib/settings';
import { isWhole } from '../store/releases/releases';
import { localStorage } from '../store/storage/open-storage';
import { localVersion } from './local-version';

export type Versions = Readonly<Record<string, string>>;
export type BuildResult = 'built' | 'there' | 'changed';

/** Exit code of a build whose sources changed while it ran. */
export const SOURCES_CHANGED = 3;

const BUILD = join(repoRoot, 'tooling/src/build/build-one.ts');

async function buildInProcess(env: Settings['env'], name: string, version: string): Promise<BuildResult> {
  const { code } = await runNode(['--import', 'tsx', BUILD, name, version], { env, show: true });
  if (code !== 0 && code !== SOURCES_CHANGED) throw new Error(`The build of ${name} failed.`);
  return code === 0 ? 'built' : 'changed';
}

interface UnchangedBuild {
  readonly versionOf: (name: string) => string;
  readonly build: (name: string, version: string) => Promise<BuildResult>;
  readonly log: (line: string) => void;
}

const ATTEMPTS = 3;

/**
 * Builds an application, and retries when its sources change during the build. A version names its sources, so a
 * release with mixed sources would stand for them from then on.
 * @returns the version that was built
 * @throws Error when the sources changed during every attempt
 */
export async function buildUnchanged(name: string, { versionOf, build, log }: UnchangedBuild): Promise<string> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const version = versionOf(name);
    if ((await build(name, version)) !== 'changed') return version;
    if (attempt < ATTEMPTS) log(`The sources of ${name} changed while it was built: building it again.`);
  }
  throw new Error(
    `The sources of ${name} kept changing while it was built, ${ATTEMPTS} times. Nothing was kept; try again when they rest.`,
  );
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
  for (const name of names) if (!(await isWhole(storage, name, versions[name] ?? ''))) missing.push(name);
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
