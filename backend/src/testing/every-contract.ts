import * as contracts from '@rifas/shared/contracts';
import type { AnyContract } from '@rifas/shared/contracts';

const isContract = (value: unknown): value is AnyContract =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value;

/** Every call of the API. A test that walks through this list covers future calls too. */
export const everyContract: readonly AnyContract[] = Object.values<unknown>(contracts).filter(isContract);

export const sellersCalls = everyContract.filter(({ authenticated }) => authenticated);
export const writes = sellersCalls.filter(({ reads }) => !reads);
