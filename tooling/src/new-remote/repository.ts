import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Feature } from '@rifas/shared/remote';
import { deploymentFile, deploymentNames } from '../compose/load-deployment';
import { readJson } from '../lib/json';

/** The files and folders of a repository that list its remotes. */
export type Repository = ReturnType<typeof repositoryAt>;

export function repositoryAt(root: string) {
  const deployments = join(root, 'deployments');
  return {
    root,
    template: join(root, 'tooling/templates/remote'),
    workspace: join(root, 'pnpm-workspace.yaml'),
    lockFile: join(root, 'pnpm-lock.yaml'),
    deployments: [...deploymentNames(deployments)].sort().map((name) => deploymentFile(name, deployments)),
    folderOf: (name: string) => join(root, name),
  };
}

/** The remote that declares an address, if any. */
export function ownerOf(path: string, { root }: Repository): string | undefined {
  const features = readdirSync(root)
    .map((name) => join(root, name, 'feature.json'))
    .filter((file) => existsSync(file));
  return features
    .map((file) => readJson<Feature>(file))
    .find(({ routes }) => routes.some((route) => route.path === path))?.name;
}

export const readText = (file: string): string => readFileSync(file, 'utf8');
