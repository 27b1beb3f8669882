import { eq } from 'drizzle-orm';
import { generateLink, getRaffles, validateLink } from '@rifas/shared/contracts';
import { paymentAttempts, tickets } from '../db/schema';
import { createLink, startPayment } from '../testing/checkout-steps';
import { LINK_STATUS } from '../testing/contract-request';
import { CASH_BUYER, changeTicket } from '../testing/fixtures';
import { createTestApp, type TestApp } from '../testing/test-app';
import { transferScene, type TransferScene, type TransferSteps } from '../testing/transfer-steps';

const UNAVAILABLE = { status: 'error', data: 'Uno o más talones no están disponibles.' };

let app: TestApp;
let people: TransferScene['people'];
let ana: TransferSteps;
let bruno: TransferSteps;
let ticketsOf: TransferScene['ticketsOf'];
let statesOf: TransferScene['statesOf'];
beforeEach(async () => {
  app = await createTestApp();
  const scene = await transferScene(app);
  ({ people, ticketsOf, statesOf } = scene);
  ({ ana, bruno } = scene.steps);
});

const transferable = async () => ((await ana.transferable()) as { Numero: string }[]).map(({ Numero }) => Numero);

test.each(['Pago', 'Pago premio'] as const)('a raffle with a ticket %s does not move', async (estado) => {
  const [first] = await ticketsOf('00101');
  await changeTicket(app.db, first?.id, { estado });
  expect(await transferable()).toEqual(['0099']);
  expect((await ana.put('0099', '00101')).body).toMatchObject(UNAVAILABLE);
  expect((await ana.direct('bruno@example.com', '00101')).body).toMatchObject(UNAVAILABLE);
  expect(await statesOf('0099')).toEqual(['Pendiente de Pago']);
});

test('a raffle does not move while a payment of it waits for a check', async () => {
  const ids = (await ticketsOf('00101')).map(({ id }) => id);
  const attempt = await startPayment(app, await createLink(app, people.ana, ids), 4000);
  await app.db.update(paymentAttempts).set({ estado: 'A revisar' }).where(eq(paymentAttempts.token, attempt));
  app.setTime(24 * 3600);
  expect((await ana.put('00101')).body).toMatchObject(UNAVAILABLE);
  expect((await ana.put('0099')).body.status).toBe('success');
});

test('a call that names raffles of another seller is refused at once, even while that seller sells them', async () => {
  await app.db.transaction(async (selling) => {
    await selling.select().from(tickets).where(eq(tickets.numero, '00101')).for('update');
    for (const refused of [bruno.put('00101'), bruno.direct('ana@example.com', '00101'), bruno.request('00101')])
      expect((await refused).body).toMatchObject(UNAVAILABLE);
  });
});

test('a raffle in the bag or requested by another seller is sold neither by an older link nor by a new one', async () => {
  const ids = (await ticketsOf('00101')).map(({ id }) => id);
  const link = await createLink(app, people.ana, ids);
  const check = async () => (await app.call(validateLink, { token: link.token })).body;
  const newLink = async () =>
    app.call(
      generateLink,
      { ...CASH_BUYER, talones: ids, status: LINK_STATUS, asumirRecargo: 'false' },
      { token: await app.tokenOf(people.ana.userId) },
    );
  expect((await check()).status).toBe('success');
  await ana.put('00101');
  expect(await check()).toMatchObject({ status: 'error', message: 'Talones pagos' });
  expect((await newLink()).body).toMatchObject(UNAVAILABLE);
  await bruno.request('00101');
  expect(await check()).toMatchObject({ message: 'Talones pagos' });
  // Now the raffle is Bruno's, and Ana's link does not sell it for him.
  await bruno.confirm('00101');
  expect(await check()).toMatchObject({ message: 'Talones pagos' });
  const { body } = await app.call(getRaffles, {}, { token: await app.tokenOf(people.bruno.userId) });
  expect(body.data).toMatchObject([
    [
      { Numero: '00101', Estado: 'Pendiente de Pago' },
      { Numero: '00101', Estado: 'Pendiente de Pago' },
    ],
  ]);
});
