import { call as callAt, rafflesOf, send, tokenOf, type Fields } from './api';

export interface ApiDeposit {
  readonly id: number;
  readonly Monto: number;
  readonly Fecha: { readonly date: string };
  readonly registros: readonly [
    readonly { readonly id: number; readonly Numero: string; readonly SorteoNumero: string; readonly Precio: number }[],
    readonly { readonly id: number; readonly Monto: number }[],
  ];
}

const BUYER: Fields = [
  ['comprador[Nombre]', 'Carla'],
  ['comprador[Apellido]', 'Paz'],
  ['comprador[Email]', 'carla@example.com'],
  ['comprador[Celular]', '099 222 333'],
  ['comprador[Departamento]', 'Rocha'],
];

/** A seller's money through the API: acts as another device, and reads what was really registered. */
export function moneyAt(site: string, email: string) {
  const call = async (path: string, fields?: Fields): Promise<unknown> =>
    (await callAt(site, path, { token: await tokenOf(site, email), fields }))['data'];
  const status = async (path: string, fields: Fields) =>
    (await send(site, path, { token: await tokenOf(site, email), fields })).status;
  return {
    raffles: async () => rafflesOf(site, await tokenOf(site, email)),
    /** Bank deposits, the latest first. */
    deposits: () => call('/api/pasajero/get-depositos-registros') as Promise<readonly ApiDeposit[]>,
    register: async (depositId: number, ticketIds: readonly number[]) => {
      const ids = ticketIds.map((id) => ['talones[]', String(id)] as const);
      await call('/api/talon/register-talones', [...BUYER, ...ids, ['deposito_id', String(depositId)]]);
    },
    pay: async (depositId: number, amount: number) => {
      await call('/api/pago-personal/new', [
        ['monto', String(amount)],
        ['deposito_id', String(depositId)],
      ]);
    },
    removeTicket: async (id: number) => void (await call('/api/talon/delete-pago', [['talon_id', String(id)]])),
    removePayment: async (id: number) =>
      void (await call('/api/pago-personal/delete', [['pagoPersonal_id', String(id)]])),
    /** HTTP status of the two writes that only dtyt has. */
    writeStatuses: async () => [
      await status('/api/talon/register-talones', [...BUYER, ['talones[]', '1'], ['deposito_id', '1']]),
      await status('/api/pago-personal/new', [
        ['monto', '1'],
        ['deposito_id', '1'],
      ]),
    ],
  };
}

export type MoneyApi = ReturnType<typeof moneyAt>;

/** The latest bank deposit of the demo. */
export async function firstOf(money: MoneyApi): Promise<ApiDeposit> {
  const [deposit] = await money.deposits();
  if (!deposit) throw new Error('the demo has no deposit');
  return deposit;
}

export const centsOf = (amount: number): number => Math.round(amount * 100);

/** Amount minus what was used, in cents. */
export const balanceOf = ({ Monto, registros: [tickets, payments] }: ApiDeposit): number =>
  [...tickets.map(({ Precio }) => Precio), ...payments.map((payment) => payment.Monto)].reduce(
    (rest, used) => rest - centsOf(used),
    centsOf(Monto),
  );
