import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as yup from 'yup';
import { deploymentSource, type DeploymentSource } from '@rifas/shared/deployment';
import { checkStrictly } from '@rifas/shared/deployment/check-strictly';
import { hasCode } from '../lib/error-code';
import { readJson } from '../lib/json';
import { repoRoot } from '../lib/repo';

/** What ops wrote; tests run deployments that ops never wrote, from another folder. */
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
 * What ops wrote for a deployment, checked field by field.
 * @throws Error that names the file, every wrong field and what it should be
 */
export function loadDeployment(name: string, folder = DEPLOYMENTS): DeploymentSource {
  const file = deploymentFile(name, folder);
  if (!existsSync(file))
    throw new Error(`There is no deployment '${name}'. There are: ${deploymentNames(folder).join(', ')}.`);
  const source = checkDeployment(readJson(file), `deployments/${name}.json`);
  // Of a copied file: what is deployed, and the database, would be the other's.
  if (source.name !== name)
    throw new Error(`deployments/${name}.json has the name '${source.name}': write "name": "${name}" there.`);
  return source;
}

/** The deployments of a folder, and each in the display mode that its own file does not have. */
export const inBothModes = (folder?: string): readonly DeploymentSource[] =>
  deploymentNames(folder)
    .map((name) => loadDeployment(name, folder))
    .flatMap((source) => {
      const mode = source.mode === 'multi' ? 'single' : 'multi';
      return [source, { ...source, name: `${source.name}-${mode}`, mode }];
    });

/** Addresses that a browser would take for pages of this site, since they lack their https://, and mailboxes that are none. */
function misleading({ links, bases, captcha, telemetryUrl }: DeploymentSource): readonly string[] {
  const { manual, contactMail, supportMail, paymentLinkBase, gatewayUrl, creator } = links;
  const addresses = {
    'links.manual': manual,
    'links.paymentLinkBase': paymentLinkBase,
    'links.gatewayUrl': gatewayUrl,
    'links.creator.url': creator.url,
    'captcha.challengeUrl': captcha?.challengeUrl,
    'captcha.scriptUrl': captcha?.scriptUrl,
    telemetryUrl,
    ...Object.fromEntries(Object.entries(bases).map(([name, base]) => [`bases.${name}`, base])),
  };
  return [
    ...Object.entries(addresses)
      .filter(([, text]) => text && !/^(\/|https?:\/\/[^/\s])\S*$/.test(text))
      .map(([field, text]) => `${field}: an address begins with / or https://, and has no spaces, not '${text}'`),
    ...Object.entries({ 'links.contactMail': contactMail, 'links.supportMail': supportMail })
      .filter(([, text]) => !/^[^@\s]+@[^@\s]+$/.test(text))
      .map(([field, text]) => `${field}: '${text}' is no mailbox`),
  ];
}

export function checkDeployment(content: unknown, label: string): DeploymentSource {
  const subject = `${label} is not a valid deployment`;
  const source = checkStrictly(deploymentSource(yup), content, subject) as DeploymentSource;
  const wrong = misleading(source);
  if (wrong.length > 0) throw new Error(`${subject}:\n${wrong.map((problem) => `  ${problem}`).join('\n')}`);
  return source;
}
