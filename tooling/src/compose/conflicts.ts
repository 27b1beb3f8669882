import type { DeploymentSource } from '@rifas/shared/deployment';
import { isAvailable, labelFor, satisfiesContract, type Feature, type FeatureEntry } from '@rifas/shared/remote';
import { isApiPath } from '../edge-rules/api-paths';
import { SHELL } from '../lib/repo';
import type { Release } from '../store/releases/release';

/** Addresses that no remote can have. */
const OF_THE_SHELL = ['/', '/dashboard', '/__status'] as const;
const OF_THE_EDGE = /^\/(releases|__dev|healthz)(\/|$)/;

/** The same address whatever its parameters are called. */
const shapeOf = (path: string): string => path.replaceAll(/:\w+/g, ':') || '/';

function contractProblems(shell: Release, remotes: readonly Release[]): readonly string[] {
  const { contract } = shell;
  if (!contract) return [`${SHELL} ${shell.version} does not say which contract it gives: release it again.`];
  return remotes
    .filter(({ feature }) => feature && !satisfiesContract(feature.contract, contract))
    .map(
      ({ name, version, feature }) =>
        `${name} ${version} asks for contract ${feature?.contract ?? ''}; ${SHELL} ${shell.version} gives ${contract}.`,
    );
}

function routeProblems(deployment: DeploymentSource, features: readonly Feature[]): readonly string[] {
  const routes = features.flatMap(({ name, routes: all }) =>
    all.filter((route) => isAvailable(route, deployment)).map((route) => ({ owner: name, ...route })),
  );
  const owners = new Map<string, string>();
  return routes.flatMap(({ owner, path }) => {
    const shape = shapeOf(path);
    if (OF_THE_SHELL.some((own) => own === shape))
      return [`${owner} declares the route ${path}, which is the shell's own.`];
    if (OF_THE_EDGE.test(path) || isApiPath(path))
      return [`${owner} declares the route ${path}, which never reaches a page: it is the edge's or the API's.`];
    const other = owners.get(shape);
    owners.set(shape, owner);
    if (other) return [`Both ${other} and ${owner} declare the route ${path}.`];
    const above = routes.find(
      (route) => route.children && route.owner !== owner && shape.startsWith(`${shapeOf(route.path)}/`),
    );
    return above
      ? [`${owner} declares the route ${path}, which lies below ${above.path}: ${above.owner} draws all below that.`]
      : [];
  });
}

/** Two entries of one list that people could not tell apart, or whose order would be an accident. */
function entryProblems(
  deployment: DeploymentSource,
  features: readonly Feature[],
  list: 'menu' | 'home',
): readonly string[] {
  const where = list === 'menu' ? 'menu' : 'home grid';
  const entries = features.flatMap((feature) =>
    (feature[list] ?? [])
      .filter((entry) => isAvailable(entry, deployment))
      .map((entry: FeatureEntry) => ({
        owner: feature.name,
        to: entry.to,
        order: entry.order,
        label: labelFor(entry.label, deployment.variant),
      })),
  );
  return entries.flatMap((one, index) =>
    entries.slice(0, index).flatMap((other) => {
      const pair = `Both ${other.owner} and ${one.owner}`;
      if (one.to === other.to) return [`${pair} have an entry of the ${where} that leads to ${one.to}.`];
      if (one.label === other.label) return [`${pair} have an entry of the ${where} called '${one.label}'.`];
      return one.order === other.order
        ? [`${pair} have an entry of the ${where} in place ${one.order}: '${other.label}' and '${one.label}'.`]
        : [];
    }),
  );
}

/** Why these releases cannot run together in this deployment; nothing when they can. */
export function conflictsOf(
  deployment: DeploymentSource,
  shell: Release,
  remotes: readonly Release[],
): readonly string[] {
  const features = remotes.flatMap(({ feature }) => (feature ? [feature] : []));
  return [
    ...contractProblems(shell, remotes),
    ...routeProblems(deployment, features),
    ...entryProblems(deployment, features, 'menu'),
    ...entryProblems(deployment, features, 'home'),
  ];
}
