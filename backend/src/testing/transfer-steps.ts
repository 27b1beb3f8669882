import {
  confirmReception,
  getBag,
  getOwnBag,
  getPendingDelivery,
  getPendingReception,
  getTransferableRaffles,
  putInBag,
  removeFromBag,
  requestRaffles,
  transferDirectly,
  type AnyContract,
  type WireBody,
} from '@rifas/shared/contracts';
import type { TestSeller } from './fixtures';
import type { Answer, TestApp } from './test-app';

/** The nine calls of the transfers, as one seller makes them through one copy of the backend. */
export async function transferSteps(app: Pick<TestApp, 'call' | 'tokenOf'>, { userId }: TestSeller) {
  const token = await app.tokenOf(userId);
  const call = (contract: AnyContract, body?: WireBody): Promise<Answer> => app.call(contract, body, { token });
  const list = async (contract: AnyContract) => (await call(contract)).body.data;
  return {
    put: (...rifas: string[]) => call(putInBag, { rifas }),
    remove: (numeroRifa: string) => call(removeFromBag, { numeroRifa }),
    request: (...rifas: string[]) => call(requestRaffles, { rifas }),
    direct: (mailTransf: string, ...rifas: string[]) => call(transferDirectly, { rifas, mailTransf }),
    confirm: (...rifas: string[]) => call(confirmReception, { rifas }),
    transferable: () => list(getTransferableRaffles),
    bag: () => list(getBag),
    ownBag: () => list(getOwnBag),
    delivery: () => list(getPendingDelivery),
    reception: () => list(getPendingReception),
  };
}
export type TransferSteps = Awaited<ReturnType<typeof transferSteps>>;
