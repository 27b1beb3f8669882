import { call as callAt, tokenOf, type Fields } from './api';

/** Five hundred raffles: enough for everybody. Links are made from its last pending ones. */
const SELLER = 'mucho@example.com';

/** What a link brings to the pay form, unless a test says otherwise. */
export const LINK_BUYER = {
  Nombre: 'Lucía',
  Apellido: 'Fernández',
  Email: 'lucia.f@example.com',
  Celular: '099 123 456',
  Departamento: 'Salto',
} as const;

interface Ticket {
  readonly id: number;
  readonly Numero: string;
  readonly SorteoNumero: string;
  readonly Estado: string;
  readonly FechaSorteo: { readonly date: string };
}

export interface SellerLink {
  readonly token: string;
  /** Path of the pay page. */
  readonly path: string;
  /** Number of the raffle that the link charges, with all its tickets. */
  readonly number: string;
  readonly tickets: readonly Ticket[];
}

export interface LinkWish {
  readonly buyer?: Partial<Record<keyof typeof LINK_BUYER, string>>;
  /** The seller takes the card's surcharge upon themselves. */
  readonly absorbs?: boolean;
  /** Which of the whole pending raffles, counted from the last one. */
  readonly fromEnd?: number;
}

/** Waits out of the browser: the seller's part of a buyer's journey, through the API. */
export interface SellerApi {
  readonly makeLink: (wish?: LinkWish) => Promise<SellerLink>;
  readonly putInBag: (number: string) => Promise<void>;
  readonly takeOutOfBag: (number: string) => Promise<void>;
  /** Mails to an address, from the sandbox's mailbox. */
  readonly mailsTo: (address: string) => Promise<readonly { readonly text: string }[]>;
}

export function sellerAt(site: string): SellerApi {
  const call = async (path: string, fields?: Fields) =>
    callAt(site, path, { token: await tokenOf(site, SELLER), fields });
  return {
    makeLink: async ({ buyer = {}, absorbs = false, fromEnd = 0 } = {}) => {
      const raffles = (await call('/api/talon/get-by-pasajero'))['data'] as readonly (readonly Ticket[])[];
      const whole = raffles.filter((raffle) => raffle.every(({ Estado }) => Estado === 'Pendiente de Pago'));
      const tickets = whole.at(-1 - fromEnd) ?? [];
      const answer = await call('/api/talon/generate-link', [
        ...Object.entries({ ...LINK_BUYER, ...buyer }),
        ...tickets.map(({ id }) => ['talones[]', String(id)] as const),
        ['status', 'Pendiente de pago'],
        ['asumirRecargo', String(absorbs)],
      ]);
      const token = String(answer['data']);
      return { token, path: `/pago/${token}`, number: tickets[0]?.Numero ?? '', tickets };
    },
    putInBag: async (number) => void (await call('/api/talon/put-rifa-bolsa', [['rifas[]', number]])),
    takeOutOfBag: async (number) => void (await call('/api/talon/quitar-rifa-bolsa', [['numeroRifa', number]])),
    mailsTo: async (address) =>
      (await callAt(site, `/sandbox/mailbox.json?para=${encodeURIComponent(address)}`))['data'] as readonly {
        text: string;
      }[],
  };
}
