import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { loadDeployment } from '../../compose/load-deployment';
import { createEdge } from '../../edge/edge';
import { dataDir } from '../../lib/repo';
import { freePort, startSite } from '../../site/start-site';
import type { StoredToken } from '../measure/slow-phone';
import { buildOneApp } from '../one-app/build-one-app';
import { composeOneApp } from '../one-app/compose-one-app';
import { demoApi, type DemoApi } from './demo-api';
import type { MeasuredPage } from './measured-pages';

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

export const workDir = join(dataDir, 'bench/work');

/** Builds and serves both, on a database of their own with the demo's data. */
export async function startBenchSites(): Promise<BenchSites> {
  rmSync(workDir, { recursive: true, force: true });
  process.env.SITE_DIR = join(workDir, 'site');
  const site = await startSite({
    deployment: DEPLOYMENT,
    port: 0,
    backendEnv: { DATA_DIR: join(workDir, 'data'), DATABASE_URL: '', LOG_LEVEL: 'warn' },
  });
  try {
    const oneApp = composeOneApp(DEPLOYMENT, await buildOneApp());
    const edge = await createEdge({ site: oneApp, apiUrl: site.apiUrl });
    const port = await freePort();
    await edge.listen({ port, host: '0.0.0.0' });
    return {
      composed: { name: 'composed', url: site.url },
      oneApp: { name: 'one app', url: `http://localhost:${port}` },
      apiUrl: site.apiUrl,
      api: demoApi(site.url),
      tokenName: loadDeployment(DEPLOYMENT).session.tokenName,
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
