import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as yup from 'yup';
import { deploymentSource, type DeploymentSource } from '@rifas/shared/deployment';
import { checkStrictly } from '@rifas/shared/deployment/check-strictly';
import { readJson } from '../lib/json';
import { repoRoot } from '../lib/repo';

/** What ops wrote; tests run deployments that ops never wrote, from another folder. */
const DEPLOYMENTS = join(repoRoot, 'deployments');

export const deploymentNames = (folder = DEPLOYMENTS): readonly string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length));

export const deploymentFile = (name: string, folder = DEPLOYMENTS): string => join(folder, `${name}.json`);

/**
 * What ops wrote for a deployment, checked field by field.
 * @throws Error that names the file, every wrong field and what it should be
 */
export function loadDeployment(name: string, folder = DEPLOYMENTS): DeploymentSource {
  const file = deploymentFile(name, folder);
  if (!existsSync(file))
    throw new Error(`There is no deployment '${name}'. There are: ${deploymentNames(folder).join(', ')}.`);
  return checkDeployment(readJson(file), `deployments/${name}.json`);
}

export const checkDeployment = (content: unknown, label: string): DeploymentSource =>
  checkStrictly(deploymentSource(yup), content, `${label} is not a valid deployment`) as DeploymentSource;
