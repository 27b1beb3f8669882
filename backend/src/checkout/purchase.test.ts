import { eq, sql } from 'drizzle-orm';
import { cancelLink, deletePayment, getMyLinks, getPurchase, replaceLink } from '@rifas/shared/contracts';
import { passengers, paymentAttempts } from '../db/schema';
import { NO_CARD } from '../gateway/gateway';
import { createLink, notify, sellInCash, startPayment, type Link } from '../testing/checkout-steps';
import { readAnswer } from '../testing/contract-request';
import { CASH_BUYER, changeTicket, createRaffle, createSeller, type TestSeller } from '../testing/fixtures';
import { callMeanwhile } from '../testing/meanwhile';
import { createTestApp, type TestApp } from '../testing/test-app';
import { settlePayment } from './settlement';

const NO_CONTACT = { firstName: 'ana', lastName: 'Pérez', phone: undefined, email: undefined };
const CONTACT = { ...NO_CONTACT, phone: '099 123 456', email: 'ana@example.com' };

let app: TestApp;
let ana: TestSeller;
let ids: number[];
let link: Link;
let token: string;
beforeEach(async () => {
  app = await createTestApp();
  ana = await createSeller(app.db);
  ids = await createRaffle(app.db, ana.passengerId, { numero: '00123' });
  link = await createLink(app, ana, ids);
  token = await app.tokenOf(ana.userId);
});

const purchase = async () => readAnswer(getPurchase, await app.call(getPurchase, { token: link.token }));
const loseTicket = async () => {
  const bruno = await createSeller(app.db, 'bruno@example.com');
  await changeTicket(app.db, ids[0], { ownerId: bruno.passengerId });
};
const soldInCash = async () => expect((await sellInCash(app, ana, ids)).body.status).toBe('success');

describe('a buyer who needs no help reads the name of the seller, without contacts', () => {
  test.each<[state: string, make: () => Promise<unknown>]>([
    ['open', async () => undefined],
    ['confirming', () => startPayment(app, link, 4000)],
    ['rejected', async () => notify(app, await startPayment(app, link, 4000), { approved: false })],
  ])('a link in state %s comes without the contacts of the seller', async (state, make) => {
    await make();
    expect(await purchase()).toEqual({
      state,
      isPaymentVoided: false,
      seller: NO_CONTACT,
      receipt: undefined,
      organiser: { name: app.config.deployment.links.creator.name, email: app.config.deployment.links.contactMail },
    });
  });

  test('a paid link comes with the receipt', async () => {
    await notify(app, await startPayment(app, link, 4000));
    expect(await purchase()).toMatchObject({
      state: 'paid',
      seller: NO_CONTACT,
      receipt: { saleId: link.saleId, paidCents: 4000 },
    });
  });
});

describe('a buyer who needs the seller reads the contacts of the seller', () => {
  test.each<[state: string, make: () => Promise<unknown>]>([
    ['cancelled', () => app.call(cancelLink, { token: link.token }, { token })],
    ['replaced', () => app.call(replaceLink, { ...CASH_BUYER, token: link.token, asumirRecargo: 'false' }, { token })],
    ['replaced', soldInCash],
    ['unavailable', loseTicket],
    ['toCheck', async () => notify(app, await startPayment(app, link, 4000), { fields: { amount: 1 } })],
    [
      'refunded',
      async () => {
        const attempt = await startPayment(app, link, 4000);
        await loseTicket();
        await notify(app, attempt);
      },
    ],
  ])('a link in state %s comes with the contacts of the seller', async (state, make) => {
    await make();
    expect(await purchase()).toMatchObject({ state, seller: CONTACT, receipt: undefined });
  });

  test('a seller without a phone is shown with the mail alone', async () => {
    await app.db.update(passengers).set({ celular: '' }).where(eq(passengers.id, ana.passengerId));
    await app.call(cancelLink, { token: link.token }, { token });
    expect((await purchase()).seller).toEqual({ ...CONTACT, phone: undefined });
  });
});

test('a link that is being paid or is paid keeps that state, even if a payment of it goes back', async () => {
  const [first, second] = [await startPayment(app, link, 4000), await startPayment(app, link, 4000)];
  const goesBack = (attempt: string) =>
    app.db.update(paymentAttempts).set({ estado: 'A devolver' }).where(eq(paymentAttempts.token, attempt));
  await goesBack(first);
  expect(await purchase()).toMatchObject({ state: 'confirming' });
  await notify(app, second);
  expect(await purchase()).toMatchObject({ state: 'paid' });
  // This is the last payment that was begun.
  await goesBack(second);
  expect(await purchase()).toMatchObject({ state: 'paid' });
});

test.each([
  ['the buyer', getPurchase, 'confirmando'],
  ['the seller', getMyLinks, 'en-pago'],
] as const)(
  '%s who asks while a payment is settled never reads that its tickets are gone',
  async (_who, contract, estado) => {
    const attempt = await startPayment(app, link, 4000);
    const outcome = { kind: 'approved', charge: { amountCents: 4000, currency: '840' }, card: NO_CARD } as const;
    const answer = await callMeanwhile(
      app.db,
      async (tx) => {
        await settlePayment({ ...app, db: tx }, attempt, outcome, { source: 'aviso' });
        // The call has read the link, and waits here until all of the sale is committed.
        await tx.execute(sql`lock table ${paymentAttempts}`);
      },
      () => app.call(contract, { token: link.token }, { token }),
    );
    expect([answer.body.data].flat()).toMatchObject([{ estado }]);
  },
);

test('a buyer reads of a refund even if the link has ended since', async () => {
  const attempt = await startPayment(app, link, 4000);
  await app.db.update(paymentAttempts).set({ estado: 'A devolver' }).where(eq(paymentAttempts.token, attempt));
  await app.call(cancelLink, { token: link.token }, { token });
  expect(await purchase()).toMatchObject({ state: 'refunded' });
});

test('a buyer reads of a refund even if a later payment was begun and voided', async () => {
  const first = await startPayment(app, link, 4000);
  await app.db.update(paymentAttempts).set({ estado: 'A devolver' }).where(eq(paymentAttempts.token, first));
  const second = await startPayment(app, link, 4000);
  await app.db.update(paymentAttempts).set({ estado: 'Anulado' }).where(eq(paymentAttempts.token, second));
  expect(await purchase()).toMatchObject({ state: 'refunded' });
  await app.call(cancelLink, { token: link.token }, { token });
  expect(await purchase()).toMatchObject({ state: 'refunded' });
  await app.db.update(paymentAttempts).set({ estado: 'Rechazado' }).where(eq(paymentAttempts.token, second));
  expect(await purchase()).toMatchObject({ state: 'cancelled' });
});

test('a cash sale whose registration was deleted is no purchase any more', async () => {
  await soldInCash();
  const [row] = await app.db.query.sales.findMany({ where: (sale, { ne }) => ne(sale.id, link.saleId) });
  const ofCash = async () => readAnswer(getPurchase, await app.call(getPurchase, { token: row?.token ?? '' }));
  expect(await ofCash()).toMatchObject({ state: 'paid', receipt: { paidCents: 4000 } });
  for (const talon_id of ids) await app.call(deletePayment, { talon_id }, { token });
  expect(await ofCash()).toMatchObject({ state: 'cancelled', seller: CONTACT, receipt: undefined });
});

test('an unknown token answers 406', async () => {
  expect((await app.call(getPurchase, { token: 'nada' })).body).toMatchObject({
    status: 'error',
    code: 406,
    message: 'El link no es válido.',
  });
});
