import {
  balanceOf,
  fromCents,
  wordsOf,
  type Cents,
  type Deposit,
  type DisplayMode,
  type WallTime,
  type Words,
} from '@rifas/shared/domain';
import { formatDate, NO_PRICE, type CsvValue } from '@rifas/shared/format';
import { ticketUses } from '../../common/deposit-uses';
import { UNKNOWN_BALANCE, UNKNOWN_FIGURE } from '../../common/texts';
import { cardDetails, DETAIL_LABELS, paymentType } from '../card-details';

export type DepositKind = 'bank' | 'card';
type Cells = Readonly<Record<string, CsvValue>>;

const columnsOf = (kind: DepositKind, { byTicket }: Words): string[] => [
  'Depósito',
  'Fecha',
  'Concepto',
  'Rifa',
  ...(byTicket ? ['Sorteo', 'Fecha del sorteo'] : []),
  'Comprador',
  'Depositado',
  'Usado',
  'Saldo',
  ...(kind === 'card' ? [...DETAIL_LABELS, 'Tipo de pago'] : []),
];

// Spreadsheets ignore a text when they sum up a column.
const units = (amount: Cents | undefined, unknown: string): number | string =>
  amount === undefined ? unknown : fromCents(amount);

function cellsOfDeposit(deposit: Deposit, kind: DepositKind): Cells {
  const { card } = deposit;
  return {
    Fecha: formatDate(deposit.date),
    Concepto: kind === 'card' ? 'Pago con tarjeta' : 'Depósito bancario',
    Depositado: units(deposit.amountCents, UNKNOWN_FIGURE),
    Saldo: units(balanceOf(deposit), UNKNOWN_BALANCE),
    ...(card && {
      ...Object.fromEntries(cardDetails(card).map(({ label, value }) => [label, value])),
      'Tipo de pago': paymentType(card),
    }),
  };
}

function cellsOfUses(deposit: Deposit, mode: DisplayMode, today: WallTime): Cells[] {
  const { name } = wordsOf(mode);
  const tickets = ticketUses(deposit, mode, today).map((use) => ({
    Concepto: name,
    Rifa: use.number,
    Sorteo: use.draw,
    'Fecha del sorteo': formatDate(use.drawDate),
    Comprador: use.buyer,
    Usado: units(use.amount, NO_PRICE),
  }));
  const payments = deposit.payments.map((payment) => ({
    Fecha: formatDate(payment.date),
    Concepto: 'Pago personal',
    Usado: units(payment.amountCents, UNKNOWN_FIGURE),
  }));
  return [...tickets, ...payments];
}

/**
 * The settlement as a sheet: a line for each deposit, followed by a line for each of its uses. Deposited and used
 * amounts have separate columns, so that each can be summed.
 */
export function settlementRows(
  deposits: readonly Deposit[],
  kind: DepositKind,
  mode: DisplayMode,
  today: WallTime,
): CsvValue[][] {
  const columns = columnsOf(kind, wordsOf(mode));
  const lines = deposits.flatMap((deposit) =>
    [cellsOfDeposit(deposit, kind), ...cellsOfUses(deposit, mode, today)].map((cells) => ({
      ...cells,
      Depósito: deposit.id,
    })),
  );
  return [columns, ...lines.map((line: Cells) => columns.map((column) => line[column]))];
}
