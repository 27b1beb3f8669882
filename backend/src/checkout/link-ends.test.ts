import { eq } from 'drizzle-orm';
import { cancelLink, LINK_ALREADY_PAID, LINK_UNKNOWN, replaceLink, validateLink } from '@rifas/shared/contracts';
import { paymentAttempts, sales } from '../db/schema';
import { createLink, notify, startPayment, type Link } from '../testing/checkout-steps';
import { countedDuring } from '../testing/counted';
import { CASH_BUYER, createRaffle, createSeller, type TestSeller } from '../testing/fixtures';
import { createTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let ana: TestSeller;
let bruno: TestSeller;
let token: string;
let link: Link;
let ids: number[];
let number = 0;
beforeAll(async () => {
  app = await createTestApp({ deployment: { settings: { asumirRecargo: true } } });
  ana = await createSeller(app.db);
  bruno = await createSeller(app.db, 'bruno@example.com');
  token = await app.tokenOf(ana.userId);
});

/** Each test has a raffle and a link of its own. */
beforeEach(async () => {
  number += 1;
  ids = await createRaffle(app.db, ana.passengerId, { numero: `6${number}` });
  link = await createLink(app, ana, ids);
});

const cancel = (by = token) => app.call(cancelLink, { token: link.token }, { token: by });
const replace = (changes = {}, by = token) =>
  app.call(replaceLink, { ...CASH_BUYER, token: link.token, asumirRecargo: 'false', ...changes }, { token: by });
const saleOf = async (of: string) => (await app.db.select().from(sales).where(eq(sales.token, of)))[0];
test('A cancelled link has ended and is counted, and a second cancellation succeeds.', async () => {
  const counted = await countedDuring(app, async () => {
    expect((await cancel()).body.status).toBe('success');
  });
  expect(await saleOf(link.token)).toMatchObject({ endReason: 'cancelado', endedAt: app.clock() });
  expect(counted).toEqual({ 'link/cancelled': 1 });
  expect((await cancel()).body.status).toBe('success');
});

test('A replaced link passes its tickets to a new link, is counted, and cannot be replaced twice.', async () => {
  let fresh = '';
  const counted = await countedDuring(app, async () => {
    fresh = String((await replace()).body.data);
  });
  expect(await saleOf(link.token)).toMatchObject({ endReason: 'reemplazado' });
  expect(await saleOf(fresh)).toMatchObject({
    compradorNombre: 'Marta',
    asumirRecargo: false,
    endedAt: null,
    paidAt: null,
  });
  const { talones } = (await app.call(validateLink, { token: fresh })).body.data as { talones: { id: number }[][] };
  expect(talones.flat().map(({ id }) => id)).toEqual(ids);
  expect(counted).toEqual({ 'link/replaced': 1 });
  const countedAgain = await countedDuring(app, async () => {
    expect((await replace()).body).toMatchObject({ status: 'error', code: LINK_UNKNOWN });
  });
  expect(countedAgain).toEqual({});
});

test('The new link stores its own choice of who pays the surcharge.', async () => {
  const fresh = String((await replace({ asumirRecargo: 'true' })).body.data);
  expect(await saleOf(fresh)).toMatchObject({ asumirRecargo: true });
});

test('Only the seller of a link can end it, and for other sellers it does not exist.', async () => {
  const others = await app.tokenOf(bruno.userId);
  expect((await cancel(others)).body).toMatchObject({ status: 'error', code: LINK_UNKNOWN });
  expect((await replace({}, others)).body).toMatchObject({ status: 'error', code: LINK_UNKNOWN });
  expect(await saleOf(link.token)).toMatchObject({ endedAt: null });
});

test('A paid link is neither cancelled nor replaced.', async () => {
  await notify(app, await startPayment(app, link, 4000));
  expect((await cancel()).body).toMatchObject({ status: 'error', code: LINK_ALREADY_PAID });
  expect((await replace()).body).toMatchObject({ status: 'error', code: LINK_ALREADY_PAID });
  expect(await saleOf(link.token)).toMatchObject({ endedAt: null, paidAt: expect.any(Date) });
});

test('A payment that is under way is voided before its link ends.', async () => {
  const attempt = await startPayment(app, link, 4000);
  expect((await cancel()).body.status).toBe('success');
  const [row] = await app.db.select().from(paymentAttempts).where(eq(paymentAttempts.token, attempt));
  expect(row?.estado).toBe('Anulado');
});

describe('Another tab begins a payment while the end of the link waits for the previous payment', () => {
  let later: string;
  const meanwhile = (decide: () => Promise<unknown> = async () => undefined) =>
    jest.spyOn(app.gateway, 'void').mockImplementationOnce(async (reference) => {
      later = await startPayment(app, link, 4000);
      await decide();
      return app.gateway.void(reference);
    });
  beforeEach(() => startPayment(app, link, 4000));

  test.each([
    ['cancelled', 'open', cancel],
    ['replaced', 'open', replace],
    ['cancelled', 'rejected', cancel],
  ])(
    'The link is not %s while the new payment is %s, and the new payment can still be made.',
    async (_name, state, end) => {
      meanwhile(async () => void (state === 'rejected' && (await notify(app, later, { approved: false }))));
      expect((await end()).body).toMatchObject({
        status: 'error',
        message: 'Estamos confirmando un pago de este link. Probá de nuevo en unos minutos.',
      });
      expect(await saleOf(link.token)).toMatchObject({ endedAt: null });
      expect((await notify(app, later)).body.data).toEqual({ estado: 'Aprobado' });
    },
  );

  test.each([
    ['cancelled', cancel],
    ['replaced', replace],
  ])('If the new payment is paid, the link is not %s, and reads as paid.', async (_name, end) => {
    meanwhile(() => notify(app, later));
    expect((await end()).body).toMatchObject({ status: 'error', code: LINK_ALREADY_PAID });
    expect(await saleOf(link.token)).toMatchObject({ endedAt: null, paidAt: app.clock() });
  });
});

test('A paid link does not end, even if the money of its payment went back.', async () => {
  const attempt = await startPayment(app, link, 4000);
  await notify(app, attempt);
  await app.db.update(paymentAttempts).set({ estado: 'A devolver' }).where(eq(paymentAttempts.token, attempt));
  expect((await cancel()).body).toMatchObject({ status: 'error', code: LINK_ALREADY_PAID });
});

test('A link does not end while a payment of it waits for a check.', async () => {
  const attempt = await startPayment(app, link, 4000);
  await app.db.update(paymentAttempts).set({ estado: 'A revisar' }).where(eq(paymentAttempts.token, attempt));
  const { body } = await cancel();
  expect(body.message).toContain('Estamos confirmando un pago de este link');
  expect((await replace()).body.message).toContain('Estamos confirmando un pago de este link');
  expect(await saleOf(link.token)).toMatchObject({ endedAt: null });
});

test('A replacement with invalid data of the buyer leaves the link as it is.', async () => {
  expect((await replace({ Email: 'no es un mail' })).body.status).not.toBe('success');
  expect(await saleOf(link.token)).toMatchObject({ endedAt: null });
});
