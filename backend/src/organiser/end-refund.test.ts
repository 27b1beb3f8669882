import { eq } from 'drizzle-orm';
import { askRefunds } from '../checkout/ask-refunds';
import { auditLog, news, refunds } from '../db/schema';
import { decidePayment } from '../sandbox/sandbox-gateway';
import { approved, paymentScene, type Begun, type PaymentScene } from '../testing/payment-scene';
import { createTestApp, type TestApp } from '../testing/test-app';
import { endRefund } from './end-refund';
import { findSales } from './find-sale';
import { resolveCheck } from './resolve';
import { salesToCheck } from './to-check';

let app: TestApp;
let scene: PaymentScene;
let begun: Begun;
let attemptId: number;
let id: number;
beforeAll(async () => {
  app = await createTestApp();
  scene = await paymentScene(app);
});
/** The organiser refunds a charge of another amount, and the gateway refuses the refund. */
beforeEach(async () => {
  for (const table of [refunds, news, auditLog]) await app.db.delete(table);
  begun = await scene.begin();
  await scene.settle(begun.attempt, approved(4100, '858'));
  attemptId = (await scene.attemptOf(begun.attempt)).id;
  await resolveCheck(app, attemptId, 'devolver');
  await app.db.update(refunds).set({ estado: 'Rechazada', asked: 1, askedAt: app.clock() });
  id = (await scene.refund())?.id ?? 0;
});
const told = () => app.db.select({ detail: news.detail }).from(news).where(eq(news.kind, 'paymentRefunded'));

test('A refused refund that was paid by other means ends, and its seller reads of it, without the foreign amount.', async () => {
  expect(await endRefund(app, id, 'hecha-por-otro-medio')).toBeUndefined();
  expect(await scene.refund()).toMatchObject({ estado: 'Hecha', refundedAt: app.clock() });
  expect(await told()).toEqual([{ detail: { who: 'Eva Paz', numbers: [] } }]);
  expect(await scene.refundLog()).toEqual([['devolucion.hecha-por-otro-medio', { intento: attemptId }]]);
});

test('A refused refund can be requested again at once, and is followed to its end.', async () => {
  expect(await endRefund(app, id, 'pedida-de-nuevo')).toBeUndefined();
  expect(await scene.refund()).toMatchObject({ estado: 'Registrada', askedAt: null, refundedAt: null });
  expect(await told()).toEqual([]);
  expect(await scene.refundLog()).toEqual([['devolucion.pedida-de-nuevo', { intento: attemptId }]]);
  await decidePayment(app, begun.attempt, true, { amountCents: 4100, currency: '858' });
  await askRefunds(app);
  expect(await scene.refund()).toMatchObject({ estado: 'Hecha', asked: 2 });
});

test.each(['hecha-por-otro-medio', 'pedida-de-nuevo'] as const)('Only a refused refund can be "%s".', async (how) => {
  for (const estado of ['Registrada', 'Pedida', 'Hecha'] as const) {
    await app.db.update(refunds).set({ estado, refundedAt: estado === 'Hecha' ? app.clock() : null });
    expect(await endRefund(app, id, how)).toBe(
      `La devolución ${id} no está rechazada por la pasarela: está "${estado}".`,
    );
    expect((await scene.refund())?.estado).toBe(estado);
  }
  expect(await endRefund(app, 0, how)).toBe('No existe la devolución 0.');
  expect([await scene.refundLog(), await told()]).toEqual([[], []]);
});

test('A refund that the gateway refused, or that takes more than a few days, is listed to check.', async () => {
  const listed = async (days: number) =>
    (await salesToCheck(app.db, new Date(app.clock().getTime() + days * 24 * 3_600_000))).flatMap(({ title, rows }) =>
      title.startsWith('devoluciones') ? rows : [],
    );
  expect(await listed(0)).toMatchObject([
    { devolucion: id, estado: 'Rechazada', monto: '41.00', moneda: '858', motivo: 'cobro que no coincide' },
  ]);
  await app.db.update(refunds).set({ estado: 'Pedida' });
  expect(await listed(2)).toEqual([]);
  expect(await listed(4)).toMatchObject([{ devolucion: id, estado: 'Pedida' }]);
  const happened = (await findSales(app.db, begun.attempt)).find(({ title }) => title === 'historia')?.rows;
  expect(happened).toContainEqual(expect.objectContaining({ detalle: '41.00 858, cobro que no coincide' }));
  await app.db.update(refunds).set({ estado: 'Hecha', refundedAt: app.clock() });
  expect(await listed(4)).toEqual([]);
});
