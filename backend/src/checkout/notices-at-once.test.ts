import { eq } from 'drizzle-orm';
import { gatewayNotices, paymentAttempts, type AttemptState } from '../db/schema';
import { salesToCheck } from '../organiser/to-check';
import { decidePayment, takeBack } from '../sandbox/sandbox-gateway';
import { notify } from '../testing/checkout-steps';
import { callMeanwhile } from '../testing/meanwhile';
import { CARD, paymentScene, type Begun, type PaymentScene } from '../testing/payment-scene';
import { createTestApp, type TestApp } from '../testing/test-app';
import { closeAttempt } from './live-attempt';
import { settleLostNotices } from './lost-notices';
import { judgeWaitingNotices } from './notices';

let app: TestApp;
let scene: PaymentScene;
let begun: Begun;
let status: jest.SpyInstance;
beforeEach(async () => {
  app = await createTestApp();
  scene = await paymentScene(app);
  begun = await scene.begin();
  status = jest.spyOn(app.gateway, 'status');
});

const stateOf = async () => (await scene.attemptOf(begun.attempt)).estado;
const approvals = async () =>
  (await scene.eventsOf(begun.attempt))
    .slice(1)
    .map(({ kind, detail }) => [kind, (detail as { approved: boolean }).approved]);
const listed = async () =>
  (await salesToCheck(app.db, app.clock())).filter(({ rows }) => rows.length > 0).map(({ title }) => title);

/** Sends a notice that meets another one: that has changed the state, but its transaction has not ended yet. */
const notifyWhile = (estado: AttemptState, changes: Parameters<typeof notify>[2]) =>
  callMeanwhile(
    app.db,
    (tx) => tx.update(paymentAttempts).set({ estado }).where(eq(paymentAttempts.token, begun.attempt)),
    () => notify(app, begun.attempt, changes),
  );

test('An approval that meets the notice of the gateway’s own refund sells nothing: the gateway is asked.', async () => {
  await decidePayment(app, begun.attempt, true);
  await takeBack(app, begun.attempt);
  const { body } = await notifyWhile('Rechazado', {});
  expect(body.data).toEqual({ estado: 'A devolver' });
  expect(status).toHaveBeenCalledTimes(1);
});

test('A rejected card whose notice meets the approval of the next card is no sign that the money went back.', async () => {
  await decidePayment(app, begun.attempt, true);
  await notifyWhile('Aprobado', { approved: false });
  expect(status).toHaveBeenCalledTimes(1);
  expect(await approvals()).toEqual([['repetido', true]]);
  expect(await listed()).toEqual([]);
});

test('An answer of the gateway that an approval has overtaken is dropped.', async () => {
  app.setTime(70);
  status.mockImplementationOnce(async () => {
    await decidePayment(app, begun.attempt, true);
    await notify(app, begun.attempt);
    return { state: 'rejected' };
  });
  await settleLostNotices(app);
  expect(await approvals()).toEqual([['Aprobado', true]]);
  expect(await listed()).toEqual([]);
});

test('A payment that is approved while it is closed stays paid, and the gateway is asked again.', async () => {
  status.mockImplementationOnce(async () => {
    await decidePayment(app, begun.attempt, true);
    await notify(app, begun.attempt);
    return { state: 'voided' };
  });
  expect(await closeAttempt(app, { token: begun.attempt })).toBe('Aprobado');
  expect(await approvals()).toEqual([
    ['Aprobado', true],
    ['repetido', true],
  ]);
});

describe('The gateway signs an approval of a payment that was rejected and closed, and denies it when it is asked', () => {
  const isJudged = async () => (await app.db.select().from(gatewayNotices)).at(-1)?.judgedAt !== null;
  beforeEach(async () => {
    await notify(app, begun.attempt, { approved: false });
    await closeAttempt(app, { token: begun.attempt });
    status.mockResolvedValueOnce({ state: 'rejected' });
    expect((await notify(app, begun.attempt)).body.data).toEqual({ estado: 'Anulado' });
  });

  test('The notice is kept, and sells as soon as the gateway knows of the payment.', async () => {
    expect(await isJudged()).toBe(false);
    status.mockResolvedValueOnce({ state: 'approved', charge: { amountCents: 4200, currency: '840' }, card: CARD });
    await judgeWaitingNotices(app);
    expect([await stateOf(), await isJudged()]).toEqual(['Aprobado', true]);
  });

  test('The gateway is asked for three days, and the organiser’s list shows the notice for sixty.', async () => {
    status.mockResolvedValue({ state: 'rejected' });
    app.setTime(3 * 24 * 3600 - 60);
    await judgeWaitingNotices(app);
    expect(await isJudged()).toBe(false);
    app.setTime(120);
    await judgeWaitingNotices(app);
    expect([await stateOf(), await isJudged()]).toEqual(['Anulado', true]);
    expect(await listed()).toEqual(['avisos sin resolver']);
    app.setTime(57 * 24 * 3600);
    expect(await listed()).toEqual([]);
  });
});
