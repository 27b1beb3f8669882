import type { Deployment } from '@rifas/shared/deployment';
import { isAvailable, labelFor, type FeatureEntry, type FeatureRoute, type FeatureWidget } from '@rifas/shared/remote';

export interface SiteRoute extends Omit<FeatureRoute, 'title'> {
  readonly remote: string;
  readonly title: string;
}

export interface SiteEntry extends Omit<FeatureEntry, 'label'> {
  readonly label: string;
}

export interface SiteWidget extends Omit<FeatureWidget, 'title'> {
  readonly remote: string;
  readonly title: string;
}

/** Everything the remotes of this deployment declare, in the variant's words; what it lacks does not exist. */
export interface SiteMap {
  readonly routes: readonly SiteRoute[];
  readonly menu: readonly SiteEntry[];
  readonly home: readonly SiteEntry[];
  readonly widgets: readonly SiteWidget[];
}

const byOrder = <Item extends { readonly order: number }>(items: readonly Item[]): readonly Item[] =>
  [...items].sort((a, b) => a.order - b.order);

export function siteMap(deployment: Deployment): SiteMap {
  const { variant } = deployment;
  const features = deployment.remotes.map(({ feature }) => feature);
  const routes = features.flatMap((feature) =>
    feature.routes
      .filter((route) => isAvailable(route, deployment))
      .map((route) => ({ ...route, remote: feature.name, title: labelFor(route.title, variant) })),
  );
  const exists = ({ to }: FeatureEntry) => routes.some(({ path }) => path === to);
  const entries = (list: readonly FeatureEntry[] | undefined): readonly SiteEntry[] =>
    (list ?? [])
      .filter((entry) => isAvailable(entry, deployment) && exists(entry))
      .map((entry) => ({ ...entry, label: labelFor(entry.label, variant) }));
  return {
    routes,
    menu: byOrder(features.flatMap(({ menu }) => entries(menu))),
    home: byOrder(features.flatMap(({ home }) => entries(home))),
    widgets: byOrder(
      features.flatMap(({ name, widgets = [] }) =>
        widgets
          .filter((widget) => isAvailable(widget, deployment))
          .map((widget) => ({ ...widget, remote: name, title: labelFor(widget.title, variant) })),
      ),
    ),
  };
}

/** Where an address below a guarded route that nobody draws leads: to the nearest route above it (specification 2). */
export function parentOf(path: string, routes: readonly SiteRoute[]): string {
  const parents = routes
    .map((route) => route.path)
    .filter((parent) => parent.startsWith('/dashboard/') && path.startsWith(`${parent}/`));
  return parents.sort((a, b) => b.length - a.length)[0] ?? '/dashboard';
}
