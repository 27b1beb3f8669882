import type { DeploymentSource, Feature } from '@rifas/shared/deployment';
import { HOME_PATH, pageTable, type SitePage } from '@rifas/shared/site';

/** An address of the composed site and the page file that is sent for it. */
export type PageRoute = SitePage & { readonly file: string };

/** No two addresses get the same file, because no segment contains a point or a tilde. */
const nameOf = (path: string): string => path.slice(1).replaceAll('/', '.').replaceAll(':', '~');

const fileOf = ({ path, kind }: SitePage): string =>
  kind === 'other' ? 'index.html' : `${nameOf(kind === 'home' ? HOME_PATH : path)}.page.html`;

/** Every address of the deployment with its page file; the last one serves all other addresses. */
export const pageRoutes = (deployment: DeploymentSource, features: readonly Feature[]): readonly PageRoute[] =>
  pageTable(deployment, features).pages.map((page) => ({ ...page, file: fileOf(page) }));
