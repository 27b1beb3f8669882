import type * as contracts from '@rifas/shared/contracts';
import { everyContract } from '@rifas/shared/contracts/every-contract';

export { everyContract };
export const sellersCalls = everyContract.filter(({ authenticated }) => authenticated);
export const writes = sellersCalls.filter(({ reads }) => !reads);

/** The names of calls: a contract is exported under its own name. */
export type CallName = keyof typeof contracts;
