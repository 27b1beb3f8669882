import type { DeploymentSource } from '@rifas/shared/deployment';
import { buildAll } from '@rifas/tooling/build/build-all';
import type { Technique } from '@rifas/tooling/compose/compose';
import { createEdge } from '@rifas/tooling/edge/edge';
import { freePort } from '@rifas/tooling/lib/processes';
import type { Settings } from '@rifas/tooling/lib/settings';
import { deploy } from '@rifas/tooling/ops/deploy/deploy';
import { localStorage } from '@rifas/tooling/store/storage/open-storage';
import type { MeasuredSite } from './bench-sites';

interface ServedComposition extends MeasuredSite {
  readonly stop: () => Promise<void>;
}

/** Another composition of the measured deployment over an edge of its own, before the same backend. */
export async function serveComposition(
  settings: Settings,
  source: DeploymentSource,
  apiUrl: string,
  without: readonly Technique[] = [],
): Promise<ServedComposition> {
  const local = await buildAll(settings);
  await deploy(localStorage(settings), {
    source,
    leaveOut: without,
    fallback: false,
    versionOfLocal: (name) => local[name] ?? '',
  });
  const edge = await createEdge({ folders: settings, site: source.name, apiUrl });
  const port = await freePort();
  await edge.listen({ port, host: '0.0.0.0' });
  return { name: source.name, url: `http://localhost:${port}`, stop: () => edge.close() };
}
