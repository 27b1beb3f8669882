import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '@rifas/backend/db/database';
import { withDatabase } from '@rifas/backend/testing/server-url';
import { createAnasWorld } from '@rifas/backend/testing/two-sellers';
import { buildAll } from '@rifas/tooling/build/build-all';
import { loadDeployment } from '@rifas/tooling/compose/load-deployment';
import { NGINX_SUFFIX, openFolder, startEdgeSite } from '@rifas/tooling/e2e/edge-fixtures';
import { withEnvironment, type Settings } from '@rifas/tooling/lib/settings';
import { startEmbedded } from '@rifas/tooling/postgres';
import { reach, SECRETS, sendOnce } from './reach';
import type { Target } from './target';

const DEPLOYMENT = 'attack';

export interface Targets {
  readonly all: readonly Target[];
  /** The address of the PostgreSQL server, on which each site has its own database. */
  readonly serverUrl: string;
  stop(): Promise<void>;
}

/**
 * The deployment of dtyt twice, one behind each edge. Without its captcha, because a person must solve it before any
 * notice.
 */
function writeDeployments({ deploymentsDir }: Settings, folder: string): readonly string[] {
  const { captcha, ...source } = loadDeployment('dtyt', deploymentsDir);
  if (captcha === undefined) throw new Error('dtyt has no captcha any more: nothing has to be left out.');
  const names = [DEPLOYMENT, `${DEPLOYMENT}${NGINX_SUFFIX}`];
  for (const name of names) writeFileSync(join(folder, `${name}.json`), JSON.stringify({ ...source, name }));
  return names;
}

/** The built site behind both edges, each with a separate backend and database, and with the usual limits. */
export async function startTargets(settings: Settings): Promise<Targets> {
  const versions = await buildAll(settings);
  const folder = join(settings.dataDir, 'attack');
  rmSync(folder, { recursive: true, force: true });
  const deployments = join(folder, 'deployments');
  mkdirSync(deployments, { recursive: true });
  const names = writeDeployments(settings, deployments);
  const open = openFolder();
  const own = withEnvironment(settings, { SITE_DIR: join(open, 'site'), DEPLOYMENTS_DIR: deployments });
  const undo: (() => Promise<unknown>)[] = [async () => rmSync(open, { recursive: true, force: true })];
  const stop = async (): Promise<void> => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  const start = async (deployment: string, server: string): Promise<Target> => {
    const databaseUrl = withDatabase(server, deployment.replaceAll('-', '_'));
    const backendEnv = {
      DATA_DIR: join(folder, deployment),
      LOG_LEVEL: 'error',
      DEMO_DATA: '0',
      DATABASE_URL: databaseUrl,
      JWT_SECRET: SECRETS.jwtSecret,
      GATEWAY_SECRET: SECRETS.gatewaySecret,
    };
    const site = await startEdgeSite({ settings: own, deployment, versions, backendEnv });
    undo.push(site.stop);
    if (site.problem) throw new Error(site.problem);
    const database = openDatabase(databaseUrl);
    undo.push(database.close);
    const app = reach(site.url, database.db);
    const name = deployment.endsWith(NGINX_SUFFIX) ? 'nginx' : 'Node edge';
    const { url, apiUrl, echoUrl } = site;
    const once: Target['once'] = (request) => sendOnce(url, request);
    return { name, url, apiUrl, echoUrl, databaseUrl, app, once, world: await createAnasWorld(app) };
  };
  try {
    const postgres = await startEmbedded(folder, { throwaway: true });
    undo.push(() => postgres.stop());
    const started = await Promise.allSettled(names.map((name) => start(name, postgres.url)));
    const failed = started.find((one) => one.status === 'rejected');
    if (failed) throw failed.reason;
    const all = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    return { all, serverUrl: postgres.url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
