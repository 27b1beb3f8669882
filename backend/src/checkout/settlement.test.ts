import { asc, eq } from 'drizzle-orm';
import { validateLink } from '@rifas/shared/contracts';
import {
  attemptEvents,
  auditLog,
  cardDetails,
  deposits,
  mails,
  paymentAttempts,
  refunds,
  ticketPayments,
  tickets,
} from '../db/schema';
import { createLink, notify, startPayment } from '../testing/checkout-steps';
import { createRaffle, createSeller, type TestSeller } from '../testing/fixtures';
import { createTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let ana: TestSeller;
beforeEach(async () => {
  app = await createTestApp();
  ana = await createSeller(app.db);
});
afterEach(() => app.close());

const attemptOf = async (token: string) =>
  (await app.db.select().from(paymentAttempts).where(eq(paymentAttempts.token, token)))[0];

async function started(numero = '00123') {
  const ids = await createRaffle(app.db, ana.passengerId, { numero });
  const link = await createLink(app, ana, ids);
  return { ids, link, attempt: await startPayment(app, link, 4200, { cuotas: '12' }) };
}

test('an approved payment sells the tickets, books a card deposit without the surcharge, and mails the e-ticket with its QR', async () => {
  const { ids, link, attempt } = await started();
  expect((await notify(app, attempt)).body).toEqual({ status: 'success', data: { estado: 'Aprobado' } });

  const rows = await app.db.select().from(tickets).orderBy(asc(tickets.id));
  expect(
    rows.map(({ estado, tipo, compradorNombre, compradorEmail }) => ({
      estado,
      tipo,
      compradorNombre,
      compradorEmail,
    })),
  ).toEqual(
    ids.map(() => ({ estado: 'Pago', tipo: 'Credito', compradorNombre: 'Eva', compradorEmail: 'eva@example.com' })),
  );
  expect(await app.db.select().from(deposits)).toMatchObject([
    { tipo: 'Tarjeta', montoCents: 4000, usedCents: 4000, passengerId: ana.passengerId },
  ]);
  expect(await app.db.select().from(cardDetails)).toMatchObject([
    { numeroTarjeta: '4*** **** **** 1111', cuotas: '12', tipo: 'Credito', fechaTransaccion: '2026-11-21 12:00:00' },
  ]);
  const [mail] = await app.db.select().from(mails);
  expect(mail).toMatchObject({
    toAddress: 'eva@example.com',
    attachments: [{ contentType: 'image/png', cid: 'eticket' }],
  });
  expect(mail?.text).toContain('- Rifa 00123, sorteo 1 (15/03/2027)');
  expect(mail?.text).toContain('US$ 42,00');
  expect(await app.db.select().from(auditLog).where(eq(auditLog.action, 'talon.pago-tarjeta'))).toHaveLength(2);
  expect((await app.call(validateLink, { token: link.token })).body).toMatchObject({
    status: 'error',
    code: 405,
    message: 'Ya se efectuó el pago.',
  });
});

test('is settled once, however often the notice comes; every notice is in the attempt log', async () => {
  const { attempt } = await started();
  await Promise.all([notify(app, attempt), notify(app, attempt), notify(app, attempt)]);
  await notify(app, attempt, { approved: false });
  expect(await app.db.$count(deposits)).toBe(1);
  expect(await app.db.$count(mails)).toBe(1);
  const events = await app.db.select().from(attemptEvents).orderBy(asc(attemptEvents.id));
  expect(events.map(({ kind }) => kind)).toEqual(['iniciado', 'Aprobado', 'repetido', 'repetido', 'repetido']);
  expect((await attemptOf(attempt))?.estado).toBe('Aprobado');
});

test('a rejected payment leaves all as it was; the link can be paid again; money that came after all is not forgotten', async () => {
  const { link, attempt } = await started();
  await notify(app, attempt, { approved: false });
  expect((await app.call(validateLink, { token: link.token })).body.status).toBe('success');
  await notify(app, await startPayment(app, link, 4000));
  await notify(app, attempt);
  expect((await attemptOf(attempt))?.estado).toBe('A devolver');
  expect(await app.db.select().from(refunds)).toMatchObject([{ montoCents: 4200 }]);
});

test('a late payment for a ticket that went elsewhere is recorded whole as money to give back', async () => {
  const { ids, attempt } = await started();
  const bruno = await createSeller(app.db, 'bruno@example.com');
  await app.db
    .update(tickets)
    .set({ ownerId: bruno.passengerId })
    .where(eq(tickets.id, ids[1] ?? 0));
  await notify(app, attempt);
  expect((await attemptOf(attempt))?.estado).toBe('A devolver');
  expect(await app.db.$count(ticketPayments)).toBe(0);
  expect(await app.db.$count(mails)).toBe(0);
});

describe('refused notices settle nothing', () => {
  test.each([
    ['a wrong signature', { secret: 'otro' }, 401],
    ['an old time', { age: 301 }, 401],
    ['a time to come', { age: -301 }, 401],
    ['a whole card number', { card: { maskedNumber: '4111 1111 1111 1111' } }, 400],
    ['a card type there is not', { card: { type: 'Otro' } }, 400],
  ])('%s', async (_name, changes, status) => {
    const { attempt } = await started();
    expect((await notify(app, attempt, changes)).status).toBe(status);
    expect((await attemptOf(attempt))?.estado).toBe('Iniciado');
  });

  test('an unknown attempt', async () => {
    expect((await notify(app, 'nada')).status).toBe(400);
  });
});
