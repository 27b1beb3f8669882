import type { DateObject, Deposit, Raffle, Ticket } from '../contracts';

/** A date of the API in Montevideo wall time. */
export const dateOf = (date: string): DateObject => ({
  date: `${date} 15:04:05.000000`,
  timezone_type: 3,
  timezone: 'America/Montevideo',
});

export const ticketOf = (changes: Partial<Ticket> = {}): Ticket => ({
  id: 1,
  Numero: '00123',
  SorteoNumero: '1',
  Estado: 'Pendiente de Pago',
  Precio: 20,
  Tipo: null,
  Nombre: null,
  Comentario: null,
  FechaSorteo: dateOf('2027-03-15'),
  ...changes,
});

/** A raffle of `draws` tickets with consecutive ids from `firstId`. */
export const raffleOf = (
  Numero: string,
  { draws = 2, firstId = 1, ...changes }: Partial<Ticket> & { draws?: number; firstId?: number } = {},
): Raffle =>
  Array.from({ length: draws }, (_, index) =>
    ticketOf({ Numero, id: firstId + index, SorteoNumero: String(index + 1), ...changes }),
  );

export const depositOf = (changes: Partial<Deposit> = {}): Deposit => ({
  id: 1,
  Tipo: 'Contado',
  Monto: 100,
  Fecha: dateOf('2026-05-01'),
  registros: [[], []],
  ...changes,
});
