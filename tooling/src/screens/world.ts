import { setTimeout as wait } from 'node:timers/promises';
import type { DeploymentSource } from '@rifas/shared/deployment';
import { call, isPending, mailsTo, makeLink, newToken, rafflesOf, type Fields } from '../site/demo-api';

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
export function worldOf(url: string, { variant, mode, session }: DeploymentSource) {
  const tokens = new Map<string, Promise<string>>();
  // Scripts use tokens of their own, because a page replaces the token that it starts with.
  const tokenOf = (email: string): Promise<string> => {
    const token = tokens.get(email) ?? newToken(url, email);
    tokens.set(email, token);
    return token;
  };
  /** The raffles of a seller whose tickets are all unpaid. */
  const pending = async (email = SELLER) =>
    (await rafflesOf(url, await tokenOf(email))).filter((raffle) => raffle.every(isPending));
  return {
    url,
    variant,
    mode,
    tokenName: session.tokenName,
    tokenOf: (email: string) => newToken(url, email),
    call: async (path: string, fields?: Fields) =>
      (await call(url, path, { token: await tokenOf(SELLER), fields }))['data'],
    pending,
    /** Makes a link for the last raffles of a seller that are pending as a whole. @returns its token */
    makeLink: async ({ raffles = 1, email = SELLER } = {}) =>
      makeLink(url, await tokenOf(email), (await pending(email)).slice(-raffles).flat(), { buyer: BUYER }),
    /** Waits for a mail to an address. @returns the newest one */
    mailTo: async (address: string) => {
      for (let tries = 0; tries < 100; tries += 1) {
        const [newest] = await mailsTo(url, address);
        if (newest) return newest;
        await wait(100);
      }
      throw new Error(`No mail to ${address} arrived.`);
    },
  };
}
export type World = ReturnType<typeof worldOf>;
