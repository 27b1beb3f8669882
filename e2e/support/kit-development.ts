import type { Bundler } from '../../tooling/src/kit/team-repository';
import { freePort } from '../../tooling/src/lib/processes';
import { startSiteBeside, type SiteBeside } from './site-beside';

export interface OpenSite extends SiteBeside {
  /** The ports of a developer's machine that the deployment names. */
  readonly ports: Readonly<Record<Bundler, number>>;
}

/** A site whose deployment names an origin of a developer's machine for each bundler. */
export async function startOpenSite(project: string, apiUrl: string): Promise<OpenSite> {
  const ports = { webpack: await freePort(), rspack: await freePort(), vite: await freePort() };
  const site = await startSiteBeside({
    deployment: project,
    name: `${project}-open`,
    change: { statusPage: true, overrides: Object.values(ports).map((port) => `http://localhost:${port}`) },
    apiUrl,
  });
  return { ...site, ports };
}
