import type { DeploymentSource } from '@rifas/shared/deployment';
import { buildAll } from '../../build/build-all';
import { compose, type Technique } from '../../compose/compose';
import { createEdge } from '../../edge/edge';
import { freePort } from '../../site/start-site';
import type { MeasuredSite } from './bench-sites';

export interface ServedComposition extends MeasuredSite {
  readonly stop: () => Promise<void>;
}

/** Another composition of the measured deployment over an edge of its own, before the same backend. */
export async function serveComposition(source: DeploymentSource, apiUrl: string, without: readonly Technique[] = []): Promise<ServedComposition> {
  compose(source, { local: await buildAll(), without });
  const edge = await createEdge({ deployment: source.name, apiUrl });
  const port = await freePort();
  await edge.listen({ port, host: '0.0.0.0' });
  return { name: source.name, url: `http://localhost:${port}`, stop: () => edge.close() };
}
