import type { AnyContract } from '@rifas/shared/contracts';
import { everyContract } from '@rifas/shared/contracts/every-contract';
import type { DeploymentSource } from '@rifas/shared/deployment';
import { EXAMPLES } from '../api/describe/examples';
import { envelopeOf } from '../api/describe/openapi';

export type RecordedApi = ReturnType<typeof recordedApi>;

const addressOf = (contract: AnyContract, bases: DeploymentSource['bases'], origin: string): string =>
  new URL(`${bases[contract.base].replace(/\/$/, '')}/${contract.path}`, origin).href;

/**
 * An API that answers each call with its contract's example, whatever the request contains.
 * @param origin the origin of the site's pages
 */
export function recordedApi({ bases }: Pick<DeploymentSource, 'bases'>, origin: string) {
  const byAddress = new Map(
    everyContract.map((contract) => [`${contract.method} ${addressOf(contract, bases, origin)}`, contract]),
  );
  return {
    /** The answer to a call; undefined where the API has no such call. */
    answer: (method: string, { origin: own, pathname }: URL): string | undefined => {
      const contract = byAddress.get(`${method} ${own}${pathname}`);
      return contract && JSON.stringify(envelopeOf(contract));
    },
    /** The token that a logged-in browser stores. */
    token: EXAMPLES.validateSession.answer.token ?? '',
  };
}
