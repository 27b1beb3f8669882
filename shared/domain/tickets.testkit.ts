import type { Deposit, Raffle, Ticket, TripTotals } from '../contracts';

/** A ticket with the fields a test speaks of; the rest is unremarkable. */
export const ticketOf = (fields: Partial<Ticket> = {}): Ticket => ({
  id: 1,
  Numero: '00123',
  SorteoNumero: '1',
  Estado: 'Pendiente de Pago',
  Precio: 20,
  ...fields,
});

/** A raffle with one ticket per state given, ids counted from `firstId`. */
export const raffleOf = (Numero: string, states: readonly Ticket['Estado'][], firstId = 1): Raffle =>
  states.map((Estado, i) => ticketOf({ id: firstId + i, Numero, Estado, SorteoNumero: String(i + 1) }));

export const depositOf = (
  Monto: number,
  prices: readonly number[],
  payments: readonly number[],
  Tipo: Deposit['Tipo'] = 'Contado',
): Deposit => ({
  id: 1,
  Tipo,
  Monto,
  Fecha: { date: '2026-05-01 00:00:00.000000' },
  registros: [
    prices.map((Precio, id) => ({ id, Numero: '1', Precio })),
    payments.map((amount, id) => ({ id, Monto: amount, Fecha: { date: '2026-05-02 00:00:00.000000' } })),
  ],
});

const KINDS = ['', 'Credito', 'Debito', 'Contado'] as const;

/** Totals of 0 but for those given. */
export const totalsOf = (given: Partial<TripTotals>): TripTotals => {
  const groups = [
    'totalDepositado',
    'totalRegistrado',
    'totalRecaudado',
    'totalPagoPersonal',
    'totalRifasRegistrado',
    'totalRifasRecaudado',
  ];
  const zeros = Object.fromEntries(groups.flatMap((group) => KINDS.map((kind) => [group + kind, 0])));
  return { ...zeros, ...given } as TripTotals;
};
