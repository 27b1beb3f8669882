import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as yup from 'yup';
import { deploymentSource, type DeploymentSource } from '@rifas/shared/deployment';
import { checkStrictly } from '@rifas/shared/deployment/check-strictly';
import { repositoryRoot } from './package-root';

/** What the server reads of a deployment: the settings that rule money, texts and the captcha. */
export type ServerDeployment = Pick<
  DeploymentSource,
  'name' | 'title' | 'variant' | 'mode' | 'settings' | 'links' | 'captcha'
>;

function contentOf(file: string): unknown {
  try {
    // Some editors put an invisible byte order mark at the start.
    return JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch (cause) {
    throw new Error(`${file}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/**
 * The deployment of DEPLOYMENT_FILE, or deployments/<DEPLOYMENT>.json.
 * @throws Error that names the file and every wrong field, as the composer does
 */
export function loadDeployment(env: NodeJS.ProcessEnv): ServerDeployment {
  const file = env['DEPLOYMENT_FILE'] ?? join(repositoryRoot(), 'deployments', `${env['DEPLOYMENT'] ?? 'dtyt'}.json`);
  return checkStrictly(deploymentSource(yup), contentOf(file), `${file} is not a valid deployment`) as DeploymentSource;
}
