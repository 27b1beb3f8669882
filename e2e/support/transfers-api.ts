import { call, mailsTo, makeLink, rafflesOf, tokenOf, type Fields } from './api';

export const ANA = {
  email: 'ana@example.com',
  name: 'Ana Rodríguez Silva',
  phone: '099 412 873',
  dial: '59899412873',
} as const;
export const BRUNO = {
  email: 'bruno@example.com',
  name: 'Bruno Fernández Acosta',
  phone: '098 236 510',
  dial: '59898236510',
} as const;
/** Has five hundred raffles; the journeys move these. */
export const MUCHO = {
  email: 'mucho@example.com',
  name: 'Martín Techera Olivera',
  phone: '094 605 391',
  dial: '59894605391',
} as const;

interface Entry {
  readonly Numero: string;
}

/** What a seller does or sees, through the API. */
export function sellerApi(site: string, email: string) {
  const authorized = async (path: string, fields?: Fields): Promise<unknown> =>
    (await call(site, path, { token: await tokenOf(site, email), fields }))['data'];
  const raffles = (numbers: readonly string[]): Fields => numbers.map((number) => ['rifas[]', number]);
  const numbersAt = async (path: string) => ((await authorized(path)) as readonly Entry[]).map(({ Numero }) => Numero);
  const ticketsOf = async (number: string) =>
    (await rafflesOf(site, await tokenOf(site, email))).flat().filter(({ Numero }) => Numero === number);
  return {
    /** Numbers of raffles that can be moved; from the middle, because other journeys sell the first and last ones. */
    spare: async (count: number): Promise<readonly string[]> => {
      const numbers = await numbersAt('/api/talon/get-rifas-to-transfer');
      return numbers.slice(Math.min(100, numbers.length - count)).slice(0, count);
    },
    put: async (...numbers: readonly string[]) =>
      void (await authorized('/api/talon/put-rifa-bolsa', raffles(numbers))),
    request: async (...numbers: readonly string[]) =>
      void (await authorized('/api/talon/solicitar-rifas', raffles(numbers))),
    direct: async (mail: string, ...numbers: readonly string[]) =>
      void (await authorized('/api/talon/transferencia-directa', [...raffles(numbers), ['mailTransf', mail]])),
    /** Numbers of the raffles that this seller will receive. */
    toReceive: async (): Promise<readonly string[]> =>
      ((await authorized('/api/talon/get-rifas-a-recibir')) as readonly { readonly rifas: readonly Entry[] }[]).flatMap(
        ({ rifas }) => rifas.map(({ Numero }) => Numero),
      ),
    /** How many tickets of a raffle this seller has. */
    ticketsOf: async (number: string): Promise<number> => (await ticketsOf(number)).length,
    /** Path of a payment link for the whole raffle. */
    linkFor: async (number: string): Promise<string> =>
      `/pago/${await makeLink(site, await tokenOf(site, email), await ticketsOf(number))}`,
    /** Texts of the mails to this seller that name the raffle. */
    mailsAbout: async (number: string): Promise<readonly string[]> =>
      (await mailsTo(site, email)).map(({ text }) => text).filter((text) => text.includes(number)),
  };
}
