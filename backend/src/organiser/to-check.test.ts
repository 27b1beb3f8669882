import { eq } from 'drizzle-orm';
import { askRefunds } from '../checkout/ask-refunds';
import { settleLostNotices } from '../checkout/lost-notices';
import { judgeWaitingNotices } from '../checkout/notices';
import type { PaymentOutcome } from '../checkout/payment-attempt';
import { gatewayNotices, sales, tickets } from '../db/schema';
import { GatewayUnreachable, NO_CARD } from '../gateway/gateway';
import { decidePayment } from '../sandbox/sandbox-gateway';
import { notify } from '../testing/checkout-steps';
import { changeTicket } from '../testing/fixtures';
import { approved, CARD, paymentScene, type PaymentScene } from '../testing/payment-scene';
import { createTestApp, type TestApp } from '../testing/test-app';
import { salesToCheck } from './to-check';

let app: TestApp;
let scene: PaymentScene;
beforeEach(async () => {
  app = await createTestApp();
  scene = await paymentScene(app);
});

/** The rows of a list, by the start of its title. */
const listed = async (title: string) =>
  (await salesToCheck(app.db, app.clock())).find((section) => section.title.startsWith(title))?.rows;

test.each([['Iniciado'], ['Rechazado']])(
  'A payment (%s) that the gateway never decides is not closed, and is listed after half an hour.',
  async (estado) => {
    const { attempt, numero } = await scene.begin();
    if (estado === 'Rechazado') await scene.settle(attempt, { kind: 'rejected' });
    jest.spyOn(app.gateway, 'status').mockResolvedValue({ state: 'processing' });
    app.setTime(31 * 60);
    await settleLostNotices(app);
    expect((await scene.attemptOf(attempt)).estado).toBe(estado);
    expect(await listed('sin decisión')).toMatchObject([{ rifas: numero, estado }]);
    app.setTime(-60);
    expect(await listed('sin decisión')).toEqual([]);
  },
);

describe('A payment that the gateway reports as not charged any more', () => {
  const unjudged = async () => (await app.db.select().from(gatewayNotices)).filter(({ judgedAt }) => judgedAt === null);
  async function paid() {
    const begun = await scene.begin();
    await notify(app, begun.attempt);
    return { ...begun, status: jest.spyOn(app.gateway, 'status') };
  }

  test.each([
    ['says no', { approved: false }],
    ['says something else', { approved: undefined, event: 'chargeback' }],
  ])('is listed for sixty days after a notice that %s, and its tickets stay sold.', async (_name, fields) => {
    const { attempt, numero, link, status } = await paid();
    status.mockResolvedValue({ state: 'voided' });
    for (let told = 0; told < 2; told += 1)
      expect((await notify(app, attempt, { fields: { ...fields, why: 'contracargo' } })).body.data).toEqual({
        estado: 'Aprobado',
      });
    expect(await listed('cobrados')).toMatchObject([
      { intento: 1, venta: link.saleId, rifas: numero, dice: expect.stringContaining('contracargo') },
    ]);
    expect(await app.db.select().from(tickets)).toMatchObject([{ estado: 'Pago' }, { estado: 'Pago' }]);
    expect((await app.db.select().from(sales).where(eq(sales.id, link.saleId)))[0]?.paidAt).not.toBeNull();
    app.setTime(61 * 24 * 3600);
    expect(await listed('cobrados')).toEqual([]);
  });

  test('is not listed for a late rejection if the gateway still has the money.', async () => {
    const { attempt, status } = await paid();
    status.mockResolvedValue({ state: 'approved', charge: { amountCents: 4200, currency: '840' }, card: CARD });
    await notify(app, attempt, { approved: false });
    expect([await listed('cobrados'), await unjudged()]).toEqual([[], []]);
  });

  test('is listed once the gateway, which was silent, has answered: until then the notice waits.', async () => {
    const { attempt, status } = await paid();
    status.mockRejectedValue(new GatewayUnreachable('silent'));
    await notify(app, attempt, { approved: false });
    expect(await unjudged()).toHaveLength(1);
    status.mockResolvedValue({ state: 'rejected' });
    await judgeWaitingNotices(app);
    expect(await unjudged()).toEqual([]);
    expect(await listed('cobrados')).toHaveLength(1);
  });

  test('is listed neither for a rejection before the approval nor for a refund that the backend requested.', async () => {
    const { attempt } = await scene.begin();
    for (const outcome of [{ kind: 'rejected' }, { kind: 'rejected' }, approved()] as const)
      await scene.settle(attempt, outcome);
    const late = await scene.begin();
    await changeTicket(app.db, late.ids[0], { ownerId: scene.bruno.passengerId });
    jest.spyOn(app.gateway, 'status').mockResolvedValue({ state: 'voided' });
    expect((await notify(app, late.attempt)).body.data).toEqual({ estado: 'A devolver' });
    jest.spyOn(app.gateway, 'refund').mockResolvedValue('done');
    await askRefunds(app);
    await notify(app, late.attempt, { approved: false });
    expect(await listed('cobrados')).toEqual([]);
  });
});

describe('A second charge of a paid attempt', () => {
  const withCode = (authorizationCode: string): PaymentOutcome => ({
    kind: 'approved',
    charge: { amountCents: 4200, currency: '840' },
    card: { ...CARD, authorizationCode },
  });

  test.each<[name: string, again: PaymentOutcome, row: object]>([
    ['another authorisation', withCode('999'), { autorizacion: '999', importe: '42.00', moneda: '840' }],
    ['another amount', approved(4300), { autorizacion: '778899', importe: '43.00', moneda: '840' }],
    ['another currency', approved(4200, '858'), { autorizacion: '778899', importe: '42.00', moneda: '858' }],
  ])('with %s is listed once, for sixty days, however often it is reported.', async (_name, again, row) => {
    const { attempt } = await scene.begin();
    for (const outcome of [approved(), again, again]) expect(await scene.settle(attempt, outcome)).toBe('Aprobado');
    expect(await listed('otro cobro')).toMatchObject([{ intento: 1, ...row }]);
    app.setTime(61 * 24 * 3600);
    expect(await listed('otro cobro')).toEqual([]);
  });

  test.each<[name: string, told: readonly PaymentOutcome[]]>([
    ['the same charge again', [approved(), approved()]],
    ['the same without its authorisation', [approved(), withCode('')]],
    ['the same without an amount', [approved(), { kind: 'approved', charge: undefined, card: NO_CARD }]],
    ['a rejection before and after', [{ kind: 'rejected' }, approved(), { kind: 'rejected' }]],
  ])('is not listed for %s.', async (_name, told) => {
    const { attempt } = await scene.begin();
    for (const outcome of told) await scene.settle(attempt, outcome);
    expect(await listed('otro cobro')).toEqual([]);
  });

  test('is not listed for two payments with an authorisation each.', async () => {
    for (const code of ['1', '2']) await scene.settle((await scene.begin()).attempt, withCode(code));
    expect(await listed('otro cobro')).toEqual([]);
  });

  test('is listed if its notice is the first to say that a rejected payment was charged after all.', async () => {
    const { attempt } = await scene.begin();
    await scene.settle(attempt, { kind: 'rejected' });
    await decidePayment(app, attempt, true);
    expect((await notify(app, attempt, { fields: { amount: 4200 } })).body.data).toEqual({ estado: 'Aprobado' });
    expect(await listed('otro cobro')).toMatchObject([{ intento: 1, autorizacion: '123456', importe: '42.00' }]);
  });
});
