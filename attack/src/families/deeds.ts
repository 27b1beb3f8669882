import { createLink, pay, signedNotice, startPayment } from '@rifas/backend/testing/checkout-steps';
import { LINK_STATUS } from '@rifas/backend/testing/contract-request';
import { createDeposit, createRaffle, type TestSeller } from '@rifas/backend/testing/fixtures';
import type { ReachedApp } from '@rifas/backend/testing/reached-app';
import { transferSteps } from '@rifas/backend/testing/transfer-steps';
import {
  cancelLink,
  createPersonalPayment,
  deletePayment,
  generateLink,
  registerTickets,
  replaceLink,
} from '@rifas/shared/contracts';
import type { Answer } from './refusal';

const PRICE = 2000;
const TOTAL = 2 * PRICE;
const BUYER = { Nombre: 'Eva', Apellido: 'Paz', Email: 'eva@example.com', Celular: '099', Departamento: 'Salto' };

export interface Sellers {
  readonly ana: TestSeller;
  readonly bruno: TestSeller;
}

/** Calls through one backend; the database beside it. */
export type Via = ReachedApp;

/** Something that is written, and whose process may end meanwhile. */
export interface Deed {
  readonly name: string;
  /** Whether all of it is one transaction; what asks the gateway in between cannot be. */
  readonly whole: boolean;
  /** Makes what it needs. @returns does it, through whichever backend is there then */
  prepare(via: Via, sellers: Sellers): Promise<(via: Via) => Promise<Answer>>;
}

let count = 0;
async function raffle({ db }: Via, { ana }: Sellers): Promise<{ readonly numero: string; readonly ids: number[] }> {
  count += 1;
  const numero = `${80_000 + count}`;
  return { numero, ids: await createRaffle(db, ana.passengerId, { numero, priceCents: PRICE }) };
}

const deposit = ({ db }: Via, { ana }: Sellers): Promise<number> => createDeposit(db, ana.passengerId, TOTAL);

const cash = async (via: Via, sellers: Sellers) => {
  const [{ ids }, deposito_id] = [await raffle(via, sellers), await deposit(via, sellers)];
  const token = await via.tokenOf(sellers.ana.userId);
  return {
    ids,
    register: (now: Via) => now.call(registerTickets, { comprador: BUYER, talones: ids, deposito_id }, { token }),
  };
};

export const DEEDS: readonly Deed[] = [
  { name: 'a cash registration', whole: true, prepare: async (via, sellers) => (await cash(via, sellers)).register },
  {
    name: 'a payment taken back',
    whole: true,
    prepare: async (via, sellers) => {
      const { ids, register } = await cash(via, sellers);
      await register(via);
      const token = await via.tokenOf(sellers.ana.userId);
      return (now) => now.call(deletePayment, { talon_id: ids[0] ?? 0 }, { token });
    },
  },
  {
    name: 'a personal payment',
    whole: true,
    prepare: async (via, sellers) => {
      const body = { monto: String(PRICE / 100), deposito_id: await deposit(via, sellers) };
      const token = await via.tokenOf(sellers.ana.userId);
      return (now) => now.call(createPersonalPayment, body, { token });
    },
  },
  {
    name: 'a payment link',
    whole: true,
    prepare: async (via, sellers) => {
      const { ids } = await raffle(via, sellers);
      const token = await via.tokenOf(sellers.ana.userId);
      const body = { ...BUYER, talones: ids, status: LINK_STATUS, asumirRecargo: 'false' };
      return (now) => now.call(generateLink, body, { token });
    },
  },
  {
    name: 'a link replaced',
    whole: true,
    prepare: async (via, sellers) => {
      const link = await createLink(via, sellers.ana, (await raffle(via, sellers)).ids);
      const token = await via.tokenOf(sellers.ana.userId);
      return (now) => now.call(replaceLink, { ...BUYER, token: link.token, asumirRecargo: 'false' }, { token });
    },
  },
  {
    name: 'a link cancelled',
    whole: true,
    prepare: async (via, sellers) => {
      const link = await createLink(via, sellers.ana, (await raffle(via, sellers)).ids);
      const token = await via.tokenOf(sellers.ana.userId);
      return (now) => now.call(cancelLink, { token: link.token }, { token });
    },
  },
  {
    name: 'the start of a card payment',
    whole: false,
    prepare: async (via, sellers) => {
      const link = await createLink(via, sellers.ana, (await raffle(via, sellers)).ids);
      return (now) => pay(now, link, TOTAL);
    },
  },
  {
    name: 'the notice of a card payment',
    whole: false,
    prepare: async (via, sellers) => {
      const link = await createLink(via, sellers.ana, (await raffle(via, sellers)).ids);
      const notice = signedNotice(via, await startPayment(via, link, TOTAL));
      return (now) => now.request(notice);
    },
  },
  {
    name: 'a raffle put in the bag',
    whole: true,
    prepare: async (via, sellers) => {
      const { numero } = await raffle(via, sellers);
      return async (now) => (await transferSteps(now, sellers.ana)).put(numero);
    },
  },
  {
    name: 'a raffle asked for',
    whole: true,
    prepare: async (via, sellers) => {
      const { numero } = await raffle(via, sellers);
      await (await transferSteps(via, sellers.ana)).put(numero);
      return async (now) => (await transferSteps(now, sellers.bruno)).request(numero);
    },
  },
  {
    name: 'a direct transfer',
    whole: true,
    prepare: async (via, sellers) => {
      const { numero } = await raffle(via, sellers);
      return async (now) => (await transferSteps(now, sellers.ana)).direct(sellers.bruno.email, numero);
    },
  },
  {
    name: 'a reception confirmed',
    whole: true,
    prepare: async (via, sellers) => {
      const { numero } = await raffle(via, sellers);
      await (await transferSteps(via, sellers.ana)).direct(sellers.bruno.email, numero);
      return async (now) => (await transferSteps(now, sellers.bruno)).confirm(numero);
    },
  },
];
