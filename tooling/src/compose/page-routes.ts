import type { DeploymentSource } from '@rifas/shared/deployment';
import { isAvailable, labelFor, type EarlyCall, type Feature, type FeatureRoute } from '@rifas/shared/remote';

/** An address of the composed site and the page file that answers it. */
export interface PageRoute {
  /** Path with `:params`; `*` at the end takes everything below. */
  readonly pattern: string;
  readonly file: string;
  readonly title: string;
  readonly remote?: string;
  readonly page?: string;
  readonly guarded: boolean;
  readonly shape: NonNullable<FeatureRoute['shape']> | 'app';
  /** The page's own heading, for the first paint; empty where only its data tells. */
  readonly heading: string;
  readonly back: boolean;
  readonly early: readonly EarlyCall[];
}

const slug = (path: string): string => path.replaceAll(/[/:]+/g, ' ').trim().replaceAll(/\W+/g, '-') || 'root';

/** Every address of the deployment, from the remotes' declarations; the last one answers all others. */
export function pageRoutes(deployment: DeploymentSource, features: readonly Feature[]): readonly PageRoute[] {
  const own = features.flatMap((feature) =>
    feature.routes
      .filter((route) => isAvailable(route, deployment))
      .map((route): PageRoute => ({
        pattern: route.children ? `${route.path}/*` : route.path,
        file: `${slug(route.path)}.html`,
        title: labelFor(route.title, deployment.variant),
        remote: feature.name,
        page: route.page,
        guarded: route.access === 'guarded',
        shape: route.shape ?? (route.access === 'guarded' ? 'app' : 'message'),
        heading: labelFor(route.heading ?? '', deployment.variant),
        back: route.back ?? false,
        early: route.early ?? [],
      })),
  );
  const shellPage = {
    title: deployment.title,
    guarded: true,
    shape: 'app',
    heading: '',
    back: false,
    early: [],
  } as const;
  return [
    ...own,
    { pattern: '/dashboard', file: 'dashboard.html', ...shellPage },
    { pattern: '*', file: 'index.html', ...shellPage },
  ];
}
