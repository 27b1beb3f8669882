import { eq } from 'drizzle-orm';
import { auditLog, news, refunds } from '../db/schema';
import { GatewayUnreachable, type PaymentFate } from '../gateway/gateway';
import { decidePayment, takeBack } from '../sandbox/sandbox-gateway';
import { notify } from '../testing/checkout-steps';
import { countedDuring } from '../testing/counted';
import { changeTicket } from '../testing/fixtures';
import { CARD, paymentScene, type PaymentScene } from '../testing/payment-scene';
import { createTestApp, type TestApp } from '../testing/test-app';
import { askRefunds } from './ask-refunds';

let app: TestApp;
let scene: PaymentScene;
let attempt: string;
beforeAll(async () => {
  app = await createTestApp();
  scene = await paymentScene(app);
});
/** A payment that the gateway approves, for a raffle that is another seller's by then. */
beforeEach(async () => {
  for (const table of [refunds, news, auditLog]) await app.db.delete(table);
  const begun = await scene.begin();
  attempt = begun.attempt;
  await decidePayment(app, attempt, true);
  await changeTicket(app.db, begun.ids[0], { ownerId: scene.bruno.passengerId });
  expect((await notify(app, attempt)).body.data).toEqual({ estado: 'A devolver' });
});

const CHARGED: PaymentFate = { state: 'approved', charge: { amountCents: 4200, currency: '840' }, card: CARD };
const ask = () => countedDuring(app, () => askRefunds(app));
const told = () => app.db.$count(news, eq(news.kind, 'paymentRefunded'));

/** The refund has ended, with a trace of its own, and the seller knows. */
async function endedByTheGateway(): Promise<void> {
  expect(await scene.refund()).toMatchObject({ estado: 'Hecha', refundedAt: app.clock() });
  expect([await scene.refundLog(), await told()]).toEqual([[['devolucion.hecha-por-la-pasarela', {}]], 1]);
}

test('The gateway is not asked about the payment before a refund that it grants.', async () => {
  const status = jest.spyOn(app.gateway, 'status');
  expect(await ask()).toEqual({ 'refund/done': 1 });
  expect(status).not.toHaveBeenCalled();
  expect(await scene.refundLog()).toEqual([['devolucion.hecha', {}]]);
});

test('A refund that the gateway refuses because it gave the money back on its own is done, with a trace of its own.', async () => {
  await takeBack(app, attempt);
  expect(await ask()).toEqual({ 'refund/returned': 1 });
  await endedByTheGateway();
});

test('A slow refund that the gateway refuses later, because it gave the money back on its own, is done.', async () => {
  const order = jest.spyOn(app.gateway, 'refund').mockResolvedValue('asked');
  await askRefunds(app);
  await takeBack(app, attempt);
  jest.spyOn(app.gateway, 'refundStatus').mockResolvedValue('refused');
  app.setTime(61);
  expect(await ask()).toEqual({ 'refund/returned': 1 });
  expect(order).toHaveBeenCalledTimes(1);
  await endedByTheGateway();
});

test('No refund is requested of a payment that the gateway has called unpaid and calls void, because it might grant it.', async () => {
  await takeBack(app, attempt);
  await notify(app, attempt, { approved: false });
  const order = jest.spyOn(app.gateway, 'refund').mockResolvedValue('done');
  expect(await ask()).toEqual({ 'refund/returned': 1 });
  expect(order).not.toHaveBeenCalled();
  await endedByTheGateway();
});

test('A payment that the gateway has called unpaid, but has the money of after all, is refunded.', async () => {
  jest.spyOn(app.gateway, 'status').mockResolvedValueOnce({ state: 'rejected' }).mockResolvedValueOnce(CHARGED);
  await notify(app, attempt, { approved: false });
  expect(await ask()).toEqual({ 'refund/done': 1 });
  expect(await scene.refundLog()).toEqual([['devolucion.hecha', {}]]);
});

test.each<[PaymentFate['state'], PaymentFate]>([
  ['approved', CHARGED],
  ['rejected', { state: 'rejected' }],
  ['unknown', { state: 'unknown' }],
])('A refund that the gateway refuses stays refused if the payment is %s.', async (_state, fate) => {
  jest.spyOn(app.gateway, 'refund').mockResolvedValue('refused');
  jest.spyOn(app.gateway, 'status').mockResolvedValue(fate);
  expect(await ask()).toEqual({ 'refund/refused': 1 });
  expect(await scene.refund()).toMatchObject({ estado: 'Rechazada', refundedAt: null });
  expect([await scene.refundLog(), await told()]).toEqual([[['devolucion.rechazada', {}]], 0]);
});

test.each([
  ['after it refused the refund', false],
  ['before the refund is requested', true],
])('A gateway that is silent about the payment %s keeps the refund open.', async (_when, isDoubted) => {
  await takeBack(app, attempt);
  if (isDoubted) await notify(app, attempt, { approved: false });
  jest.spyOn(app.gateway, 'status').mockRejectedValueOnce(new GatewayUnreachable('silent'));
  expect(await ask()).toEqual({});
  expect(await scene.refund()).toMatchObject({ estado: 'Registrada', asked: 1 });
  app.setTime(61);
  expect(await ask()).toEqual({ 'refund/returned': 1 });
  await endedByTheGateway();
});
