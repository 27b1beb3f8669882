import { everyContract } from '@rifas/shared/contracts/every-contract';
import type { DeploymentSource, Feature } from '@rifas/shared/deployment';
import { earlyCallsOf, pageTable, type OwnedCall, type PageCalls, type SitePage } from '@rifas/shared/site';

const byName = new Map(everyContract.map((contract) => [contract.name, contract]));

/** Turns a call that its owner names into a request. @throws Error where no page may make it early */
function requestOf({ call, fields, owner }: OwnedCall, { bases }: DeploymentSource): PageCalls['calls'][number] {
  const contract = byName.get(call);
  if (!contract) throw new Error(`${owner} declares the early call '${call}', which is no contract of the API.`);
  if (!contract.reads)
    throw new Error(
      `${owner} declares the early call '${call}', which changes something: nobody has asked for it yet.`,
    );
  const { method, path, authenticated } = contract;
  return { name: call, method, url: `${bases[contract.base].replace(/\/$/, '')}/${path}`, authenticated, fields };
}

/** What the composer writes into a page for the script that makes the early calls. */
export function pageCallsOf(page: SitePage, deployment: DeploymentSource, features: readonly Feature[]): PageCalls {
  const calls = earlyCallsOf(page, pageTable(deployment, features));
  return {
    tokenName: deployment.session.tokenName,
    authorizationScheme: deployment.session.authorizationScheme,
    pattern: page.path,
    calls: calls.map((call) => requestOf(call, deployment)),
  };
}
