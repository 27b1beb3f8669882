import type { DeploymentSource } from '@rifas/shared/deployment';
import { SHELL } from '../../lib/repo';
import { checkVersion } from '../../store/releases/releases';
import type { Composition, ReleaseVersions } from '../../store/sites/composition';

export const LOCAL = 'local';

/** What a deploy was asked for beside the deployment's file. */
export interface Wish {
  /** remote@version arguments. */
  readonly releases: ReleaseVersions;
  /** Remotes to take out. */
  readonly without: readonly string[];
}

/** `mf-auth@1.2.0` as a pair. @throws Error when it is none */
export function parseReleaseName(text: string): readonly [name: string, version: string] {
  const [, name, version] = /^([a-z][a-z0-9-]*)@(.+)$/.exec(text) ?? [];
  if (!name || !version) throw new Error(`'${text}' names no release: write it as mf-auth@1.2.0.`);
  return [name, checkVersion(version)];
}

/**
 * Which release of each application to run: with arguments what the site serves of this deployment, and the arguments over it; without
 * any the file's. `versionOfLocal` answers for applications that the file calls 'local'.
 */
export function plannedVersions(
  source: DeploymentSource,
  served: Composition | undefined,
  { releases, without }: Wish,
  versionOfLocal: (name: string) => string,
): ReleaseVersions {
  const asked = Object.keys(releases).length > 0 || without.length > 0;
  const overlays = asked && served?.deployment === source.name;
  const base: ReleaseVersions = overlays ? served.releases : source.remotes;
  const wished = { ...(SHELL in base ? {} : { [SHELL]: LOCAL }), ...base, ...releases };
  for (const name of without) {
    if (name === SHELL) throw new Error('A site cannot run without the shell.');
    if (!(name in wished))
      throw new Error(`${name} is not part of ${source.name}: it has ${Object.keys(wished).join(', ')}.`);
  }
  const kept = Object.entries(wished).filter(([name]) => !without.includes(name));
  return Object.fromEntries(kept.map(([name, version]) => [name, version === LOCAL ? versionOfLocal(name) : version]));
}
