import { eq } from 'drizzle-orm';
import { paymentAttempts } from '../db/schema';
import { GatewayUnreachable, type Gateway, type PaymentFate } from '../gateway/gateway';
import { decidePayment } from '../sandbox/sandbox-gateway';
import { paymentScene, type PaymentScene } from '../testing/payment-scene';
import { createTestApp, type TestApp } from '../testing/test-app';
import { settleLostNotices } from './lost-notices';

let app: TestApp;
let scene: PaymentScene;
let real: Gateway;
let status: jest.SpyInstance<Promise<PaymentFate>, [string]>;
beforeAll(async () => {
  app = await createTestApp({ gateway: (sandbox) => (real = sandbox) });
  scene = await paymentScene(app);
});
beforeEach(() => {
  status = jest.spyOn(app.gateway, 'status');
});
/** Voids the payments that a test has left open, so that the job does not query them any more. */
afterEach(async () => {
  await app.db.update(paymentAttempts).set({ estado: 'Anulado' }).where(eq(paymentAttempts.estado, 'Iniciado'));
});

const begun = async () => (await scene.begin()).attempt;
const stateOf = async (token: string) => (await scene.attemptOf(token)).estado;

test('If no notice comes within a minute, the job queries the gateway, and then at most every half minute.', async () => {
  const token = await begun();
  app.setTime(60);
  await settleLostNotices(app);
  expect(status).not.toHaveBeenCalled();
  app.setTime(1);
  await settleLostNotices(app);
  expect(status.mock.calls).toEqual([[token]]);
  app.setTime(30);
  await settleLostNotices(app);
  expect(status).toHaveBeenCalledTimes(1);
  app.setTime(1);
  await settleLostNotices(app);
  expect(status).toHaveBeenCalledTimes(2);
  expect(await stateOf(token)).toBe('Iniciado');
});

test('A clock that was ahead during a query does not delay the next query once the clock is right again.', async () => {
  const token = await begun();
  app.setTime(24 * 3600);
  status.mockRejectedValue(new GatewayUnreachable('silent'));
  await settleLostNotices(app);
  app.setTime(-24 * 3600 + 120);
  await decidePayment(app, token, true);
  status.mockImplementation((reference) => real.status(reference));
  await settleLostNotices(app);
  expect(await stateOf(token)).toBe('Aprobado');
});

test('A payment that was never queried comes before the many that were.', async () => {
  for (let attempts = 0; attempts < 50; attempts += 1) await begun();
  app.setTime(61);
  await settleLostNotices(app);
  expect(status).toHaveBeenCalledTimes(50);
  const newest = await begun();
  status.mockClear();
  app.setTime(61);
  await settleLostNotices(app);
  expect(status.mock.calls[0]).toEqual([newest]);
});

test('A gateway that is silent about one payment delays no other payment.', async () => {
  const [silent, paid] = [await begun(), await begun()];
  await decidePayment(app, paid, true);
  status.mockImplementation((reference) =>
    reference === silent ? Promise.reject(new GatewayUnreachable('silent')) : real.status(reference),
  );
  app.setTime(61);
  await settleLostNotices(app);
  expect([await stateOf(silent), await stateOf(paid)]).toEqual(['Iniciado', 'Aprobado']);
  expect((await scene.eventsOf(paid)).at(-1)).toMatchObject({
    kind: 'Aprobado',
    detail: { source: 'consulta', approved: true },
  });
});

test('An error of the gateway’s client fails the job, but delays no other payment.', async () => {
  const [broken, paid] = [await begun(), await begun()];
  await decidePayment(app, paid, true);
  status.mockImplementation((reference) =>
    reference === broken ? Promise.reject(new TypeError('broken')) : real.status(reference),
  );
  app.setTime(61);
  await expect(settleLostNotices(app)).rejects.toThrow('broken');
  expect([await stateOf(broken), await stateOf(paid)]).toEqual(['Iniciado', 'Aprobado']);
});

test('A rejected payment that the gateway does not void is closed after its time to pay, and is not queried again.', async () => {
  const token = await begun();
  await decidePayment(app, token, false);
  jest.spyOn(app.gateway, 'void').mockResolvedValue({ state: 'rejected' });
  for (const seconds of [61, 16 * 60, 31]) {
    app.setTime(seconds);
    await settleLostNotices(app);
  }
  expect((await scene.eventsOf(token)).map(({ kind }) => kind)).toEqual(['iniciado', 'Rechazado', 'Anulado']);
});

test('A rejection whose notice was lost is recorded, and another card may still pay the link.', async () => {
  const token = await begun();
  await decidePayment(app, token, false);
  app.setTime(61);
  await settleLostNotices(app);
  expect(await stateOf(token)).toBe('Rechazado');
  await decidePayment(app, token, true);
  app.setTime(31);
  await settleLostNotices(app);
  expect(await stateOf(token)).toBe('Aprobado');
});
