import fc from 'fast-check';
import type { Deposit } from './deposit';
import { depositUsedFor } from './deposit-used-for.testing';
import {
  balanceOf,
  depositsForCash,
  depositsForPersonalPayment,
  fitsBalance,
  personalPaymentProblem,
  usedForPersonalPayments,
  usedForTickets,
  usedTotal,
} from './deposits';
import { cents, fromCents, minusCents, sumCents, toCents, type Cents } from './money';

/** Up to ten million, in cents. */
const amount = fc.integer({ min: 0, max: 1e9 });
const amounts = fc.array(amount, { maxLength: 30 });
const units = (list: readonly number[]): number[] => list.map((one) => one / 100);
const depositWith = (
  total: number,
  tickets: readonly number[],
  payments: readonly number[],
  type?: Deposit['kind'],
): Deposit => depositUsedFor(total / 100, units(tickets), units(payments), type);

test('the balance is exact in whole cents, whatever the amounts', () => {
  fc.assert(
    fc.property(amount, amounts, amounts, (total, tickets, payments) => {
      const deposit = depositWith(total, tickets, payments);
      const exact = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0);
      expect(usedForTickets(deposit)).toBe(exact(tickets));
      expect(usedForPersonalPayments(deposit)).toBe(exact(payments));
      expect(balanceOf(deposit)).toBe(total - exact(tickets) - exact(payments));
    }),
  );
});

test('control: floating point gives a wrong balance for a deposit that is used up', () => {
  const inFloats = fc.property(
    fc.array(fc.integer({ min: 1, max: 1e6 }), { minLength: 2, maxLength: 30 }),
    (prices) => {
      const total = prices.reduce((sum, price) => sum + price, 0);
      return units(prices).reduce((rest, price) => rest - price, total / 100) === 0;
    },
  );
  expect(fc.check(inFloats).failed).toBe(true);
});

test('cents are the same after the way to the API and back, as a number and as text', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (value) => {
      const one = cents(value);
      expect(toCents(fromCents(one))).toBe(value);
      expect(toCents(fromCents(one).toFixed(2))).toBe(value);
    }),
  );
});

test('the balance does not depend on the order or the kind of the uses', () => {
  fc.assert(
    fc.property(amount, amounts, amounts, (total, tickets, payments) => {
      const balance = balanceOf(depositWith(total, tickets, payments));
      expect(balanceOf(depositWith(total, [...tickets].reverse(), [...payments].reverse()))).toBe(balance);
      expect(balanceOf(depositWith(total, payments, tickets))).toBe(balance);
      expect(balanceOf(depositWith(total, [...tickets, ...payments], []))).toBe(balance);
    }),
  );
});

/** An action that a seller tries on a deposit; `at` picks one of its uses. */
type Attempt =
  | { readonly kind: 'register' | 'pay'; readonly amount: number }
  | { readonly kind: 'takeBack' | 'unpay'; readonly at: number };

const attempt: fc.Arbitrary<Attempt> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('register' as const, 'pay' as const),
    amount: fc.integer({ min: -100, max: 60_000 }),
  }),
  fc.record({ kind: fc.constantFrom('takeBack' as const, 'unpay' as const), at: fc.nat(40) }),
);

const without = (list: readonly number[], at: number): number[] =>
  list.length === 0 ? [] : list.filter((_, index) => index !== at % list.length);

/** The uses after an attempt: changed if the rules allow it, else the same. */
function after(
  tickets: readonly number[],
  payments: readonly number[],
  balance: Cents,
  tried: Attempt,
): [readonly number[], readonly number[]] {
  switch (tried.kind) {
    case 'register':
      return tried.amount >= 0 && fitsBalance(balance, cents(tried.amount))
        ? [[...tickets, tried.amount], payments]
        : [tickets, payments];
    case 'pay':
      return personalPaymentProblem(cents(tried.amount), balance)
        ? [tickets, payments]
        : [tickets, [...payments, tried.amount]];
    case 'takeBack':
      return [without(tickets, tried.at), payments];
    case 'unpay':
      return [tickets, without(payments, tried.at)];
  }
}

test('registering, paying and taking back keep the balance between zero and the amount of the deposit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200_000 }), fc.array(attempt, { maxLength: 60 }), (total, attempts) => {
      let [tickets, payments]: [readonly number[], readonly number[]] = [[], []];
      for (const tried of attempts) {
        const before = balanceOf(depositWith(total, tickets, payments))!;
        [tickets, payments] = after(tickets, payments, before, tried);
        const deposit = depositWith(total, tickets, payments);
        expect(balanceOf(deposit)).toBeGreaterThanOrEqual(0);
        expect(balanceOf(deposit)).toBeLessThanOrEqual(total);
        expect(usedTotal(deposit)! + balanceOf(deposit)!).toBe(total);
      }
      // Without uses, the balance is the whole amount.
      expect(balanceOf(depositWith(total, [], []))).toBe(total);
    }),
  );
});

test('tickets fit the balance one by one exactly when their sum fits', () => {
  fc.assert(
    fc.property(amount, amounts, (total, prices) => {
      let rest = cents(total);
      const eachFits = prices.every((price) => {
        const fits = fitsBalance(rest, cents(price));
        rest = minusCents(rest, cents(price));
        return fits;
      });
      expect(eachFits).toBe(fitsBalance(cents(total), sumCents(prices.map((price) => cents(price)))));
    }),
  );
});

test('a personal payment is allowed exactly when it is above zero and not above the balance', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1000, max: 1000 }), fc.integer({ min: -1000, max: 1000 }), (paid, balance) => {
      const problem = personalPaymentProblem(cents(paid), cents(balance));
      expect(problem === undefined).toBe(paid > 0 && balance - paid >= 0);
      expect(problem === 'missing').toBe(paid <= 0);
    }),
  );
});

test('a personal payment offers each cash deposit with a cent left; cash offers those that pay the cheapest ticket', () => {
  const small = fc.integer({ min: 0, max: 5000 });
  const some = fc.array(
    fc
      .tuple(small, fc.array(small, { maxLength: 3 }), fc.constantFrom<Deposit['kind']>('cash', 'card'))
      .map(([total, used, type]) => depositWith(total, used, [], type)),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(some, small, (deposits, cheapest) => {
      const payable = deposits.filter((deposit) => deposit.kind === 'cash' && balanceOf(deposit)! >= 1);
      expect(depositsForPersonalPayment(deposits)).toEqual(payable);
      expect(depositsForCash(deposits, cents(cheapest))).toEqual(
        payable.filter((deposit) => balanceOf(deposit)! >= cheapest),
      );
    }),
  );
});
