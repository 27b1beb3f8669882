import { eq } from 'drizzle-orm';
import { createPersonalPayment, deletePersonalPayment, type WireBody } from '@rifas/shared/contracts';
import { deposits, personalPayments } from '../db/schema';
import { createDeposit, createSeller, type TestSeller } from '../testing/fixtures';
import { createTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let ana: TestSeller;
let bruno: TestSeller;
let token: string;
let depositId: number;
beforeAll(async () => {
  app = await createTestApp();
  ana = await createSeller(app.db);
  bruno = await createSeller(app.db, 'bruno@example.com');
  token = await app.tokenOf(ana.userId);
});
beforeEach(async () => {
  depositId = await createDeposit(app.db, ana.passengerId, 10_010);
});

const pay = (monto: string, changes: WireBody = {}) =>
  app.call(createPersonalPayment, { monto, deposito_id: depositId, ...changes }, { token });
const remove = (pagoPersonal_id: number, as = token) =>
  app.call(deletePersonalPayment, { pagoPersonal_id }, { token: as });
const payments = () => app.db.select().from(personalPayments).where(eq(personalPayments.depositId, depositId));
const usedCents = async () => (await app.db.select().from(deposits).where(eq(deposits.id, depositId)))[0]?.usedCents;

test('a personal payment takes its amount from the deposit, and gives it back when deleted', async () => {
  expect((await pay('33.40')).body).toEqual({ status: 'success', data: null });
  expect((await pay('66.70')).body.status).toBe('success');
  expect(await usedCents()).toBe(10_010);
  const [first] = await payments();
  expect(first).toMatchObject({ montoCents: 3340, fecha: '2026-11-21 12:00:00' });
  expect((await remove(first?.id ?? 0)).body).toEqual({ status: 'success', data: null });
  expect(await usedCents()).toBe(6670);
});

test.each([
  ['0', 'Debes ingresar el monto.'],
  ['-1', 'Debes ingresar el monto.'],
  ['0.001', 'Debes ingresar el monto.'],
  ['100.11', 'El monto excede lo disponible del depósito seleccionado.'],
  ['100000000', 'El monto excede lo disponible del depósito seleccionado.'],
])('an amount of %s is refused: %s', async (monto, message) => {
  expect((await pay(monto)).body).toMatchObject({ status: 'error', message });
  expect(await payments()).toHaveLength(0);
});

test('a second payment can only use the amount that the first payment left', async () => {
  await pay('100');
  expect((await pay('0.11')).body).toMatchObject({
    message: 'El monto excede lo disponible del depósito seleccionado.',
  });
  expect((await pay('0.10')).body.status).toBe('success');
});

test('deposits and payments of other sellers, card deposits and unknown ids are refused', async () => {
  const refused = { status: 'error', message: 'El depósito no está entre los tuyos.' };
  const theirs = await createDeposit(app.db, bruno.passengerId, 5000);
  expect((await pay('1', { deposito_id: theirs })).body).toMatchObject(refused);
  expect((await pay('1', { deposito_id: 999_999 })).body).toMatchObject(refused);
  await pay('1');
  const [payment] = await payments();
  expect((await remove(payment?.id ?? 0, await app.tokenOf(bruno.userId))).body).toMatchObject(refused);
  expect((await remove(999_999)).body).toMatchObject(refused);
  await app.db.update(deposits).set({ tipo: 'Tarjeta' }).where(eq(deposits.id, depositId));
  expect((await pay('1')).body).toMatchObject(refused);
  expect(await usedCents()).toBe(100);
});

test('two deletions of a personal payment at once give the money back once', async () => {
  await pay('5');
  const [payment] = await payments();
  const answers = await Promise.all([remove(payment?.id ?? 0), remove(payment?.id ?? 0)]);
  expect(answers.map(({ body }) => body.status).sort()).toEqual(['error', 'success']);
  expect(await usedCents()).toBe(0);
});

test.each(['', 'mucho', 'Infinity', '1e30'])('the amount %p answers 400', async (monto) => {
  expect((await pay(monto)).status).toBe(400);
});

test('ccee can delete a personal payment but not create one', async () => {
  await pay('5');
  const [payment] = await payments();
  const ccee = await createTestApp({ deployment: { variant: 'ccee' }, database: app.database });
  expect((await ccee.call(createPersonalPayment, { monto: 1, deposito_id: depositId }, { token })).status).toBe(404);
  expect((await ccee.call(deletePersonalPayment, { pagoPersonal_id: payment?.id ?? 0 }, { token })).body.status).toBe(
    'success',
  );
});
