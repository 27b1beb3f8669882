import type { Page, Route } from '@playwright/test';

/** Calls that the pages read. */
export const LISTS = {
  bank: '**/api/pasajero/get-depositos-registros',
  card: '**/api/pasajero/get-depositos-tarjetas-registros-by-user',
  toUse: '**/api/pasajero/get-depositos-registros-list-by-user',
  raffles: '**/api/talon/get-by-pasajero',
} as const;

export const WRITES = {
  register: '**/api/talon/register-talones',
  pay: '**/api/pago-personal/new',
  removeTicket: '**/api/talon/delete-pago',
  removePayment: '**/api/pago-personal/delete',
} as const;

/** A route handler that answers with this data. */
export const answering =
  (data: unknown = null) =>
  (route: Route): Promise<void> =>
    route.fulfill({ json: { status: 'success', data } });

export const answer = (page: Page, path: string, data?: unknown): Promise<void> =>
  page.route(path, answering(data)).then(() => undefined);

export const on = (date: string) => ({ date: `${date}.000000`, timezone_type: 3, timezone: 'America/Montevideo' });

interface UsedTicket {
  readonly id: number;
  readonly Numero?: string;
  readonly SorteoNumero?: string;
  readonly Precio?: number | string;
  readonly Nombre?: string | null;
  readonly draw?: string;
}

export const usedTicket = ({ draw = '2999-03-15 20:00:00', ...ticket }: UsedTicket) => ({
  Numero: '00123',
  SorteoNumero: '2',
  Precio: 20,
  Nombre: 'Carla',
  FechaSorteo: on(draw),
  ...ticket,
});

export const usedPayment = (id: number, Monto: number, date = '2026-06-02 10:00:00') => ({
  id,
  Monto,
  Fecha: on(date),
});

export const deposit = (
  id: number,
  Monto: number,
  tickets: readonly unknown[] = [],
  payments: readonly unknown[] = [],
) => ({
  id,
  Tipo: 'Contado',
  Monto,
  Fecha: on(`2026-05-${String(id).padStart(2, '0')} 15:30:00`),
  registros: [tickets, payments],
});

/** A raffle of pending tickets with these prices. */
export const raffle = (Numero: string, prices: readonly number[], firstId: number) =>
  prices.map((Precio, index) => ({
    id: firstId + index,
    Numero,
    SorteoNumero: String(index + 1),
    Estado: 'Pendiente de Pago',
    Precio,
    Tipo: null,
    Nombre: null,
    Comentario: '',
    FechaSorteo: on(`2999-0${index + 1}-15 20:00:00`),
  }));
