import type { DeploymentSource, Feature } from '@rifas/shared/deployment';
import { satisfiesContract } from '@rifas/shared/remote';
import { entriesOf, pageTable, remotePages } from '@rifas/shared/site';
import { isApiPath } from '../edge-rules/api-paths';
import { SHELL } from '../lib/repo';
import { sharingRefusals } from '../release-rules/rules';
import type { Release } from '../store/releases/release';
import { shapeOf } from './route-shape';

/** Addresses that no remote can have. */
const OF_THE_SHELL = ['/', '/dashboard', '/__status'] as const;
const OF_THE_EDGE = /^\/(releases|__dev|__preview|healthz)(\/|$)/;

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

/** What a remote asks the page for, beside what this shell provides; of releases from before this was kept nobody knows. */
function sharingProblems({ version: shellVersion, provides }: Release, remotes: readonly Release[]): readonly string[] {
  if (!provides) return [];
  return remotes.flatMap((remote) =>
    sharingRefusals(remote, provides).map(
      ({ what, write }) =>
        `${remote.name} ${remote.version} does not fit ${SHELL} ${shellVersion}: ${what}. In its build: ${write}`,
    ),
  );
}

function routeProblems(deployment: DeploymentSource, features: readonly Feature[]): readonly string[] {
  const pages = remotePages(pageTable(deployment, features));
  const owners = new Map<string, string>();
  return pages.flatMap(({ remote: owner, path }) => {
    const shape = shapeOf(path);
    if (OF_THE_SHELL.some((own) => own === shape))
      return [`${owner} declares the route ${path}, which is the shell's own.`];
    if (OF_THE_EDGE.test(path) || isApiPath(path))
      return [`${owner} declares the route ${path}, which never reaches a page: it is the edge's or the API's.`];
    const other = owners.get(shape);
    owners.set(shape, owner);
    if (other) return [`Both ${other} and ${owner} declare the route ${path}.`];
    const above = pages.find(
      (page) => page.children && page.remote !== owner && shape.startsWith(`${shapeOf(page.path)}/`),
    );
    return above
      ? [`${owner} declares the route ${path}, which lies below ${above.path}: ${above.remote} draws all below that.`]
      : [];
  });
}

/** Finds two entries of one list that people could not tell apart, or whose order would be an accident. */
function entryProblems(
  deployment: DeploymentSource,
  features: readonly Feature[],
  list: 'menu' | 'home',
): readonly string[] {
  const where = list === 'menu' ? 'menu' : 'home grid';
  const entries = entriesOf(deployment, features, list);
  return entries.flatMap((one, index) =>
    entries.slice(0, index).flatMap((other) => {
      const pair = `Both ${other.remote} and ${one.remote}`;
      if (one.to === other.to) return [`${pair} have an entry of the ${where} that leads to ${one.to}.`];
      if (one.label === other.label) return [`${pair} have an entry of the ${where} called '${one.label}'.`];
      return one.order === other.order
        ? [`${pair} have an entry of the ${where} in place ${one.order}: '${other.label}' and '${one.label}'.`]
        : [];
    }),
  );
}

/** Finds entries that nobody would ever see: the page leaves out what leads nowhere, without a word. */
function deadEntryProblems(
  deployment: DeploymentSource,
  features: readonly Feature[],
  list: 'menu' | 'home',
): readonly string[] {
  // What another variant or setting has is declared as well, and may be left out here.
  const declared = new Set(features.flatMap(({ routes }) => routes.map(({ path }) => path)));
  const where = list === 'menu' ? 'menu' : 'home grid';
  return entriesOf(deployment, features, list).flatMap(({ remote, label, to }) => {
    if (to.includes('/:'))
      return [
        `${remote} has an entry of the ${where}, '${label}', that leads to ${to}: an entry needs an address without parameters.`,
      ];
    return declared.has(to)
      ? []
      : [
          `${remote} has an entry of the ${where}, '${label}', that leads to ${to}, which no remote here declares as a route. Release ${remote} with that route or without the entry, or deploy the remote that draws it.`,
        ];
  });
}

/** Why these releases cannot run together in this deployment; empty when they can. */
export function conflictsOf(
  deployment: DeploymentSource,
  shell: Release,
  remotes: readonly Release[],
): readonly string[] {
  const features = remotes.flatMap(({ feature }) => (feature ? [feature] : []));
  return [
    ...contractProblems(shell, remotes),
    ...sharingProblems(shell, remotes),
    ...routeProblems(deployment, features),
    ...entryProblems(deployment, features, 'menu'),
    ...entryProblems(deployment, features, 'home'),
    ...deadEntryProblems(deployment, features, 'menu'),
    ...deadEntryProblems(deployment, features, 'home'),
  ];
}
