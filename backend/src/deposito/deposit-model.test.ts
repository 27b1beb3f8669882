import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import {
  createPersonalPayment,
  deletePayment,
  deletePersonalPayment,
  getBankDeposits,
  registerTickets,
  type AnyContract,
  type WireBody,
} from '@rifas/shared/contracts';
import { balanceOf, type Deposit } from '@rifas/shared/domain';
import { deposits, rateLimits } from '../db/schema';
import { readAnswer } from '../testing/contract-request';
import {
  CASH_BUYER,
  changeTicket,
  createDeposit,
  createRaffle,
  createSeller,
  type TestSeller,
} from '../testing/fixtures';
import { createTestApp, type TestApp } from '../testing/test-app';

const RUNS = 15;
const TICKETS = 4;

let app: TestApp;
let ana: TestSeller;
let token: string;
let runs = 0;
beforeAll(async () => {
  app = await createTestApp();
  ana = await createSeller(app.db);
  token = await app.tokenOf(ana.userId);
});

type Attempt =
  { kind: 'register' | 'takeBack'; at: number } | { kind: 'pay'; amount: number } | { kind: 'unpay'; at: number };
const attempt: fc.Arbitrary<Attempt> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('register' as const, 'takeBack' as const, 'unpay' as const),
    at: fc.nat(TICKETS - 1),
  }),
  fc.record({ kind: fc.constant('pay' as const), amount: fc.integer({ min: -1, max: 6000 }) }),
);

/** Every run also tries these: sales, refusals for lack of balance, a payment to the last cent, deletions. */
const USED_UP: [number, number[], Attempt[]] = [
  5000,
  [2000, 1999, 2000, 1],
  [
    { kind: 'register', at: 0 },
    { kind: 'register', at: 0 },
    { kind: 'register', at: 1 },
    { kind: 'register', at: 2 },
    { kind: 'pay', amount: 1002 },
    { kind: 'pay', amount: 1001 },
    { kind: 'register', at: 3 },
    { kind: 'takeBack', at: 1 },
    { kind: 'takeBack', at: 1 },
    { kind: 'unpay', at: 0 },
    { kind: 'unpay', at: 0 },
  ],
];

const answered = async (contract: AnyContract, body: WireBody): Promise<boolean> =>
  (await app.call(contract, body, { token })).body.status === 'success';
const depositOf = async (id: number): Promise<Deposit> => {
  const answer = await app.call(getBankDeposits, {}, { token });
  const deposit = readAnswer(getBankDeposits, answer).find((one) => one.id === id);
  if (!deposit) throw new Error('no deposit');
  return deposit;
};

test('the balance of a deposit is exact to the cent after any registrations, payments and deletions', async () => {
  const prices = fc.array(fc.integer({ min: 1, max: 5001 }), { minLength: TICKETS, maxLength: TICKETS });
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 12_000 }),
      prices,
      fc.array(attempt, { maxLength: 14 }),
      async (total, ticketPrices, attempts) => {
        runs += 1;
        await app.db.delete(rateLimits);
        const depositId = await createDeposit(app.db, ana.passengerId, total);
        const ids = await createRaffle(app.db, ana.passengerId, { numero: String(runs), draws: TICKETS });
        for (const [index, id] of ids.entries())
          await changeTicket(app.db, id, { precioCents: ticketPrices[index] ?? 1 });
        const sold = new Map<number, number>();
        const paid: number[] = [];
        const sum = (amounts: Iterable<number>) => [...amounts].reduce((all, one) => all + one, 0);
        const balance = () => total - sum(sold.values()) - sum(paid);

        for (const tried of attempts) {
          if (tried.kind === 'pay') {
            const fits = tried.amount > 0 && tried.amount <= balance();
            expect(
              await answered(createPersonalPayment, { monto: (tried.amount / 100).toFixed(2), deposito_id: depositId }),
            ).toBe(fits);
            if (fits) paid.push(tried.amount);
          } else if (tried.kind === 'unpay') {
            const entries = (await depositOf(depositId)).payments;
            const entry = entries[tried.at % Math.max(1, entries.length)];
            expect(await answered(deletePersonalPayment, { pagoPersonal_id: entry?.id ?? 0 })).toBe(
              entry !== undefined,
            );
            if (entry) paid.splice(paid.indexOf(entry.amountCents ?? 0), 1);
          } else {
            const [id = 0, price = 0] = [ids[tried.at], ticketPrices[tried.at]];
            const applies = tried.kind === 'register' ? !sold.has(id) && price <= balance() : sold.has(id);
            const call =
              tried.kind === 'register'
                ? answered(registerTickets, { comprador: CASH_BUYER, talones: [id], deposito_id: depositId })
                : answered(deletePayment, { talon_id: id });
            expect(await call).toBe(applies);
            if (applies && tried.kind === 'register') sold.set(id, price);
            if (applies && tried.kind === 'takeBack') sold.delete(id);
          }
        }
        const deposit = await depositOf(depositId);
        const [row] = await app.db.select().from(deposits).where(eq(deposits.id, depositId));
        expect(balanceOf(deposit)).toBe(balance());
        expect(row?.usedCents).toBe(total - balance());
        expect(balance()).toBeGreaterThanOrEqual(0);
      },
    ),
    { numRuns: RUNS, examples: [USED_UP] },
  );
});
