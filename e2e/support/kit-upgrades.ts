import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { copyRelease, readRelease, type Edit } from './release-copy';
import { dataDirOfRun, servedBy } from './site-beside';

/** Libraries of the shell whose versions a test changes. */
export interface Libraries {
  readonly react: string;
  readonly styledComponents: string;
}

const folderOf = (version: string): string => join(dataDirOfRun(), 'releases/shell', version);

const renamed = (from: string | undefined, to: string): Edit => ({ file: '', from: `"${from ?? ''}"`, to: `"${to}"` });

/**
 * Releases a site's shell as if its libraries had other versions: the same code, which reports the other versions.
 * @returns a function that removes the release
 */
export async function releaseShell(
  site: string,
  version: string,
  { react, styledComponents }: Libraries,
  contract?: string,
): Promise<() => void> {
  const { shellVersion: current } = await servedBy(site);
  const { provides = {} } = readRelease(folderOf(current));
  const remove = () => rmSync(folderOf(version), { recursive: true, force: true });
  remove();
  copyRelease(
    folderOf(current),
    folderOf(version),
    version,
    renamed(provides['react'], react),
    renamed(provides['styled-components'], styledComponents),
  );
  const written = readRelease(folderOf(version));
  const moved = Object.entries(provides).map(([name, was]) => {
    if (name.startsWith('react')) return [name, react];
    return [name, name === 'styled-components' ? styledComponents : was];
  });
  const release = { ...written, provides: Object.fromEntries(moved), ...(contract !== undefined && { contract }) };
  writeFileSync(join(folderOf(version), 'release.json'), JSON.stringify(release));
  return remove;
}

interface Federation {
  readonly __INSTANCES__: readonly {
    readonly name: string;
    readonly shareScopeMap: Record<
      string,
      Record<string, Record<string, { readonly loaded?: unknown; readonly lib?: unknown }>>
    >;
  }[];
}

/** The versions of a shared module that are in use on the page. */
export const versionsInUse = (page: Page, module: string): Promise<readonly string[]> =>
  page.evaluate((name) => {
    const { __FEDERATION__: federation } = globalThis as unknown as { readonly __FEDERATION__: Federation };
    const shell = federation.__INSTANCES__.find((instance) => instance.name === 'shell');
    return Object.entries(shell?.shareScopeMap['default']?.[name] ?? {})
      .filter(([, shared]) => Boolean(shared.loaded ?? shared.lib))
      .map(([version]) => version);
  }, module);
