import { eq, sql } from 'drizzle-orm';
import { paymentAttempts, refunds, ticketPayments, tickets } from '../db/schema';
import { CARD, createLink, notify, startPayment } from '../testing/checkout-steps';
import { createRaffle, createSeller } from '../testing/fixtures';
import { createTestApp, type TestApp } from '../testing/test-app';
import { settlePayment } from './settlement';

const RACERS = 50;

let apps: [TestApp, TestApp];
beforeEach(async () => {
  // Two copies of the backend on one database.
  const first = await createTestApp({ poolSize: RACERS });
  apps = [first, await createTestApp({ database: first.database })];
});
afterEach(async () => {
  await apps[1].close();
  await apps[0].close();
});

/** As many links for one ticket, each with a payment under way. */
async function payments([app]: [TestApp, TestApp], count: number): Promise<{ ticketId: number; attempts: string[] }> {
  const ana = await createSeller(app.db);
  const [ticketId = 0] = await createRaffle(app.db, ana.passengerId, { numero: '00123', draws: 1 });
  const links = await Promise.all(Array.from({ length: count }, () => createLink(app, ana, [ticketId])));
  return { ticketId, attempts: await Promise.all(links.map((link) => startPayment(app, link, 2000))) };
}

const statesOf = async ({ db }: TestApp): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const { estado } of await db.select({ estado: paymentAttempts.estado }).from(paymentAttempts)) counts[estado] = (counts[estado] ?? 0) + 1;
  return counts;
};

test('of 50 simultaneous payments for one ticket exactly one wins; the others are to be given back (D37)', async () => {
  const { ticketId, attempts } = await payments(apps, RACERS);
  const answers = await Promise.all(attempts.map((attempt, index) => notify(apps[index % 2] ?? apps[0], attempt)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(await statesOf(apps[0])).toEqual({ Aprobado: 1, 'A devolver': RACERS - 1 });
  const { db } = apps[0];
  expect(await db.$count(ticketPayments)).toBe(1);
  expect(await db.$count(refunds)).toBe(RACERS - 1);
  expect((await db.select().from(tickets).where(eq(tickets.id, ticketId)))[0]?.estado).toBe('Pago');
});

/** Reads without locking, and waits until every racer has read: what would happen if the lock were left out. */
function unlockedRead(db: TestApp['db'], racers: number) {
  let reading = 0;
  let open = (): void => undefined;
  const allHaveRead = new Promise<void>((resolve) => {
    open = resolve;
  });
  return async () => {
    const rows = await db.select().from(tickets);
    reading += 1;
    if (reading === racers) open();
    await allHaveRead;
    return rows;
  };
}

describe('control: with the lock off', () => {
  const RUNNERS = 8;
  const race = async (): Promise<PromiseSettledResult<unknown>[]> => {
    const [app] = apps;
    const { attempts } = await payments(apps, RUNNERS);
    const read = unlockedRead(app.db, RUNNERS);
    return Promise.allSettled(attempts.map((attempt) => settlePayment(app, { attempt, approved: true, card: CARD }, read)));
  };

  test('the race is lost: the ticket is sold many times over', async () => {
    const [{ db }] = apps;
    await db.execute(sql`alter table ticket_payments drop constraint ticket_payments_ticket_once`);
    await race();
    expect(await statesOf(apps[0])).toEqual({ Aprobado: RUNNERS });
    expect(await db.$count(ticketPayments)).toBe(RUNNERS);
  });

  test('the constraint still stands between: one is sold, the others fail', async () => {
    const results = await race();
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(RUNNERS - 1);
    expect(await apps[0].db.$count(ticketPayments)).toBe(1);
  });
});
