import {
  call as callAt,
  isPending,
  mailsTo,
  makeLink,
  rafflesOf,
  tokenOf,
  type DemoTicket,
  type LinkWish,
} from './api';

export { LINK_BUYER } from './api';

/** Has five hundred raffles, enough for all journeys. Links are made of the last pending ones. */
const SELLER = 'mucho@example.com';

export interface SellerLink {
  readonly token: string;
  /** Path of the pay page. */
  readonly path: string;
  /** Number of the raffle that the link charges, with all its tickets. */
  readonly number: string;
  readonly tickets: readonly DemoTicket[];
}

interface SellerWish extends LinkWish {
  /** Which of the raffles that are pending as a whole, counted from the last one. */
  readonly fromEnd?: number;
}

/** The seller's part of a buyer's journey, through the API. */
export function sellerAt(site: string) {
  const call = async (path: string, name: string, value: string) =>
    void (await callAt(site, path, { token: await tokenOf(site, SELLER), fields: [[name, value]] }));
  return {
    makeLink: async ({ fromEnd = 0, ...wish }: SellerWish = {}): Promise<SellerLink> => {
      const seller = await tokenOf(site, SELLER);
      const whole = (await rafflesOf(site, seller)).filter((raffle) => raffle.every(isPending));
      const tickets = whole.at(-1 - fromEnd) ?? [];
      const token = await makeLink(site, seller, tickets, wish);
      return { token, path: `/pago/${token}`, number: tickets[0]?.Numero ?? '', tickets };
    },
    putInBag: (number: string) => call('/api/talon/put-rifa-bolsa', 'rifas[]', number),
    takeOutOfBag: (number: string) => call('/api/talon/quitar-rifa-bolsa', 'numeroRifa', number),
    /** Mails to an address, from the sandbox's mailbox. */
    mailsTo: (address: string) => mailsTo(site, address),
  };
}
export type SellerApi = ReturnType<typeof sellerAt>;
