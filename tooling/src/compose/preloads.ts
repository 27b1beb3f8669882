import type { DeploymentSource } from '@rifas/shared/deployment';
import { isAvailable } from '@rifas/shared/remote';
import type { Release } from '../store/releases/release';
import type { PageRoute } from './page-routes';

export const publicPath = (release: Release, file: string): string =>
  `/releases/${release.name}/${release.version}/${file}`;

/**
 * What the shell itself loads lazily: behind the guard header, home and cache; with early calls the library that validates
 * their answers. The transport is not among them: the page's early calls are made without it.
 */
function shellPartsOf({ guarded, early }: PageRoute): readonly string[] {
  return [...(guarded ? ['dashboard', '@rifas/shared/query'] : []), ...(guarded || early.length > 0 ? ['yup'] : [])];
}

function remoteFiles(
  release: Release,
  parts: readonly string[],
): { files: readonly string[]; shared: readonly string[] } {
  const wanted = ['remote', ...parts];
  return {
    files: [release.entry, ...wanted.flatMap((part) => release.parts[part] ?? [])].map((file) =>
      publicPath(release, file),
    ),
    shared: wanted.flatMap((part) => release.consumes[part] ?? []),
  };
}

/** JavaScript a page needs before it can be drawn with its data: the shell, what it shares, the remote's entry and chunks. */
export function preloadsFor(
  page: PageRoute,
  deployment: DeploymentSource,
  shell: Release,
  remotes: readonly Release[],
): readonly string[] {
  const wanted: { release: Release; parts: string[] }[] = [];
  const own = remotes.find((release) => release.name === page.remote);
  if (own && page.page) wanted.push({ release: own, parts: [`page-${page.page}`] });
  if (page.pattern === '/dashboard') {
    for (const release of remotes) {
      const widgets = (release.feature?.widgets ?? []).filter((widget) => isAvailable(widget, deployment));
      if (widgets.length > 0) wanted.push({ release, parts: widgets.map(({ widget }) => `widget-${widget}`) });
    }
  }
  const needed = wanted.map(({ release, parts }) => remoteFiles(release, parts));
  const shellParts = [...shellPartsOf(page), ...needed.flatMap(({ shared }) => shared)];
  const shellFiles = shellParts.flatMap((part) => shell.parts[part] ?? []).map((file) => publicPath(shell, file));
  const own1 = publicPath(shell, shell.entry);
  return [...new Set([...shellFiles, ...needed.flatMap(({ files }) => files)])].filter((file) => file !== own1);
}
