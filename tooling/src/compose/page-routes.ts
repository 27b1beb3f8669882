import type { DeploymentSource, Feature } from '@rifas/shared/deployment';
import { HOME_PATH, pageTable, type SitePage } from '@rifas/shared/site';

/** An address of the composed site and the page file that is sent for it. */
export type PageRoute = SitePage & { readonly file: string };

const slug = (path: string): string => path.replaceAll(/[/:]+/g, ' ').trim().replaceAll(/\W+/g, '-') || 'root';

const fileOf = ({ path, kind }: SitePage): string =>
  kind === 'other' ? 'index.html' : kind === 'home' ? `${slug(HOME_PATH)}.html` : `${slug(path)}.html`;

/** Every address of the deployment with its file; the last one is sent for all others. */
export const pageRoutes = (deployment: DeploymentSource, features: readonly Feature[]): readonly PageRoute[] =>
  pageTable(deployment, features).pages.map((page) => ({ ...page, file: fileOf(page) }));
