import { call, isPending, makeLink, newToken, rafflesOf } from '@rifas/tooling/site/demo-api';

/** The few calls that a benchmark needs before a browser opens. */
export interface DemoApi {
  readonly logIn: (email: string) => Promise<string>;
  /** Path of a pay page for one pending ticket of the seller. */
  readonly makeLink: (email: string) => Promise<string>;
  /** Ids of what the seller of the token can sell. */
  readonly pendingTickets: (token: string) => Promise<readonly number[]>;
  /** Ids of the seller's bank deposits. */
  readonly deposits: (token: string) => Promise<readonly number[]>;
}

/** One who says no department: the pay page asks for it. */
const BUYER = { Email: 'lucia@example.com', Celular: '099123456', Departamento: '' };

const idsOf = (things: readonly { readonly id: number }[]): readonly number[] => things.map(({ id }) => id);

export function demoApi(site: string): DemoApi {
  const pending = async (token: string) => (await rafflesOf(site, token)).flat().filter(isPending);
  return {
    logIn: (email) => newToken(site, email),
    makeLink: async (email) => {
      const token = await newToken(site, email);
      return `/pago/${await makeLink(site, token, (await pending(token)).slice(0, 1), { buyer: BUYER })}`;
    },
    pendingTickets: async (token) => idsOf(await pending(token)),
    deposits: async (token) =>
      idsOf((await call(site, '/api/pasajero/get-depositos-registros', { token }))['data'] as { id: number }[]),
  };
}
