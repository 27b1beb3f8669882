import type { DeploymentSource } from '@rifas/shared/deployment';
import { UsageError } from '../../lib/command-line';
import { SHELL } from '../../lib/repo';
import { checkVersion, isApplicationName } from '../../store/releases/releases';
import type { ReleaseVersions } from '../../store/sites/composition';
import type { State } from '../../store/states/state';

export const LOCAL = 'local';

/** The versions requested for a deploy, in addition to the deployment's file. */
export interface VersionRequest {
  /** remote@version arguments. */
  readonly releases: ReleaseVersions;
  /** Remotes to take out. */
  readonly without: readonly string[];
  /**
   * What the arguments are applied to. `decided`: the versions that this deployment has in the site; its file only
   * where there are none. `file`: its file, whatever was decided. `follow`: its file, with the versions that people
   * named applied to it.
   */
  readonly base: 'decided' | 'file' | 'follow';
}

/** Parses `mf-auth@1.2.0`. @throws UsageError where the text names no release */
export function parseReleaseName(text: string): readonly [name: string, version: string] {
  const [, name = '', version = ''] = /^([^@]+)@(.+)$/.exec(text) ?? [];
  if (!isApplicationName(name)) throw new UsageError(`'${text}' names no release: write it as mf-auth@1.2.0.`);
  return [name, checkVersion(version)];
}

/** The releases that arguments name, where others of them take remotes out. @throws UsageError */
export function releasesOf(names: readonly string[], without: readonly string[]): ReleaseVersions {
  const pairs = names.map((name) => parseReleaseName(name));
  const twice = pairs.find(([remote], index) => pairs.findIndex(([other]) => other === remote) !== index);
  if (twice) throw new UsageError(`${twice[0]} is named twice.`);
  const both = pairs.find(([remote]) => without.includes(remote));
  if (both) throw new UsageError(`${both.join('@')} is to run, and --without takes ${both[0]} out: name one of them.`);
  return Object.fromEntries(pairs);
}

type Named = State['named'];

/** The versions of `base`, with named ones applied; an application named as null is out. */
function overlaid(base: ReleaseVersions, named: Named): ReleaseVersions {
  const all: Named = { ...base, ...named };
  return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null));
}

/** Notes about versions that the file proposes and that were not decided. They change nothing. */
function proposals(source: DeploymentSource, versions: ReleaseVersions, named: Named): readonly string[] {
  return Object.entries(source.remotes).flatMap(([name, version]) => {
    const now = versions[name];
    if (name in named || now === version || (version === LOCAL && now !== undefined)) return [];
    const has = now === undefined ? `does not have ${name}` : `has ${name} ${now}`;
    return [`${source.name} ${has}; its file proposes ${version}. Name a version to take it, such as ${name}@1.0.0.`];
  });
}

function checkWithout(source: DeploymentSource, versions: ReleaseVersions, without: readonly string[]): void {
  for (const name of without) {
    if (name === SHELL) throw new Error('A site cannot run without the shell.');
    if (!(name in versions))
      throw new Error(`${name} is not part of ${source.name}: it has ${Object.keys(versions).join(', ')}.`);
  }
}

/**
 * Which release of each application to run. The deployment's file only proposes; what was decided in the site counts.
 * @param last the last decision for this deployment in the site
 * @param versionOfLocal returns the version of an application that the file calls 'local'
 */
export function plannedVersions(
  source: DeploymentSource,
  last: State | undefined,
  { releases, without, base }: VersionRequest,
  versionOfLocal: (name: string) => string,
) {
  const proposed: ReleaseVersions = { ...(SHELL in source.remotes ? {} : { [SHELL]: LOCAL }), ...source.remotes };
  const fromFile = base !== 'decided' || !last;
  const before: Named = base === 'file' ? {} : (last?.named ?? {});
  const standing = fromFile ? overlaid(proposed, before) : last.versions;
  const named: Named = { ...before, ...releases, ...Object.fromEntries(without.map((name) => [name, null])) };
  const requested = { ...standing, ...releases };
  checkWithout(source, requested, without);
  const kept = Object.entries(requested).filter(([name]) => !without.includes(name));
  /** Applications whose version is 'local' in the file and was not replaced. */
  const local: readonly string[] = kept.flatMap(([name, version]) => (version === LOCAL ? [name] : []));
  const versions: ReleaseVersions = Object.fromEntries(
    kept.map(([name, version]) => [name, version === LOCAL ? versionOfLocal(name) : version]),
  );
  return { versions, named, local, notes: fromFile ? [] : proposals(source, versions, named) };
}
export type Plan = ReturnType<typeof plannedVersions>;
