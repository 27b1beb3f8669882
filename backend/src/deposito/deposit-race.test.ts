import { createPersonalPayment, registerTickets } from '@rifas/shared/contracts';
import { cents } from '@rifas/shared/domain';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { auditLog, deposits, paymentAttempts, ticketPayments, tickets } from '../db/schema';
import { createBarrier } from '../testing/barrier';
import { createLink, notify, startPayment } from '../testing/checkout-steps';
import { createDeposit, createRaffle, createSeller, type TestSeller } from '../testing/fixtures';
import { createTestApp, type TestApp } from '../testing/test-app';
import { registerCash, type RegistrationLocks } from './cash-registration';
import { addPersonalPayment } from './personal-payment';

const RACERS = 50;
const PRICE = 2000;
const BUYER = { Nombre: 'Marta', Apellido: 'Gómez', Email: 'marta@mail.com', Celular: '099', Departamento: '' };
const TOO_LOW = 'Tu saldo no es suficiente para registrar este talón';

let app: TestApp;
/** A second copy of the backend on the same database. */
let copy: TestApp;
let ana: TestSeller;
let token: string;
let count = 0;
let ids: number[];
beforeAll(async () => {
  app = await createTestApp({ poolSize: RACERS });
  copy = await createTestApp({ database: app.database });
  ana = await createSeller(app.db);
  token = await app.tokenOf(ana.userId);
});
afterAll(async () => {
  await copy.close();
  await app.close();
});
beforeEach(async () => {
  count += 1;
  ids = await createRaffle(app.db, ana.passengerId, { numero: `0${count}`, draws: RACERS, priceCents: PRICE });
});

const depositFor = (ticketCount: number) => createDeposit(app.db, ana.passengerId, ticketCount * PRICE);
const depositOf = async (id: number) => (await app.db.select().from(deposits).where(eq(deposits.id, id)))[0];
const paidTickets = async () => (await app.db.select().from(tickets).where(inArray(tickets.id, ids))).filter(({ estado }) => estado === 'Pago').length;
const register = (via: TestApp, id: number, deposito_id: number) => via.call(registerTickets, { comprador: BUYER, talones: [id], deposito_id }, { token });
const settled = async (work: Promise<unknown>[]) => (await Promise.allSettled(work)).map(({ status }) => status);

test(`${RACERS} registrations at once against a deposit for 10, over two copies of the backend: 10 are registered`, async () => {
  const depositId = await depositFor(10);
  const answers = await Promise.all(ids.map((id, i) => register(i % 2 ? app : copy, id, depositId)));
  const won = answers.filter(({ body }) => body.status === 'success');
  expect(won).toHaveLength(10);
  for (const { body } of answers.filter((answer) => !won.includes(answer))) expect(body).toMatchObject({ status: 'error', message: TOO_LOW });
  expect(await depositOf(depositId)).toMatchObject({ usedCents: 10 * PRICE });
  expect(await paidTickets()).toBe(10);
  expect(await app.db.select().from(auditLog).where(sql`${auditLog.detail}->>'deposito' = ${String(depositId)}`)).toHaveLength(10);
});

test(`${RACERS} registrations of one ticket at once, from as many deposits: one is registered and one deposit used`, async () => {
  const depositIds = await Promise.all(ids.map(() => depositFor(1)));
  const answers = await Promise.all(depositIds.map((depositId, i) => register(i % 2 ? app : copy, ids[0] ?? 0, depositId)));
  expect(answers.filter(({ body }) => body.status === 'success')).toHaveLength(1);
  expect(answers.filter(({ body }) => body.data === 'Uno o más talones no están disponibles.')).toHaveLength(RACERS - 1);
  const used = await app.db.select().from(deposits).where(inArray(deposits.id, depositIds));
  expect(used.filter(({ usedCents }) => usedCents > 0)).toHaveLength(1);
});

test('registrations and personal payments together never take more than there is', async () => {
  const depositId = await depositFor(10);
  const pay = () => app.call(createPersonalPayment, { monto: '20.00', deposito_id: depositId }, { token });
  const answers = await Promise.all(ids.map((id, i) => (i % 2 ? pay() : register(copy, id, depositId))));
  expect(answers.filter(({ body }) => body.status === 'success')).toHaveLength(10);
  expect(await depositOf(depositId)).toMatchObject({ usedCents: 10 * PRICE });
});

