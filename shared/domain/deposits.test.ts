import fc from 'fast-check';
import { depositUsedFor } from './deposit-used-for.testing';
import {
  balanceOf,
  canRemoveTicket,
  depositsForCash,
  depositsForPersonalPayment,
  fitsBalance,
  isCashDeposit,
  personalPaymentProblem,
  usedForPersonalPayments,
  usedForTickets,
  usedTotal,
} from './deposits';
import { cents, parseAmount } from './money';
import { wallTime, type WallTime } from './wall-time';

test('the balance is the amount less the tickets and the personal payments, to the cent', () => {
  const deposit = depositUsedFor(100.3, [20.1, 20.1], [0.1]);
  expect([usedForTickets(deposit), usedForPersonalPayments(deposit), usedTotal(deposit)]).toEqual([4020, 10, 4030]);
  expect(balanceOf(deposit)).toBe(6000);
  expect(balanceOf(depositUsedFor(10, [20], []))).toBe(-1000);
});

test('the used sum and the balance always add up to the amount of the deposit', () => {
  const amount = fc.integer({ min: 0, max: 1e9 }).map((c) => c / 100);
  fc.assert(
    fc.property(amount, fc.array(amount), fc.array(amount), (total, prices, payments) => {
      const deposit = depositUsedFor(total, prices, payments);
      expect(usedTotal(deposit)! + balanceOf(deposit)!).toBe(Math.round(total * 100));
      expect(usedTotal(deposit)).toBe([...prices, ...payments].reduce((sum, used) => sum + Math.round(used * 100), 0));
    }),
  );
});

const spent = depositUsedFor(20, [20], []);
const low = depositUsedFor(30, [20], []);
const exact = depositUsedFor(40, [20], []);
const overdrawn = depositUsedFor(10, [20], []);
const card = depositUsedFor(500, [], [], 'card');
const all = [spent, low, exact, overdrawn, card];

test('a cash registration offers the cash deposits that can pay the cheapest ticket', () => {
  expect(depositsForCash(all, cents(2000))).toEqual([exact]);
  expect(depositsForCash(all, cents(1000))).toEqual([low, exact]);
  expect(depositsForCash(all, cents(0))).toEqual([low, exact]);
});

test('a personal payment offers the cash deposits with a balance above zero', () => {
  expect(depositsForPersonalPayment(all)).toEqual([low, exact]);
  expect(all.map(isCashDeposit)).toEqual([true, true, true, true, false]);
});

test.each([
  [2000, 2000, true],
  [1999, 2000, false],
  [-1, 0, false],
  [0, 0, true],
])('a balance of %p can pay a price of %p: %p', (balance, price, fits) =>
  expect(fitsBalance(cents(balance), cents(price))).toBe(fits),
);

test.each([
  ['', 'missing'],
  ['abc', 'missing'],
  ['0', 'missing'],
  ['-5', 'missing'],
  ['0,01', undefined],
  ['30', undefined],
  ['30,01', 'over-balance'],
])('a personal payment of %p from a balance of 30 has the problem %p', (typed, problem) =>
  expect(personalPaymentProblem(parseAmount(typed), cents(3000))).toBe(problem),
);

const today = wallTime('2026-05-10 12:00:00') as WallTime;
test.each([
  ['2026-05-11 00:00:00.000000', true],
  ['2026-05-10 23:59:59.000000', false],
  ['2026-05-09 00:00:00.000000', false],
  ['2027-01-01', true],
  ['a date that is not known', false],
])('on 10/05/2026 a ticket of the draw of %s can be removed: %p', (date, expected) =>
  expect(canRemoveTicket({ drawDate: wallTime(date) }, today)).toBe(expected),
);

describe('a deposit with an unknown part has no balance and is not offered', () => {
  const known = depositUsedFor(100, [20], [5]);
  test.each([
    ['a ticket without a price', { ...known, tickets: [{ id: 1, number: '1', priceCents: undefined }] }],
    [
      'a personal payment without an amount',
      { ...known, payments: [{ id: 1, amountCents: undefined, date: undefined }] },
    ],
    ['an entry that could not be read', { ...known, incomplete: true }],
    ['no amount', { ...known, amountCents: undefined }],
  ])('this holds with %s', (_case, deposit) => {
    expect(balanceOf(deposit)).toBeUndefined();
    expect(depositsForPersonalPayment([deposit])).toEqual([]);
    expect(depositsForCash([deposit], cents(0))).toEqual([]);
  });
});
