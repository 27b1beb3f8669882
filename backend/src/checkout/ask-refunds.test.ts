import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { news, paymentAttempts, refunds } from '../db/schema';
import { GatewayUnreachable, type RefundFate, type RefundOrder } from '../gateway/gateway';
import { createLink, notify, startPayment } from '../testing/checkout-steps';
import { countedDuring } from '../testing/counted';
import { countWaiting } from '../testing/meanwhile';
import { paymentScene, type PaymentScene } from '../testing/payment-scene';
import { createTestApp, type TestApp } from '../testing/test-app';
import { askRefunds } from './ask-refunds';

/** The answers of the gateway about refunds; the mocks count the requests. */
let gateway: {
  readonly refund: jest.SpyInstance<Promise<RefundFate>, [RefundOrder]>;
  readonly refundStatus: jest.SpyInstance<Promise<RefundFate>, [string]>;
};
let app: TestApp;
let scene: PaymentScene;
beforeAll(async () => {
  app = await createTestApp();
  scene = await paymentScene(app);
});
beforeEach(async () => {
  gateway = { refund: jest.spyOn(app.gateway, 'refund'), refundStatus: jest.spyOn(app.gateway, 'refundStatus') };
  await app.db.delete(refunds);
  await app.db.delete(news);
});

/** Two links of one ticket are paid: the money of the second has to go back. */
async function paidTwice(): Promise<string> {
  const { ids, attempt: late } = await scene.begin();
  const rival = await createLink(app, scene.ana, ids);
  await notify(app, await startPayment(app, rival, 4000));
  expect((await notify(app, late)).body.data).toEqual({ estado: 'A devolver' });
  return late;
}
const told = () => app.db.select().from(news).where(eq(news.kind, 'paymentRefunded'));
const ask = () => countedDuring(app, () => askRefunds(app));

test('The job requests a refund of the whole charge under a key made of the attempt, and tells the seller when it is done.', async () => {
  const attempt = await paidTwice();
  gateway.refund.mockResolvedValue('done');
  expect(await ask()).toEqual({ 'refund/done': 1 });
  expect(gateway.refund.mock.calls).toEqual([
    [{ key: `devolucion-${attempt}`, reference: attempt, amountCents: 4200, currency: '840' }],
  ]);
  expect(gateway.refundStatus).not.toHaveBeenCalled();
  expect(await scene.refund()).toMatchObject({
    estado: 'Hecha',
    asked: 1,
    askedAt: app.clock(),
    refundedAt: app.clock(),
  });
  expect(await told()).toMatchObject([
    { passengerId: scene.ana.passengerId, detail: { who: 'Eva Paz', numbers: [], amountCents: 4200 } },
  ]);
  expect(await scene.refundLog()).toEqual([['devolucion.hecha', {}]]);
  app.setTime(61);
  await askRefunds(app);
  expect(gateway.refund).toHaveBeenCalledTimes(1);
});

test('A refund that the gateway refuses stays refused, is counted, and adds no news for the seller.', async () => {
  await paidTwice();
  gateway.refund.mockResolvedValue('refused');
  expect(await ask()).toEqual({ 'refund/refused': 1 });
  expect(await scene.refund()).toMatchObject({ estado: 'Rechazada', refundedAt: null });
  expect(await scene.refundLog()).toEqual([['devolucion.rechazada', {}]]);
  expect(await told()).toEqual([]);
  app.setTime(61);
  await askRefunds(app);
  expect(gateway.refund).toHaveBeenCalledTimes(1);
});

test('The job checks a slow refund once a minute, and requests it again only if the gateway does not know it.', async () => {
  await paidTwice();
  gateway.refund.mockResolvedValue('asked');
  gateway.refundStatus.mockResolvedValueOnce('asked').mockResolvedValueOnce('unknown');
  await askRefunds(app);
  expect(await scene.refund()).toMatchObject({ estado: 'Pedida', asked: 1 });
  app.setTime(60);
  await askRefunds(app);
  expect(gateway.refundStatus).not.toHaveBeenCalled();
  app.setTime(1);
  await askRefunds(app);
  expect(await scene.refund()).toMatchObject({ estado: 'Pedida', asked: 2 });
  expect(gateway.refund).toHaveBeenCalledTimes(1);
  app.setTime(61);
  await askRefunds(app);
  expect(gateway.refund).toHaveBeenCalledTimes(2);
  expect(await told()).toEqual([]);
});

