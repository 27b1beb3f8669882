import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as yup from 'yup';
import { deploymentSource, type DeploymentSource } from '@rifas/shared/deployment';
import { checkStrictly } from '@rifas/shared/deployment/check-strictly';
import { hasCode } from '../lib/error-code';
import { readJson } from '../lib/json';
import { repoRoot } from '../lib/repo';

/** The files that ops wrote; tests use deployments of their own from another folder. */
const DEPLOYMENTS = join(repoRoot, 'deployments');

/** @throws Error where there is no such folder */
export const deploymentNames = (folder = DEPLOYMENTS): readonly string[] =>
  filesOf(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length));

function filesOf(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
    throw new Error(`There is no folder ${folder}, where deployments are to be (DEPLOYMENTS_DIR).`, { cause: error });
  }
}

export const deploymentFile = (name: string, folder = DEPLOYMENTS): string => join(folder, `${name}.json`);

/**
 * Loads what ops wrote for a deployment, checked field by field.
 * @throws Error that names the file, every wrong field and what it should be
 */
export function loadDeployment(name: string, folder = DEPLOYMENTS): DeploymentSource {
  const names = deploymentNames(folder);
  // Compares names, because './dtyt' and, on some disks, 'DTYT' lead to a file too.
  if (!names.includes(name)) throw new Error(`There is no deployment '${name}'. There are: ${names.join(', ')}.`);
  const source = checkDeployment(readJson(deploymentFile(name, folder)), `deployments/${name}.json`);
  // In a copied file the name still leads to the other deployment's site and database.
  if (source.name !== name)
    throw new Error(`deployments/${name}.json has the name '${source.name}': write "name": "${name}" there.`);
  return source;
}

/** The deployments of a folder, each also in the display mode that its file does not have. */
export const inBothModes = (folder?: string): readonly DeploymentSource[] =>
  deploymentNames(folder)
    .map((name) => loadDeployment(name, folder))
    .flatMap((source) => {
      const mode = source.mode === 'multi' ? 'single' : 'multi';
      return [source, { ...source, name: `${source.name}-${mode}`, mode }];
    });

export const checkDeployment = (content: unknown, label: string): DeploymentSource =>
  checkStrictly(deploymentSource(yup), content, `${label} is not a valid deployment`) as DeploymentSource;
