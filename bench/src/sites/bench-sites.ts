import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { loadDeployment } from '@rifas/tooling/compose/load-deployment';
import type { Settings } from '@rifas/tooling/lib/settings';
import { startSite } from '@rifas/tooling/site/start-site';
import type { MeasuredPage } from '../measure/measured-pages';
import type { StoredToken } from '../measure/slow-phone';
import { buildOneApp } from '../one-app/build-one-app';
import { composeLimit } from '../one-app/compose-limit';
import { composeOneApp } from '../one-app/compose-one-app';
import { demoApi } from './demo-api';
import { repeatRaffles } from './repeated-raffles';
import { serveComposition, serveSite } from './serve-composition';

export const DEPLOYMENT = 'dtyt';

export interface MeasuredSite {
  readonly url: string;
}

/** A session for a page that needs one. The first use of a token replaces it, so every visitor logs in. */
export const tokenFor = async (
  { api, tokenName }: BenchSites,
  { url }: MeasuredSite,
  { seller }: Pick<MeasuredPage, 'seller'>,
): Promise<StoredToken | undefined> =>
  seller === undefined ? undefined : { origin: url, name: tokenName, value: await api.logIn(seller) };

export const workDir = ({ dataDir }: Settings): string => join(dataDir, 'bench/work');

/**
 * Builds and serves the composed site, the one application and the limit, with edges of the same kind and one backend,
 * on a separate database with the demo's data.
 */
export async function startBenchSites(settings: Settings) {
  const folder = workDir(settings);
  rmSync(folder, { recursive: true, force: true });
  let apiUrl = '';
  const site = await startSite({
    settings,
    deployment: DEPLOYMENT,
    port: 0,
    extendEdge: (edge) => repeatRaffles(edge, () => apiUrl),
    backendEnv: { DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn' },
  });
  ({ apiUrl } = site);
  try {
    const app = await buildOneApp(settings);
    const source = loadDeployment(DEPLOYMENT, settings.deploymentsDir);
    const ahead = { ...source, name: `${source.name}-limit` };
    const limit = await serveComposition(settings, ahead, site.apiUrl, {
      without: ['preloads', 'integrity'],
      change: (folder, releases) => composeLimit(folder, { source: ahead, releases, app }),
    });
    const oneApp = await serveSite(settings, composeOneApp(settings, DEPLOYMENT, app), site.apiUrl);
    return {
      composed: site,
      oneApp,
      /** The one application with the early calls, the first paint and the preloads of the composed pages. */
      limit,
      /** The backend's address, without an edge. */
      apiUrl: site.apiUrl,
      api: demoApi(site.url),
      tokenName: source.session.tokenName,
      stop: async () => {
        await limit.stop();
        await oneApp.stop();
        await site.stop();
      },
    };
  } catch (error) {
    await site.stop();
    throw error;
  }
}
export type BenchSites = Awaited<ReturnType<typeof startBenchSites>>;
