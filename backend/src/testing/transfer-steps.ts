import { eq } from 'drizzle-orm';
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
import { tickets } from '../db/schema';
import { createRaffle, createSeller, type TestSeller } from './fixtures';
import type { ReachedApp } from './reached-app';
import type { Answer, TestApp } from './test-app';

/** The nine calls of the transfers, made by one seller through one copy of the backend. */
export async function transferSteps(app: Pick<ReachedApp, 'call' | 'tokenOf'>, { userId }: TestSeller) {
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

/**
 * Three sellers; ana has the raffles 00101 and 0099 with two draws each. Also the calls of each seller, and a reader
 * for the rows of a raffle.
 */
export async function transferScene(app: TestApp) {
  const ana = await createSeller(app.db, 'ana@example.com');
  const bruno = await createSeller(app.db, 'bruno@example.com');
  const carla = await createSeller(app.db, 'carla@example.com');
  for (const numero of ['00101', '0099']) await createRaffle(app.db, ana.passengerId, { numero });
  const ticketsOf = (numero: string) =>
    app.db.select().from(tickets).where(eq(tickets.numero, numero)).orderBy(tickets.id);
  return {
    people: { ana, bruno, carla },
    steps: {
      ana: await transferSteps(app, ana),
      bruno: await transferSteps(app, bruno),
      carla: await transferSteps(app, carla),
    },
    ticketsOf,
    statesOf: async (numero: string) => [...new Set((await ticketsOf(numero)).map(({ estado }) => estado))],
  };
}
export type TransferScene = Awaited<ReturnType<typeof transferScene>>;
