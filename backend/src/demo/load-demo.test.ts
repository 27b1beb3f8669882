import { eq, sql } from 'drizzle-orm';
import { getExtraCosts, getItinerary, getPassenger, getRaffles, login, LOGIN_TYPE } from '@rifas/shared/contracts';
import { sumOfKnown, TICKET_STATES } from '@rifas/shared/domain';
import { cardDetails, deposits, personalPayments, sales, ticketPayments, tickets, users } from '../db/schema';
import { readAnswer } from '../testing/contract-request';
import { createTestApp, type TestApp } from '../testing/test-app';
import { DEMO_PASSWORD } from './demo-plan';
import { loadDemoData } from './load-demo';

describe.each([
  ['dtyt', 'multi'],
  ['dtyt', 'single'],
  ['ccee', 'multi'],
  ['ccee', 'single'],
] as const)('the demo of %s, %s', (variant, mode) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ deployment: { variant, mode } });
    // Two copies of the backend start at once, and one of them loads the data.
    expect((await Promise.all([1, 2].map(() => loadDemoData(app.db, app.config, app.clock())))).sort()).toEqual([
      false,
      true,
    ]);
  });

  const enter = async (email: string) =>
    (await app.call(login, { email, password: DEMO_PASSWORD, getHash: false, type: LOGIN_TYPE })).body;
  const raffles = async (email: string) =>
    readAnswer(getRaffles, await app.call(getRaffles, {}, { token: (await enter(email)).token ?? '' }));

  test('ana and bruno have tickets in every state, mucho 500 raffles, nueva has to set her password', async () => {
    for (const email of ['ana@example.com', 'bruno@example.com']) {
      expect(new Set((await raffles(email)).flat().map(({ state }) => state))).toEqual(
        new Set(TICKET_STATES.filter((state) => state !== 'unknown')),
      );
    }
    expect(await raffles('mucho@example.com')).toHaveLength(500);
    expect(await enter('nueva@example.com')).toMatchObject({ newUser: true, token: null });
  });

  test('all draw dates but one lie in the future', async () => {
    const dates = (await raffles('ana@example.com'))[0]?.map(({ drawDate }) => drawDate ?? '') ?? [];
    expect(dates).toHaveLength(5);
    expect(dates.filter((date) => date < '2026-11-21')).toHaveLength(1);
    expect(dates.every((date) => date.endsWith('T20:00:00'))).toBe(true);
  });

  test('the used amounts of the deposits equal the paid tickets and personal payments', async () => {
    const { db } = app;
    const [sums] = await db
      .select({
        used: sql<number>`sum(${deposits.usedCents})::int`,
        tickets: sql<number>`(select sum(precio_cents)::int from ${ticketPayments})`,
        personal: sql<number>`(select sum(monto_cents)::int from ${personalPayments})`,
      })
      .from(deposits);
    expect(sums?.used).toBe((sums?.tickets ?? 0) + (sums?.personal ?? 0));
    const paid = await db.$count(tickets, sql`${tickets.estado} in ('Pago', 'Pago premio')`);
    expect(await db.$count(ticketPayments)).toBe(paid);
    expect(await db.$count(deposits, eq(deposits.tipo, 'Tarjeta'))).toBe(await db.$count(cardDetails));
    expect(await db.$count(sales)).toBeGreaterThan(0);
    // ccee sells by card only.
    const cashTickets = await db.$count(tickets, sql`${tickets.estado} like 'Pago%' and ${tickets.tipo} is null`);
    expect(cashTickets > 0).toBe(variant === 'dtyt');
  });

  test('the home shows a trip, costs, and totals that add up', async () => {
    const token = (await enter('ana@example.com')).token ?? '';
    expect((await app.call(getPassenger, { token }, { token })).body.data).toMatchObject({
      persona: { name: 'Ana', lastName: 'Rodríguez Silva' },
    });
    expect((await app.call(getExtraCosts, {}, { token })).body.data).toHaveLength(2);
    const { priceCents, totals } = readAnswer(getItinerary, await app.call(getItinerary, {}, { token }));
    expect(priceCents).toBeGreaterThan(0);
    for (const total of ['deposited', 'registered', 'collected'] as const) {
      const { credit, debit, cash } = totals[total];
      expect(totals[`${total}Cents`]).toBeGreaterThan(0);
      expect(totals[`${total}Cents`]).toBe(sumOfKnown([credit, debit, cash]));
    }
    expect(totals.registeredCents).toBeLessThan(Number(totals.depositedCents));
  });
});

test('the demo data is not loaded into a database that holds real sellers', async () => {
  const app = await createTestApp();
  await app.db.insert(users).values({ email: 'real@example.com', passwordHash: 'x' });
  expect(await loadDemoData(app.db, app.config, app.clock())).toBe(false);
  expect(await app.db.$count(users)).toBe(1);
});
