import { createLink, pay, signedNotice, startPayment } from '@rifas/backend/testing/checkout-steps';
import { LINK_STATUS } from '@rifas/backend/testing/contract-request';
import { CASH_BUYER, createDeposit, createRaffle, type TestSeller } from '@rifas/backend/testing/fixtures';
import type { ReachedApp } from '@rifas/backend/testing/reached-app';
import { transferSteps } from '@rifas/backend/testing/transfer-steps';
import {
  cancelLink,
  createPersonalPayment,
  deletePayment,
  generateLink,
  registerTickets,
  replaceLink,
  type AnyContract,
  type WireBody,
} from '@rifas/shared/contracts';
import type { Answer } from './refusal';

/** The price of a raffle with two tickets. */
const TOTAL = 4000;

export interface Sellers {
  readonly ana: TestSeller;
  readonly bruno: TestSeller;
}

/** Calls through one backend, with its database. */
export type Via = ReachedApp;

/** A write during which the process may be killed. */
export interface Deed {
  readonly name: string;
  /** Whether it is one transaction; a deed that calls the gateway in between cannot be. */
  readonly whole: boolean;
  /** Prepares its data. @returns a function that does it, through the backend that runs then */
  prepare(via: Via, sellers: Sellers): Promise<(via: Via) => Promise<Answer>>;
}

/** The start of a deed: a raffle of Ana's, and a deposit of hers that covers it. */
interface Scene {
  readonly via: Via;
  readonly sellers: Sellers;
  readonly numero: string;
  readonly ids: number[];
  readonly depositId: number;
  /** Calls a contract as Ana, through the backend that runs then. */
  readonly calls: (contract: AnyContract, body: WireBody) => (now: Via) => Promise<Answer>;
}

let count = 0;

const deed = (name: string, begin: (scene: Scene) => Promise<(now: Via) => Promise<Answer>>, whole = true): Deed => ({
  name,
  whole,
  prepare: async (via, sellers) => {
    const { userId, passengerId } = sellers.ana;
    const numero = `${80_000 + (count += 1)}`;
    const ids = await createRaffle(via.db, passengerId, { numero });
    const depositId = await createDeposit(via.db, passengerId, TOTAL);
    const token = await via.tokenOf(userId);
    const calls: Scene['calls'] = (contract, body) => (now) => now.call(contract, body, { token });
    return begin({ via, sellers, numero, ids, depositId, calls });
  },
});

const registration = ({ ids, depositId, calls }: Scene) =>
  calls(registerTickets, { comprador: CASH_BUYER, talones: ids, deposito_id: depositId });

const linkOf = ({ via, sellers, ids }: Scene) => createLink(via, sellers.ana, ids);

export const DEEDS: readonly Deed[] = [
  deed('a cash registration', async (scene) => registration(scene)),
  deed('a payment taken back', async (scene) => {
    await registration(scene)(scene.via);
    return scene.calls(deletePayment, { talon_id: scene.ids[0] ?? 0 });
  }),
  deed('a personal payment', async ({ calls, depositId }) =>
    calls(createPersonalPayment, { monto: '20', deposito_id: depositId }),
  ),
  deed('a payment link', async ({ calls, ids }) =>
    calls(generateLink, { ...CASH_BUYER, talones: ids, status: LINK_STATUS, asumirRecargo: 'false' }),
  ),
  deed('a link replaced', async (scene) =>
    scene.calls(replaceLink, { ...CASH_BUYER, token: (await linkOf(scene)).token, asumirRecargo: 'false' }),
  ),
  deed('a link cancelled', async (scene) => scene.calls(cancelLink, { token: (await linkOf(scene)).token })),
  deed(
    'the start of a card payment',
    async (scene) => {
      const link = await linkOf(scene);
      return (now) => pay(now, link, TOTAL);
    },
    false,
  ),
  deed(
    'the notice of a card payment',
    async (scene) => {
      const notice = signedNotice(scene.via, await startPayment(scene.via, await linkOf(scene), TOTAL));
      return (now) => now.request(notice);
    },
    false,
  ),
  deed('a raffle put in the bag', async ({ sellers, numero }) => {
    return async (now) => (await transferSteps(now, sellers.ana)).put(numero);
  }),
  deed('a raffle asked for', async ({ via, sellers, numero }) => {
    await (await transferSteps(via, sellers.ana)).put(numero);
    return async (now) => (await transferSteps(now, sellers.bruno)).request(numero);
  }),
  deed('a direct transfer', async ({ sellers, numero }) => {
    return async (now) => (await transferSteps(now, sellers.ana)).direct(sellers.bruno.email, numero);
  }),
  deed('a reception confirmed', async ({ via, sellers, numero }) => {
    await (await transferSteps(via, sellers.ana)).direct(sellers.bruno.email, numero);
    return async (now) => (await transferSteps(now, sellers.bruno)).confirm(numero);
  }),
];
