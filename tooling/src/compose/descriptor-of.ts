import { gatewayAddress, type Deployment, type DeploymentSource, type Feature } from '@rifas/shared/deployment';
import { type Release } from '../store/releases/release';
import { publicPath } from './preloads';

/** The releases of a composition, with the previous release of some applications. */
export interface ComposedReleases {
  readonly shell: Release;
  readonly remotes: readonly Release[];
  /** By application. */
  readonly previous: Readonly<Record<string, Release>>;
}

function featureOf({ name, version, feature }: Release): Feature {
  if (!feature) throw new Error(`${name} ${version} has no feature.json`);
  return feature;
}

const entryOf = (release: Release) => ({ version: release.version, entry: publicPath(release, release.entry) });

/** The part of a page's descriptor that is copied from the deployment's file: no versions, no foreign origins. */
export function ofDeploymentFile(source: DeploymentSource) {
  const { name, title, variant, mode, settings, links, bases, session, captcha, telemetryUrl, statusPage } = source;
  return { name, title, variant, mode, settings, links, bases, session, captcha, telemetryUrl, statusPage };
}

/** The deployment's descriptor, which every page contains. */
export function descriptorOf(
  source: DeploymentSource,
  number: number,
  { shell, remotes, previous }: ComposedReleases,
): Deployment {
  const shellBefore = previous[shell.name];
  return {
    ...ofDeploymentFile(source),
    // The page gets the final address: remotes of every release post to it unchanged.
    links: { ...source.links, gatewayUrl: gatewayAddress(source) },
    overrides: source.overrides ?? [],
    composition: number,
    shellVersion: shell.version,
    ...(shellBefore ? { shellPrevious: entryOf(shellBefore) } : {}),
    remotes: remotes.map((release) => {
      const before = previous[release.name];
      const fallback = before ? { previous: { ...entryOf(before), feature: featureOf(before) } } : {};
      return { name: release.name, ...entryOf(release), feature: featureOf(release), ...fallback };
    }),
  };
}

/** Public path to integrity of every script that a page of the composition may load, previous releases included. */
export const integrityOfAll = ({ shell, remotes, previous }: ComposedReleases): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [shell, ...remotes, ...Object.values(previous)].flatMap((release) =>
      Object.entries(release.files)
        .filter(([file]) => /\.m?js$/.test(file))
        .map(([file, { integrity }]) => [publicPath(release, file), integrity]),
    ),
  );
