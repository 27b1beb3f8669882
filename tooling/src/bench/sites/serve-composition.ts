import type { DeploymentSource } from '@rifas/shared/deployment';
import { buildAll } from '../../build/build-all';
import type { Technique } from '../../compose/compose';
import { createEdge } from '../../edge/edge';
import { deploy } from '../../ops/deploy/deploy';
import { localStorage } from '../../ops/storage/open-storage';
import { freePort } from '../../site/start-site';
import type { MeasuredSite } from './bench-sites';

export interface ServedComposition extends MeasuredSite {
  readonly stop: () => Promise<void>;
}

/** Another composition of the measured deployment over an edge of its own, before the same backend. */
export async function serveComposition(
  source: DeploymentSource,
  apiUrl: string,
  without: readonly Technique[] = [],
): Promise<ServedComposition> {
  const local = await buildAll();
  await deploy(localStorage(), {
    source,
    leaveOut: without,
    fallback: false,
    versionOfLocal: (name) => local[name] ?? '',
  });
  const edge = await createEdge({ site: source.name, apiUrl });
  const port = await freePort();
  await edge.listen({ port, host: '0.0.0.0' });
  return { name: source.name, url: `http://localhost:${port}`, stop: () => edge.close() };
}
