import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bundler } from '../../tooling/src/kit/team-repository';
import { freePort } from '../../tooling/src/lib/processes';
import { npmStart, required, sourceOf, type SiteBeside } from './site-beside';

export interface OpenSite extends SiteBeside {
  /** The ports of a developer's machine that the deployment names. */
  readonly ports: Readonly<Record<Bundler, number>>;
}

/** A site whose deployment names an origin of a developer's machine for each bundler. */
export async function startOpenSite(project: string, apiUrl: string): Promise<OpenSite> {
  const ports = { webpack: await freePort(), rspack: await freePort(), vite: await freePort() };
  const folder = join(required('E2E_FOLDER'), `${project}-open`);
  mkdirSync(folder, { recursive: true });
  const name = `${project}-open`;
  const open = {
    ...sourceOf(project),
    name,
    statusPage: true,
    overrides: Object.values(ports).map((port) => `http://localhost:${port}`),
  };
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(open));
  const site = await npmStart({
    DEPLOYMENT: name,
    DEPLOYMENTS_DIR: folder,
    SITE_DIR: join(folder, 'site'),
    API_URL: apiUrl,
  });
  return { ...site, ports };
}
