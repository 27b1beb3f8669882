import type { Deposit } from '@rifas/shared/contracts';
import type { Mode } from '@rifas/shared/deployment';
import { balanceOf, fromCents, toCents, type CalendarDay } from '@rifas/shared/domain';
import { formatDate, type CsvValue } from '@rifas/shared/format';
import { ticketUses } from '../../common/deposit-uses';
import { cardDetails, paymentType } from '../card-details';

export type DepositKind = 'bank' | 'card';
type Cells = Readonly<Record<string, CsvValue>>;

const CARD_COLUMNS = [
  'Emisor',
  'Adquirente',
  'Código de autorización',
  'Fecha de la transacción',
  'Número de tarjeta',
  'Cuotas',
  'Tipo de pago',
];

const columnsOf = (kind: DepositKind, mode: Mode): string[] => [
  'Depósito',
  'Fecha',
  'Concepto',
  'Rifa',
  ...(mode === 'multi' ? ['Sorteo', 'Fecha del sorteo'] : []),
  'Comprador',
  'Depositado',
  'Usado',
  'Saldo',
  ...(kind === 'card' ? CARD_COLUMNS : []),
];

function cellsOfDeposit(deposit: Deposit, kind: DepositKind): Cells {
  const { tarjeta } = deposit;
  return {
    Fecha: formatDate(deposit.Fecha),
    Concepto: kind === 'card' ? 'Pago con tarjeta' : 'Depósito bancario',
    Depositado: fromCents(toCents(deposit.Monto)),
    Saldo: fromCents(balanceOf(deposit)),
    ...(tarjeta && {
      ...Object.fromEntries(cardDetails(tarjeta).map(({ label, value }) => [label, value])),
      'Tipo de pago': paymentType(tarjeta),
    }),
  };
}

function cellsOfUses(deposit: Deposit, mode: Mode, today: CalendarDay): Cells[] {
  const tickets = ticketUses(deposit, mode, today).map((use) => ({
    Concepto: mode === 'multi' ? 'Talón' : 'Rifa',
    Rifa: use.numero,
    Sorteo: use.draw,
    'Fecha del sorteo': formatDate(use.drawDate),
    Comprador: use.buyer,
    Usado: fromCents(use.amount),
  }));
  const payments = deposit.registros[1].map((payment) => ({
    Fecha: formatDate(payment.Fecha),
    Concepto: 'Pago personal',
    Usado: fromCents(toCents(payment.Monto)),
  }));
  return [...tickets, ...payments];
}

/**
 * The settlement as a sheet: a line for each deposit, followed by a line for each use of it. What came in and what was used
 * stand in columns of their own, so that either can be summed.
 */
export function settlementRows(
  deposits: readonly Deposit[],
  kind: DepositKind,
  mode: Mode,
  today: CalendarDay,
): CsvValue[][] {
  const columns = columnsOf(kind, mode);
  const lines = deposits.flatMap((deposit) =>
    [cellsOfDeposit(deposit, kind), ...cellsOfUses(deposit, mode, today)].map((cells) => ({
      ...cells,
      Depósito: deposit.id,
    })),
  );
  return [columns, ...lines.map((line: Cells) => columns.map((column) => line[column]))];
}
