import { setTimeout as wait } from 'node:timers/promises';
import type { DeploymentSource } from '@rifas/shared/deployment';
import {
  call,
  isPending,
  mailsTo,
  makeLink,
  newToken,
  rafflesOf,
  type DemoMail,
  type DemoTicket,
  type Fields,
} from '../site/demo-api';

const BUYER = {
  Nombre: 'Rosa',
  Apellido: 'Pérez Olivera',
  Email: 'rosa.perez@example.com',
  Celular: '099 123 456',
  Departamento: 'Salto',
} as const;
/** The default seller, who has five hundred raffles. */
const SELLER = 'mucho@example.com';

/** Prepares a site without the browser before a picture is taken: makes links, pays sales, reads mails. */
export interface World {
  readonly url: string;
  readonly variant: DeploymentSource['variant'];
  readonly mode: DeploymentSource['mode'];
  readonly tokenName: string;
  readonly tokenOf: (email: string) => Promise<string>;
  /** Makes a link for the last raffles of a seller that are pending as a whole. @returns its token */
  readonly makeLink: (options?: { raffles?: number; email?: string }) => Promise<string>;
  /** The raffles of a seller whose tickets are all unpaid. */
  readonly pending: (email?: string) => Promise<readonly (readonly DemoTicket[])[]>;
  readonly call: (path: string, fields?: Fields) => Promise<unknown>;
  /** Waits for a mail to an address. @returns the newest one */
  readonly mailTo: (address: string) => Promise<DemoMail>;
}

export function worldOf(url: string, { variant, mode, session }: DeploymentSource): World {
  const tokens = new Map<string, Promise<string>>();
  // Scripts use tokens of their own, because a page replaces the token that it starts with.
  const tokenOf = (email: string): Promise<string> => {
    const token = tokens.get(email) ?? newToken(url, email);
    tokens.set(email, token);
    return token;
  };
  const pending: World['pending'] = async (email = SELLER) =>
    (await rafflesOf(url, await tokenOf(email))).filter((raffle) => raffle.every(isPending));
  return {
    url,
    variant,
    mode,
    tokenName: session.tokenName,
    tokenOf: (email) => newToken(url, email),
    call: async (path, fields) => (await call(url, path, { token: await tokenOf(SELLER), fields }))['data'],
    pending,
    makeLink: async ({ raffles = 1, email = SELLER } = {}) =>
      makeLink(url, await tokenOf(email), (await pending(email)).slice(-raffles).flat(), { buyer: BUYER }),
    mailTo: async (address) => {
      for (let tries = 0; tries < 100; tries += 1) {
        const [newest] = await mailsTo(url, address);
        if (newest) return newest;
        await wait(100);
      }
      throw new Error(`No mail to ${address} arrived.`);
    },
  };
}
