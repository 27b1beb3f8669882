import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { loadDeployment } from '@rifas/tooling/compose/load-deployment';
import { createEdge } from '@rifas/tooling/edge/edge';
import { freePort } from '@rifas/tooling/lib/processes';
import type { Settings } from '@rifas/tooling/lib/settings';
import { startSite } from '@rifas/tooling/site/start-site';
import type { MeasuredPage } from '../measure/measured-pages';
import type { StoredToken } from '../measure/slow-phone';
import { buildOneApp } from '../one-app/build-one-app';
import { composeOneApp } from '../one-app/compose-one-app';
import { demoApi, type DemoApi } from './demo-api';

export const DEPLOYMENT = 'dtyt';

export interface MeasuredSite {
  readonly name: string;
  readonly url: string;
}

/** The composed site and the one application, over two edges of the same kind and one backend. */
export interface BenchSites {
  readonly composed: MeasuredSite;
  readonly oneApp: MeasuredSite;
  /** The backend without an edge before it. */
  readonly apiUrl: string;
  readonly api: DemoApi;
  readonly tokenName: string;
  readonly stop: () => Promise<void>;
}

/** A session for a page that wants one. A token is replaced by its first use, so every visitor logs in. */
export const tokenFor = async (
  { api, tokenName }: BenchSites,
  { url }: MeasuredSite,
  { seller }: MeasuredPage,
): Promise<StoredToken | undefined> =>
  seller === undefined ? undefined : { origin: url, name: tokenName, value: await api.logIn(seller) };

export const workDir = ({ dataDir }: Settings): string => join(dataDir, 'bench/work');

/** Builds and serves both, on a database of their own with the demo's data. */
export async function startBenchSites(settings: Settings): Promise<BenchSites> {
  const folder = workDir(settings);
  rmSync(folder, { recursive: true, force: true });
  const site = await startSite({
    settings,
    deployment: DEPLOYMENT,
    port: 0,
    backendEnv: { DATA_DIR: join(folder, 'data'), DATABASE_URL: '', LOG_LEVEL: 'warn' },
  });
  try {
    const oneApp = composeOneApp(settings, DEPLOYMENT, await buildOneApp(settings));
    const edge = await createEdge({ folders: settings, site: oneApp, apiUrl: site.apiUrl });
    const port = await freePort();
    await edge.listen({ port, host: '0.0.0.0' });
    return {
      composed: { name: 'composed', url: site.url },
      oneApp: { name: 'one app', url: `http://localhost:${port}` },
      apiUrl: site.apiUrl,
      api: demoApi(site.url),
      tokenName: loadDeployment(DEPLOYMENT, settings.deploymentsDir).session.tokenName,
      stop: async () => {
        await edge.close();
        await site.stop();
      },
    };
  } catch (error) {
    await site.stop();
    throw error;
  }
}