test('overlapping sets of tickets in opposite orders do not wait for each other for ever', async () => {
  const depositId = await depositFor(RACERS);
  const sets = [ids, [...ids].reverse(), ids.slice(10), ids.slice(0, 40).reverse()];
  const answers = await Promise.all(sets.map((talones) => app.call(registerTickets, { comprador: BUYER, talones, deposito_id: depositId }, { token })));
  expect(answers.filter(({ body }) => body.status === 'success')).toHaveLength(1);
  expect(answers.every(({ status }) => status === 200)).toBe(true);
});

test('cash against card for one ticket: one sells it; card money that came too late is to be given back (D37)', async () => {
  const depositId = await depositFor(RACERS);
  for (const id of ids.slice(0, 12)) {
    const attempt = await startPayment(app, await createLink(app, ana, [id]), PRICE);
    const [cash] = await Promise.all([register(app, id, depositId), notify(copy, attempt)]);
    const [payment] = await app.db.select().from(paymentAttempts).where(eq(paymentAttempts.token, attempt));
    expect(payment?.estado).toBe(cash.body.status === 'success' ? 'A devolver' : 'Aprobado');
    expect(await app.db.select().from(ticketPayments).where(eq(ticketPayments.ticketId, id))).toHaveLength(1);
  }
});

describe('control: without the locks', () => {
  const depositUnlocked = (wait: () => Promise<void>) => async (tx: Db, id: number) => {
    const [row] = await tx.select().from(deposits).where(eq(deposits.id, id));
    await wait();
    return row;
  };
  const withoutLocks = (): RegistrationLocks => ({
    lockTickets: async (tx, wanted) => tx.select().from(tickets).where(inArray(tickets.id, [...wanted])),
    lockDeposit: depositUnlocked(createBarrier(RACERS)),
  });
  const race = (depositId: number, ticketOf: (i: number) => number) => {
    const locks = withoutLocks();
    return settled(ids.map((_, i) => registerCash(app, { seller: ana, buyer: BUYER, ticketIds: [ticketOf(i)], depositId }, locks)));
  };

  test('the constraint still keeps the balance from going below zero', async () => {
    const depositId = await depositFor(10);
    const outcomes = await race(depositId, (i) => ids[i] ?? 0);
    expect(outcomes.filter((outcome) => outcome === 'fulfilled')).toHaveLength(10);
    expect(await depositOf(depositId)).toMatchObject({ usedCents: 10 * PRICE });
    expect(await paidTickets()).toBe(10);
  });

  test('and one ticket is still not paid twice', async () => {
    const depositId = await depositFor(RACERS);
    const outcomes = await race(depositId, () => ids[0] ?? 0);
    expect(outcomes.filter((outcome) => outcome === 'fulfilled')).toHaveLength(1);
  });

  test('nor do personal payments overdraw', async () => {
    const depositId = await depositFor(10);
    const read = depositUnlocked(createBarrier(RACERS));
    const outcomes = await settled(ids.map(() => addPersonalPayment(app, { seller: ana, amount: cents(PRICE), depositId }, read)));
    expect(outcomes.filter((outcome) => outcome === 'fulfilled')).toHaveLength(10);
  });

  test('without the constraints as well the race is lost: the balance falls below zero, one ticket is paid many times', async () => {
    await app.db.execute(sql`alter table ${deposits} drop constraint deposits_balance`);
    await app.db.execute(sql`alter table ${ticketPayments} drop constraint ticket_payments_ticket_once`);
    const few = await depositFor(10);
    expect(await race(few, (i) => ids[i] ?? 0)).not.toContain('rejected');
    expect(await depositOf(few)).toMatchObject({ montoCents: 10 * PRICE, usedCents: RACERS * PRICE });

    count += 1;
    const [once = 0] = await createRaffle(app.db, ana.passengerId, { numero: `0${count}`, draws: 1, priceCents: PRICE });
    const depositId = await depositFor(RACERS);
    expect(await race(depositId, () => once)).not.toContain('rejected');
    expect(await app.db.select().from(ticketPayments).where(eq(ticketPayments.ticketId, once))).toHaveLength(RACERS);
  });
});
