import type { Deposit, UsedTicket } from './deposit';
import { minusCents, sumOfKnown, type Cents } from './money';
import { isAfterDay, type WallTime } from './wall-time';

/**
 * Whether a deposit is cash. Any type but 'Contado' is a card deposit.
 * @example isCashDeposit({ kind: 'card' }) // false
 */
export const isCashDeposit = (deposit: Pick<Deposit, 'kind'>): boolean => deposit.kind === 'cash';

/**
 * The sum of its tickets' prices, in cents; undefined if a price is unknown.
 * @example usedForTickets({ tickets: [{ id: 1, number: '7', priceCents: undefined }] }) // undefined
 */
export const usedForTickets = ({ tickets }: Pick<Deposit, 'tickets'>): Cents | undefined =>
  sumOfKnown(tickets.map(({ priceCents }) => priceCents));

/**
 * The sum of its personal payments, in cents; undefined if an amount is unknown.
 * @example usedForPersonalPayments({ payments: [{ id: 1, amountCents: cents(500) }] }) // 500
 */
export const usedForPersonalPayments = ({ payments }: Pick<Deposit, 'payments'>): Cents | undefined =>
  sumOfKnown(payments.map(({ amountCents }) => amountCents));

/**
 * The sum of tickets and personal payments, in cents; undefined if an amount is unknown or could not be read.
 * @example usedTotal({ tickets: [], payments: [{ id: 1, amountCents: cents(500) }], incomplete: false }) // 500
 */
export const usedTotal = (deposit: Pick<Deposit, 'tickets' | 'payments' | 'incomplete'>): Cents | undefined =>
  deposit.incomplete ? undefined : sumOfKnown([usedForTickets(deposit), usedForPersonalPayments(deposit)]);

/**
 * The amount minus what was used, in cents. Negative if more was used than deposited; undefined if it cannot be known.
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
 * The reason why an amount cannot be a personal payment: it is not above 0, or it exceeds the balance.
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
 * Whether a registered ticket can be taken back. It can until the day before its draw; without a draw date it cannot.
 * @example canRemoveTicket({ drawDate: '2026-11-22T20:00:00' }, '2026-11-21T23:59:59') // true
 */
export const canRemoveTicket = (ticket: Pick<UsedTicket, 'drawDate'>, today: WallTime): boolean =>
  ticket.drawDate !== undefined && isAfterDay(ticket.drawDate, today);
