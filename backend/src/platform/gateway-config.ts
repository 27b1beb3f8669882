import { isSandboxAddress } from '@rifas/shared/deployment';
import type { ServerDeployment } from './deployment';

/**
 * A backend without the sandbox has no page where a card could be charged, so its deployment has to name the gateway's.
 * @returns the field and what to write; empty if the deployment has a gateway
 */
export function gatewayProblems(
  env: NodeJS.ProcessEnv,
  { name, links }: Pick<ServerDeployment, 'name' | 'links'>,
  sandbox: boolean,
): readonly string[] {
  const address = env['GATEWAY_URL'] || links.gatewayUrl;
  if (sandbox || (address !== '' && !isSandboxAddress(address))) return [];
  return [
    `Deployment "${name}": links.gatewayUrl ${address === '' ? 'names no card gateway' : `is the sandbox (${address})`}, and this backend runs without the sandbox. Write the gateway's address there or into GATEWAY_URL, such as https://gateway.example/pay; SANDBOX=1 tries the site out.`,
  ];
}

/** @throws Error where a backend without the sandbox has no gateway */
export function checkGateway(...asked: Parameters<typeof gatewayProblems>): void {
  const [problem] = gatewayProblems(...asked);
  if (problem !== undefined) throw new Error(problem);
}
