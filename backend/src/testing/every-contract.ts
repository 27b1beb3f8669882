import { everyContract } from '@rifas/shared/contracts/every-contract';

export { everyContract };
export const sellersCalls = everyContract.filter(({ authenticated }) => authenticated);
export const writes = sellersCalls.filter(({ reads }) => !reads);
