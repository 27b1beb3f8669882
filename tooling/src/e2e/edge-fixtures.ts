import { chmodSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Versions } from '../build/build-all';
import { loadDeployment } from '../compose/load-deployment';
import { createEdge } from '../edge/edge';
import { errorMessage } from '../lib/error-code';
import { temporaryFolder } from '../lib/files';
import { freePort } from '../lib/processes';
import type { Settings } from '../lib/settings';
import { deploy } from '../ops/deploy/deploy';
import { startSite, type Site } from '../site/start-site';
import { copyReleases } from '../store/releases/releases';
import { localStorage, storageIn } from '../store/storage/open-storage';
import { startEchoApi } from './echo-api';
import { findDockerCompose, findNginx, startNginx, type NginxLogs } from './start-nginx';

/** nginx serves deployments with this suffix, the Node edge all others. */
export const NGINX_SUFFIX = '-nginx';

export interface EdgeSite extends Site {
  /** The same composition behind the same kind of edge, with an API that echoes its requests. */
  readonly echoUrl: string;
  readonly logs?: NginxLogs;
  /** Why the site could not be started: its tests fail with this text, all others run. */
  readonly problem?: string;
}

const ABSENT = {
  url: 'http://127.0.0.1:9',
  deployment: '',
  apiUrl: '',
  echoUrl: '',
  recompose: () => Promise.resolve(),
  stop: () => Promise.resolve(),
};

/** Makes a folder that every account of this machine may read. */
export function openFolder(): string {
  const folder = temporaryFolder('e2e');
  chmodSync(folder, 0o755);
  return folder;
}

/**
 * Composes another title and policy before the served composition, so that a test can move the pointer there and back.
 */
async function composeOther({ settings, deployment, versions }: FixtureOptions): Promise<void> {
  const source = loadDeployment(deployment, settings.deploymentsDir);
  const connect = [...source.origins.connect, 'https://otra.example'];
  const other = { ...source, title: 'Otra composición', origins: { ...source.origins, connect } };
  await deploy(localStorage(settings), { source: other, versionOfLocal: (name) => versions[name] ?? '' });
}

interface FixtureOptions {
  readonly settings: Settings;
  readonly deployment: string;
  readonly versions: Versions;
  readonly backendEnv: NodeJS.ProcessEnv;
}

async function nodeSite({ settings, deployment, versions, backendEnv }: FixtureOptions): Promise<EdgeSite> {
  const site = await startSite({ settings, deployment, port: 0, versions, backendEnv, log: () => undefined });
  const api = await startEchoApi();
  const echo = await createEdge({ folders: settings, site: deployment, apiUrl: api.url });
  const echoUrl = await echo.listen({ port: 0, host: '127.0.0.1' });
  return { ...site, echoUrl, stop: async () => void (await Promise.all([site.stop(), echo.close(), api.stop()])) };
}

/** Starts a backend with nginx in front of it, as docker-compose.yml does. */
async function nginxSite({ settings, deployment, versions, backendEnv }: FixtureOptions): Promise<EdgeSite> {
  const port = await freePort();
  const env = { ...backendEnv, PUBLIC_URL: `http://localhost:${port}` };
  const site = await startSite({ settings, deployment, port: 0, versions, backendEnv: env, log: () => undefined });
  const api = await startEchoApi();
  // nginx may run as any user.
  const copies = openFolder();
  await copyReleases(localStorage(settings), storageIn(copies), versions);
  const undo = [site.stop, api.stop, async () => rmSync(copies, { recursive: true, force: true })];
  const stop = async () => void (await Promise.all(undo.map((step) => step())));
  try {
    const { siteDir } = settings;
    const common = { deployment, siteDir, releasesDir: join(copies, 'releases'), env: settings.env };
    const nginx = await startNginx({ ...common, port, apiUrl: site.apiUrl });
    undo.push(nginx.stop);
    const echo = await startNginx({ ...common, port: await freePort(), apiUrl: api.url });
    undo.push(echo.stop);
    return { ...site, url: nginx.url, echoUrl: echo.url, logs: nginx.logs, stop };
  } catch (error) {
    await stop();
    const problem = errorMessage(error);
    console.error(problem);
    return { ...ABSENT, problem };
  }
}

/** Installs what the tests of nginx need, before anything waits for it. If that fails, those tests report it. */
export function prepareEdgeSites(settings: Settings, deployments: readonly string[]): void {
  if (!deployments.some((name) => name.endsWith(NGINX_SUFFIX))) return;
  for (const find of [findNginx, findDockerCompose]) {
    try {
      find(settings);
    } catch (error) {
      console.error(errorMessage(error));
    }
  }
}

/** Starts a site, with the other servers that e2e/tests/edge.spec.ts needs. */
export async function startEdgeSite(options: FixtureOptions): Promise<EdgeSite> {
  await composeOther(options);
  return options.deployment.endsWith(NGINX_SUFFIX) ? nginxSite(options) : nodeSite(options);
}
