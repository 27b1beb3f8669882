import type { AnyContract } from '@rifas/shared/contracts';
import { everyContract } from '@rifas/shared/contracts/every-contract';
import type { Asked } from '@rifas/tooling/e2e/front';

/** The contract of a call; undefined for a page or a file. */
export const contractOf = ({ method, path }: Asked): AnyContract | undefined =>
  everyContract.find((contract) => contract.method === method && `/${contract.path}` === path);
