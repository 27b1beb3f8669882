import type { DeploymentSource } from '@rifas/shared/deployment';
import { pageTable, type SitePage } from '@rifas/shared/site';
import { featuresOf, type Release } from '../store/releases/release';

/** The address of a release's file, with the characters escaped that have a meaning in an address. */
export const publicPath = (release: Release, file: string): string =>
  `/releases/${release.name}/${release.version}/${file.replaceAll(/[%#?\\]/g, encodeURIComponent)}`;

/**
 * What the shell itself loads lazily for guarded pages: header, home and query cache. Not the transport, because early
 * calls do not use it, and not the validation library, which only checks what a user typed.
 */
const shellPartsOf = ({ access }: SitePage): readonly string[] =>
  access === 'guarded' ? ['dashboard', '@rifas/shared/query'] : [];

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

/**
 * The chunks of remotes that a page draws: those of its own page, or on the home those of widgets, except quiet ones.
 */
function remotePartsOf(
  page: SitePage,
  deployment: DeploymentSource,
  remotes: readonly Release[],
): readonly { readonly release: Release; readonly parts: readonly string[] }[] {
  if (page.kind === 'other') return [];
  if (page.kind === 'remote')
    return remotes
      .filter(({ name }) => name === page.remote)
      .map((release) => ({ release, parts: [`page-${page.page}`] }));
  const { widgets } = pageTable(deployment, featuresOf(remotes));
  return remotes
    .map((release) => ({
      release,
      parts: widgets
        .filter(({ remote, quiet }) => remote === release.name && !quiet)
        .map(({ widget }) => `widget-${widget}`),
    }))
    .filter(({ parts }) => parts.length > 0);
}

/** JavaScript that a page needs to be drawn with its data: the shell, what it shares, the remote's entry and chunks. */
export function preloadsFor(
  page: SitePage,
  deployment: DeploymentSource,
  shell: Release,
  remotes: readonly Release[],
): readonly string[] {
  const needed = remotePartsOf(page, deployment, remotes).map(({ release, parts }) => remoteFiles(release, parts));
  const shellParts = [...shellPartsOf(page), ...needed.flatMap(({ shared }) => shared)];
  const shellFiles = shellParts.flatMap((part) => shell.parts[part] ?? []).map((file) => publicPath(shell, file));
  const firstScript = publicPath(shell, shell.entry);
  return [...new Set([...shellFiles, ...needed.flatMap(({ files }) => files)])].filter((file) => file !== firstScript);
}
