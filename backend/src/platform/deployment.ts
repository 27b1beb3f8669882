import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as yup from 'yup';
import { deploymentSource, type DeploymentSource } from '@rifas/shared/deployment';
import { repositoryRoot } from './package-root';

/** What the server reads of a deployment: the settings that rule money, texts and the captcha. */
export type ServerDeployment = Pick<
  DeploymentSource,
  'name' | 'title' | 'variant' | 'mode' | 'settings' | 'links' | 'captcha'
>;

/**
 * The deployment of DEPLOYMENT_FILE, or deployments/<DEPLOYMENT>.json.
 * @throws Error that names the file and the field
 */
export function loadDeployment(env: NodeJS.ProcessEnv): ServerDeployment {
  const file = env['DEPLOYMENT_FILE'] ?? join(repositoryRoot(), 'deployments', `${env['DEPLOYMENT'] ?? 'dtyt'}.json`);
  try {
    return deploymentSource(yup).validateSync(JSON.parse(readFileSync(file, 'utf8'))) as ServerDeployment;
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