test.each([
  ['that the gateway charged', { chargedCurrency: '858' }, { amountCents: 4200, currency: '858' }],
  [
    'that was requested, if the gateway named none',
    { chargedCurrency: null, chargedCents: null },
    { amountCents: 4200, currency: '840' },
  ],
])('A refund is in the currency %s.', async (_which, charged, order) => {
  const reference = await paidTwice();
  await app.db.update(paymentAttempts).set(charged).where(eq(paymentAttempts.token, reference));
  gateway.refund.mockResolvedValue('done');
  await askRefunds(app);
  expect(gateway.refund.mock.calls).toMatchObject([[{ reference, ...order }]]);
});

test.each([
  ['asked', 'Pedida'],
  ['unknown', 'Registrada'],
] as const)(
  'A refund that is %s has not ended: it is not counted, logged or reported to the seller.',
  async (fate, estado) => {
    await paidTwice();
    gateway.refund.mockResolvedValue(fate);
    expect(await ask()).toEqual({});
    expect(await scene.refund()).toMatchObject({ estado, refundedAt: null });
    expect(await scene.refundLog()).toEqual([]);
    expect(await told()).toEqual([]);
  },
);

test('A refund that another copy of the backend has ended is not ended twice.', async () => {
  await paidTwice();
  gateway.refund.mockImplementationOnce(async () => {
    await app.db.update(refunds).set({ estado: 'Hecha', refundedAt: app.clock() });
    return 'refused';
  });
  expect(await ask()).toEqual({});
  expect(await scene.refund()).toMatchObject({ estado: 'Hecha' });
  expect(await scene.refundLog()).toEqual([]);
  expect(await told()).toEqual([]);
});

test('A gateway that is silent about one refund delays no other refund, and gets the request again later.', async () => {
  await paidTwice();
  await paidTwice();
  gateway.refund.mockRejectedValueOnce(new GatewayUnreachable('silent')).mockResolvedValueOnce('done');
  await askRefunds(app);
  const states = async () =>
    (await app.db.select().from(refunds).orderBy(refunds.id)).map(({ estado, asked }) => [estado, asked]);
  expect(await states()).toEqual([
    ['Registrada', 1],
    ['Hecha', 1],
  ]);
  gateway.refund.mockResolvedValueOnce('done');
  app.setTime(61);
  await askRefunds(app);
  expect(await states()).toEqual([
    ['Hecha', 2],
    ['Hecha', 1],
  ]);
});

test('An error of the gateway’s client fails the job, but delays no other refund.', async () => {
  await paidTwice();
  await paidTwice();
  gateway.refund.mockRejectedValueOnce(new TypeError('broken')).mockResolvedValueOnce('done');
  await expect(askRefunds(app)).rejects.toThrow('broken');
  const states = (await app.db.select().from(refunds).orderBy(refunds.id)).map(({ estado }) => estado);
  expect(states).toEqual(['Registrada', 'Hecha']);
});

test('Of two processes that run the job at once, one requests the refund: the gateway may refuse the second request.', async () => {
  await paidTwice();
  let requests = 0;
  gateway.refund.mockImplementation(async () => {
    requests += 1;
    if (requests > 1) return 'refused';
    await pause(200);
    return 'done';
  });
  const { both } = await app.db.transaction(async (tx) => {
    await tx.select().from(refunds).for('update');
    const jobs = Promise.all([askRefunds(app), askRefunds(app)]);
    // Both have found the refund by now.
    while ((await countWaiting(app.db)) < 2);
    return { both: jobs };
  });
  await both;
  expect(await scene.refund()).toMatchObject({ estado: 'Hecha', asked: 1 });
  expect(requests).toBe(1);
});
