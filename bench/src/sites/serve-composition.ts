import { join } from 'node:path';
import type { DeploymentSource } from '@rifas/shared/deployment';
import { buildAll } from '@rifas/tooling/build/build-all';
import type { Technique } from '@rifas/tooling/compose/compose';
import { createEdge } from '@rifas/tooling/edge/edge';
import type { Served } from '@rifas/tooling/lib/local-server';
import { freePort } from '@rifas/tooling/lib/processes';
import type { Settings } from '@rifas/tooling/lib/settings';
import { deploy } from '@rifas/tooling/ops/deploy/deploy';
import type { Release } from '@rifas/tooling/store/releases/release';
import { getRelease } from '@rifas/tooling/store/releases/releases';
import { compositionsDir } from '@rifas/tooling/store/sites/composition';
import { getComposition, readPointer } from '@rifas/tooling/store/sites/sites';
import { localStorage } from '@rifas/tooling/store/storage/open-storage';

interface Options {
  readonly without?: readonly Technique[];
  /** Changes the pages before they are served. */
  readonly change?: (folder: string, releases: readonly Release[]) => void;
}

async function currentComposition(settings: Settings, site: string) {
  const storage = localStorage(settings);
  const { number } = await readPointer(storage, site);
  const { releases } = await getComposition(storage, site, number);
  const found = Object.entries(releases).map(([name, version]) => getRelease(storage, name, version));
  return {
    folder: join(compositionsDir(settings.siteDir, site), String(number)),
    releases: await Promise.all(found),
  };
}

/** Starts a separate edge for a composed site. */
export async function serveSite(settings: Settings, name: string, apiUrl: string): Promise<Served> {
  const edge = await createEdge({ folders: settings, site: name, apiUrl });
  const port = await freePort();
  await edge.listen({ port, host: '0.0.0.0' });
  return { url: `http://localhost:${port}`, stop: () => edge.close() };
}

/** Serves another composition of the measured deployment with a separate edge, and the same backend. */
export async function serveComposition(
  settings: Settings,
  source: DeploymentSource,
  apiUrl: string,
  { without = [], change }: Options = {},
): Promise<Served> {
  const local = await buildAll(settings);
  await deploy(localStorage(settings), {
    source,
    leaveOut: without,
    fallback: false,
    versionOfLocal: (name) => local[name] ?? '',
  });
  if (change) {
    const { folder, releases } = await currentComposition(settings, source.name);
    change(folder, releases);
  }
  return serveSite(settings, source.name, apiUrl);
}
