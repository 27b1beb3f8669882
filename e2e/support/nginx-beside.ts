import { join } from 'node:path';
import { startNginx } from '../../tooling/src/e2e/start-nginx';
import { freePort } from '../../tooling/src/lib/processes';

/** A second edge of a site that is up: the container's nginx, on the same folders and before the same API. */
export const startNginxBeside = async (deployment: string, folder: string, apiUrl: string) =>
  startNginx({
    deployment,
    apiUrl,
    port: await freePort(),
    env: process.env,
    siteDir: join(folder, 'site'),
    releasesDir: join(folder, 'releases'),
  });
