import type { Deposit, UsedTicket } from './deposit';
import { minusCents, sumOfKnown, type Cents } from './money';
import { isAfterDay, type WallTime } from './wall-time';

/**
 * Any type but 'Contado' is a card deposit.
 * @example isCashDeposit({ kind: 'card' }) // false
 */
export const isCashDeposit = (deposit: Pick<Deposit, 'kind'>): boolean => deposit.kind === 'cash';

/**
 * What its tickets cost, in cents; undefined where a price is not known.
 * @example usedForTickets({ tickets: [{ id: 1, number: '7', priceCents: undefined }] }) // undefined
 */
export const usedForTickets = ({ tickets }: Pick<Deposit, 'tickets'>): Cents | undefined =>
  sumOfKnown(tickets.map(({ priceCents }) => priceCents));

/**
 * What its personal payments come to, in cents; undefined where an amount is not known.
 * @example usedForPersonalPayments({ payments: [{ id: 1, amountCents: cents(500) }] }) // 500
 */
export const usedForPersonalPayments = ({ payments }: Pick<Deposit, 'payments'>): Cents | undefined =>
  sumOfKnown(payments.map(({ amountCents }) => amountCents));

/**
 * Tickets and personal payments together, in cents; undefined where one is not known or could not be read.
 * @example usedTotal({ tickets: [], payments: [{ id: 1, amountCents: cents(500) }], incomplete: false }) // 500
 */
export const usedTotal = (deposit: Pick<Deposit, 'tickets' | 'payments' | 'incomplete'>): Cents | undefined =>
  deposit.incomplete ? undefined : sumOfKnown([usedForTickets(deposit), usedForPersonalPayments(deposit)]);

/**
 * Amount minus what is used, in cents; negative if more was used than deposited, undefined where it cannot be known.
 * @example balanceOf({ amountCents: cents(10000), tickets: [], payments: [], incomplete: false }) // 10000
 */
export function balanceOf(
  deposit: Pick<Deposit, 'amountCents' | 'tickets' | 'payments' | 'incomplete'>,
): Cents | undefined {
  const used = usedTotal(deposit);
  return deposit.amountCents === undefined || used === undefined ? undefined : minusCents(deposit.amountCents, used);
}

/**
 * Deposits that a personal payment can use: cash, with a balance that is known and positive.
 * @example depositsForPersonalPayment(deposits).length;
 */
export const depositsForPersonalPayment = <T extends Deposit>(deposits: readonly T[]): T[] =>
  deposits.filter((deposit) => isCashDeposit(deposit) && (balanceOf(deposit) ?? 0) > 0);

/**
 * Deposits that a cash registration can use: cash, with a positive balance that pays the cheapest ticket.
 * @example depositsForCash(deposits, readLowestPrice());
 */
export const depositsForCash = <T extends Deposit>(deposits: readonly T[], minTicketCents: Cents): T[] =>
  depositsForPersonalPayment(deposits).filter((deposit) => (balanceOf(deposit) ?? 0) >= minTicketCents);

/**
 * Whether the remaining balance pays the price, to the cent.
 * @example fitsBalance(cents(2000), cents(2001)) // false
 */
export const fitsBalance = (balance: Cents, price: Cents): boolean => price <= balance;

/**
 * What keeps an amount from being a personal payment: nothing above 0 was typed, or the balance is short.
 * @example personalPaymentProblem(cents(5000), cents(4999)) // 'over-balance'
 */
export function personalPaymentProblem(
  amount: Cents | undefined,
  balance: Cents,
): 'missing' | 'over-balance' | undefined {
  if (amount === undefined || amount <= 0) return 'missing';
  return fitsBalance(balance, amount) ? undefined : 'over-balance';
}

/**
 * A registered ticket can be taken back until the day before its draw; without a draw date it cannot.
 * @example canRemoveTicket({ drawDate: '2026-11-22T20:00:00' }, '2026-11-21T23:59:59') // true
 */
export const canRemoveTicket = (ticket: Pick<UsedTicket, 'drawDate'>, today: WallTime): boolean =>
  ticket.drawDate !== undefined && isAfterDay(ticket.drawDate, today);
