import { eq } from 'drizzle-orm';
import { texts } from '@rifas/shared/domain';
import { paymentAttempts } from '../db/schema';
import { GatewayUnreachable, type PaymentFate } from '../gateway/gateway';
import { createLink, pay, type Link } from '../testing/checkout-steps';
import { countedDuring } from '../testing/counted';
import { createRaffle } from '../testing/fixtures';
import { paymentScene, type PaymentScene } from '../testing/payment-scene';
import { createTestApp, type Answer, type TestApp } from '../testing/test-app';
import { orderOf } from './payment-attempt';

let app: TestApp;
let scene: PaymentScene;
let start: jest.SpyInstance;
let voids: jest.SpyInstance<Promise<PaymentFate>, [string]>;
beforeAll(async () => {
  app = await createTestApp();
  scene = await paymentScene(app);
});
let number = 0;
let link: Link;
beforeEach(async () => {
  start = jest.spyOn(app.gateway, 'start');
  voids = jest.spyOn(app.gateway, 'void');
  number += 1;
  link = await createLink(app, scene.ana, await createRaffle(app.db, scene.ana.passengerId, { numero: `7${number}` }));
});

const attempts = (of = link) => app.db.select().from(paymentAttempts).where(eq(paymentAttempts.saleId, of.saleId));

test('A new payment is stored with its amount, counted once, and ordered from the gateway.', async () => {
  let answer: Answer | undefined;
  const counted = await countedDuring(app, async () => {
    answer = await pay(app, link, 4200, { cuotas: '12' });
  });
  expect(counted).toEqual({ 'payment/started': 1 });
  const [attempt] = await attempts();
  expect(attempt).toMatchObject({
    estado: 'Iniciado',
    baseCents: 4000,
    surchargeCents: 200,
    currency: '840',
    gatewayToken: attempt?.token,
    brand: 'Visa',
    cardType: '',
    instalments: '12',
    createdAt: app.clock(),
    aliveUntil: new Date(app.clock().getTime() + 15 * 60_000),
    buyerName: 'Eva',
    buyerLastName: 'Paz',
    buyerEmail: 'eva@example.com',
    buyerPhone: '099 1',
  });
  expect(answer?.body.data).toEqual({ token: attempt?.token });
  expect(await scene.eventsOf(attempt?.token ?? '')).toEqual([{ kind: 'iniciado', detail: { amount: 4200 } }]);
  expect(start.mock.calls).toEqual([
    [
      {
        reference: attempt?.token,
        saleId: link.saleId,
        amountCents: 4200,
        currency: '840',
        brand: 'Visa',
        cardType: '',
        instalments: '12',
        buyerName: 'Eva Paz',
        buyerEmail: 'eva@example.com',
      },
    ],
  ]);
});

test('The gateway gets the name of a buyer without a last name with no blank at the end.', async () => {
  await pay(app, link, 4000);
  const [attempt] = await attempts();
  expect(attempt && orderOf({ ...attempt, buyerLastName: '' }).buyerName).toBe('Eva');
});

test('If the gateway is silent when a payment begins, the buyer reads so; the payment is stored, but not counted.', async () => {
  start.mockRejectedValueOnce(new GatewayUnreachable('silent'));
  const counted = await countedDuring(app, async () => {
    const { status, body } = await pay(app, link, 4000);
    expect([status, body.message]).toEqual([200, 'El medio de pago no responde.']);
  });
  expect(counted).toEqual({});
  expect(await attempts()).toMatchObject([{ estado: 'Iniciado', gatewayToken: null }]);
});

test('An error of the gateway’s client does not count as silence: the call answers 500.', async () => {
  start.mockRejectedValueOnce(new TypeError('broken'));
  expect((await pay(app, link, 4000)).status).toBe(500);
});

test('If another tab begins a payment while this tab closes the previous one, only the other tab’s payment may be made.', async () => {
  await pay(app, link, 4000);
  let inner: Answer | undefined;
  voids.mockImplementationOnce(async (reference) => {
    inner = await pay(app, link, 4000);
    return app.gateway.void(reference);
  });
  const outer = await pay(app, link, 4000);
  expect(inner?.body.status).toBe('success');
  expect(outer.body).toMatchObject({ status: 'error', message: texts.confirmingPayment });
  expect((await attempts()).map(({ estado }) => estado).sort()).toEqual(['Anulado', 'Iniciado']);
});

test('If the card of the other tab is rejected, this tab still has to wait, because another card may follow.', async () => {
  await pay(app, link, 4000);
  voids.mockImplementationOnce(async (reference) => {
    const { token } = (await pay(app, link, 4000)).body.data as { token: string };
    await scene.settle(token, { kind: 'rejected' });
    return app.gateway.void(reference);
  });
  expect((await pay(app, link, 4000)).body).toMatchObject({ status: 'error', message: texts.confirmingPayment });
  expect((await attempts()).map(({ estado }) => estado).sort()).toEqual(['Anulado', 'Rechazado']);
  // The next request closes the rejected payment.
  expect((await pay(app, link, 4000)).body.status).toBe('success');
});

test('Each link takes twenty payment requests in an hour, wrong ones included.', async () => {
  const other = (await scene.begin()).link;
  for (let request = 0; request < 20; request += 1) expect((await pay(app, link, 1)).status).toBe(200);
  const refused = await pay(app, link, 4000);
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3600']);
  expect((await pay(app, other, 4000)).body.status).toBe('success');
  app.setTime(3600);
  expect((await pay(app, link, 4000)).body.status).toBe('success');
});
