import { join } from 'node:path';
import { startNginx } from '@rifas/tooling/e2e/start-nginx';
import { freePort } from '@rifas/tooling/lib/processes';

/** Starts a second edge for a running site: the container's nginx, on the same folders and with the same API. */
export const startNginxBeside = async (deployment: string, folder: string, apiUrl: string) =>
  startNginx({
    deployment,
    apiUrl,
    port: await freePort(),
    env: process.env,
    siteDir: join(folder, 'site'),
    releasesDir: join(folder, 'releases'),
  });
