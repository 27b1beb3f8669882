import type { Deposit, UsedTicket } from '../contracts';
import { isAfterDay, type CalendarDay } from './dates';
import { minusCents, sumCents, toCents, type Cents } from './money';

type Balanced = Pick<Deposit, 'Monto' | 'registros'>;

/** Any type but 'Contado' is a card deposit (specification 3). */
export const isCashDeposit = (deposit: Pick<Deposit, 'Tipo'>): boolean => deposit.Tipo === 'Contado';

/** What its tickets cost. */
export const usedForTickets = ({ registros: [tickets] }: Pick<Deposit, 'registros'>): Cents =>
  sumCents(tickets.map((ticket) => toCents(ticket.Precio)));

/** What its personal payments come to. */
export const usedForPersonalPayments = ({ registros: [, payments] }: Pick<Deposit, 'registros'>): Cents =>
  sumCents(payments.map((payment) => toCents(payment.Monto)));

/** `usadoTotal`: tickets and personal payments together (specification 3). */
export const usedTotal = (deposit: Pick<Deposit, 'registros'>): Cents =>
  sumCents([usedForTickets(deposit), usedForPersonalPayments(deposit)]);

/** Amount minus what is used; negative if more was used than deposited. */
export const balanceOf = (deposit: Balanced): Cents => minusCents(toCents(deposit.Monto), usedTotal(deposit));

/** Deposits a cash registration can use: cash, with a positive balance that pays the cheapest ticket (specification 5, D24). */
export const depositsForCash = <T extends Deposit>(deposits: readonly T[], minTicketCents: Cents): T[] =>
  depositsForPersonalPayment(deposits).filter((deposit) => balanceOf(deposit) >= minTicketCents);

/** Deposits a personal payment can use: cash, with a positive balance (specification 5). */
export const depositsForPersonalPayment = <T extends Deposit>(deposits: readonly T[]): T[] =>
  deposits.filter((deposit) => isCashDeposit(deposit) && balanceOf(deposit) > 0);

/** Whether the remaining balance pays the price, to the cent. */
export const fitsBalance = (balance: Cents, price: Cents): boolean => price <= balance;

/** What keeps an amount from being a personal payment: nothing above 0 was typed, or the balance is short (specification 5). */
export function personalPaymentProblem(
  amount: Cents | undefined,
  balance: Cents,
): 'missing' | 'over-balance' | undefined {
  if (amount === undefined || amount <= 0) return 'missing';
  return fitsBalance(balance, amount) ? undefined : 'over-balance';
}

/** A registered ticket can be taken back until the day before its draw; without a draw date it cannot (D12). */
export const canRemoveTicket = (ticket: Pick<UsedTicket, 'FechaSorteo'>, today: CalendarDay): boolean =>
  Boolean(ticket.FechaSorteo && isAfterDay(ticket.FechaSorteo, today));
