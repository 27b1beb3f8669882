import { call, isPending, makeLink, newToken, rafflesOf } from '@rifas/tooling/site/demo-api';

/** A buyer without a department, so that the pay page asks for it. */
const BUYER = { Email: 'lucia@example.com', Celular: '099123456', Departamento: '' };

const idsOf = (things: readonly { readonly id: number }[]): readonly number[] => things.map(({ id }) => id);

/** The few calls that a benchmark needs before a browser opens. */
export function demoApi(site: string) {
  const pending = async (token: string) => (await rafflesOf(site, token)).flat().filter(isPending);
  return {
    logIn: (email: string) => newToken(site, email),
    /** @returns the path of a pay page for one pending ticket of the seller */
    makeLink: async (email: string) => {
      const token = await newToken(site, email);
      return `/pago/${await makeLink(site, token, (await pending(token)).slice(0, 1), { buyer: BUYER })}`;
    },
    pendingTickets: async (token: string) => idsOf(await pending(token)),
    /** Ids of the seller's bank deposits. */
    deposits: async (token: string) =>
      idsOf((await call(site, '/api/pasajero/get-depositos-registros', { token }))['data'] as { id: number }[]),
  };
}
