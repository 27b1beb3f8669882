import { eq } from 'drizzle-orm';
import { judgeWaitingNotices } from '../checkout/notices';
import { gatewayNotices, sales, tickets } from '../db/schema';
import { GatewayUnreachable, type Gateway } from '../gateway/gateway';
import { notify } from '../testing/checkout-steps';
import { changeTicket } from '../testing/fixtures';
import { approved, CARD, paymentScene, type PaymentScene } from '../testing/payment-scene';
import { createTestApp, type TestApp } from '../testing/test-app';
import { salesToCheck } from './to-check';

const TITLE = 'cobrados que la pasarela da ahora por no cobrados';

let app: TestApp;
let scene: PaymentScene;
const status = jest.fn<ReturnType<Gateway['status']>, Parameters<Gateway['status']>>();
beforeEach(async () => {
  status.mockReset();
  app = await createTestApp({ gateway: (sandbox) => ({ ...sandbox, status }) });
  scene = await paymentScene(app);
});
afterEach(() => app.close());

const listed = async () => (await salesToCheck(app.db, app.clock())).find(({ title }) => title === TITLE)?.rows;
const unjudged = async () => (await app.db.select().from(gatewayNotices)).filter(({ judgedAt }) => judgedAt === null);
async function paid() {
  const begun = await scene.begin();
  await notify(app, begun.attempt);
  return begun;
}

test.each([
  ['says no', { approved: false }],
  ['says something else', { approved: undefined, event: 'chargeback' }],
])(
  'A notice that %s about a paid payment without its money is listed for sixty days, and the tickets stay sold.',
  async (_name, fields) => {
    const { attempt, numero, link } = await paid();
    status.mockResolvedValue({ state: 'voided' });
    for (let told = 0; told < 2; told += 1)
      expect((await notify(app, attempt, { fields: { ...fields, why: 'contracargo' } })).body.data).toEqual({
        estado: 'Aprobado',
      });
    expect(await listed()).toMatchObject([
      { intento: 1, venta: link.saleId, rifas: numero, dice: expect.stringContaining('contracargo') },
    ]);
    expect(await app.db.select().from(tickets)).toMatchObject([{ estado: 'Pago' }, { estado: 'Pago' }]);
    expect((await app.db.select().from(sales).where(eq(sales.id, link.saleId)))[0]?.paidAt).not.toBeNull();
    app.setTime(61 * 24 * 3600);
    expect(await listed()).toEqual([]);
  },
);

test('A late rejection is not listed if the gateway still has the money.', async () => {
  const { attempt } = await paid();
  status.mockResolvedValue({ state: 'approved', charge: { amountCents: 4200, currency: '840' }, card: CARD });
  await notify(app, attempt, { approved: false });
  expect(await listed()).toEqual([]);
  expect(await unjudged()).toEqual([]);
});

test('While the gateway is silent the notice waits, and then the answer of the gateway counts.', async () => {
  const { attempt } = await paid();
  status.mockRejectedValue(new GatewayUnreachable('silent'));
  await notify(app, attempt, { approved: false });
  expect(await unjudged()).toHaveLength(1);
  status.mockResolvedValue({ state: 'rejected' });
  await judgeWaitingNotices(app);
  expect(await unjudged()).toEqual([]);
  expect(await listed()).toHaveLength(1);
});

test('Neither a rejection before the approval nor a refund that the backend requests is listed.', async () => {
  const { attempt } = await scene.begin();
  for (const outcome of [{ kind: 'rejected' }, { kind: 'rejected' }, approved()] as const)
    await scene.settle(attempt, outcome);
  const late = await scene.begin();
  await changeTicket(app.db, late.ids[0], { ownerId: scene.bruno.passengerId });
  status.mockResolvedValue({ state: 'voided' });
  expect((await notify(app, late.attempt)).body.data).toEqual({ estado: 'A devolver' });
  await notify(app, late.attempt, { approved: false });
  expect(await listed()).toEqual([]);
});
