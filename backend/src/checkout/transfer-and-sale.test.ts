import { eq } from 'drizzle-orm';
import { generateLink, getRaffles, validateLink } from '@rifas/shared/contracts';
import { tickets } from '../db/schema';
import { createLink, notify, startPayment } from '../testing/checkout-steps';
import { LINK_STATUS } from '../testing/contract-request';
import { createTestApp, type TestApp } from '../testing/test-app';
import { transferScene, type TransferScene, type TransferSteps } from '../testing/transfer-steps';
import { ATTEMPT_ALIVE_SECONDS } from './init-payment';

const UNAVAILABLE = { status: 'error', data: 'Uno o más talones no están disponibles.' };
const SUCCESS = { status: 'success', data: null };

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
afterEach(() => app.close());

const transferable = async () => ((await ana.transferable()) as { Numero: string }[]).map(({ Numero }) => Numero);

describe('a transfer moves whole raffles or nothing', () => {
  test.each(['Pago', 'Pago premio'] as const)('a raffle with a ticket %s does not move', async (estado) => {
    const [first] = await ticketsOf('00101');
    await app.db
      .update(tickets)
      .set({ estado })
      .where(eq(tickets.id, first?.id ?? 0));
    expect(await transferable()).toEqual(['0099']);
    expect((await ana.put('0099', '00101')).body).toMatchObject(UNAVAILABLE);
    expect((await ana.direct('bruno@example.com', '00101')).body).toMatchObject(UNAVAILABLE);
    expect(await statesOf('0099')).toEqual(['Pendiente de Pago']);
  });

  test('a raffle with a ticket of another seller does not move', async () => {
    const [first] = await ticketsOf('00101');
    await app.db
      .update(tickets)
      .set({ ownerId: people.bruno.passengerId })
      .where(eq(tickets.id, first?.id ?? 0));
    expect((await ana.put('00101')).body).toMatchObject(UNAVAILABLE);
  });

  test('a raffle with a payment under way or a rejected card does not move until the payment is given up', async () => {
    const [first] = await ticketsOf('00101');
    const link = await createLink(app, people.ana, [first?.id ?? 0]);
    const attempt = await startPayment(app, link, 2000);
    expect(await transferable()).toEqual(['0099']);
    expect((await ana.put('00101')).body).toMatchObject(UNAVAILABLE);
    expect((await ana.direct('bruno@example.com', '00101')).body).toMatchObject(UNAVAILABLE);
    await notify(app, attempt, { approved: false });
    expect(await transferable()).toEqual(['0099']);
    expect((await ana.put('00101')).body).toMatchObject(UNAVAILABLE);

    await startPayment(app, link, 2000);
    app.setTime(ATTEMPT_ALIVE_SECONDS - 1);
    expect((await ana.put('00101')).body).toMatchObject(UNAVAILABLE);
    app.setTime(1);
    expect((await ana.put('00101')).body).toEqual(SUCCESS);
  });
});

test('a raffle in the bag or requested by another seller is sold neither by an older link nor by a new one', async () => {
  const ids = (await ticketsOf('00101')).map(({ id }) => id);
  const link = await createLink(app, people.ana, ids);
  const check = async () => (await app.call(validateLink, { token: link.token })).body;
  const newLink = async () =>
    app.call(
      generateLink,
      {
        Nombre: 'Eva',
        Apellido: 'Paz',
        Email: 'eva@example.com',
        Celular: '099',
        Departamento: '',
        talones: ids,
        status: LINK_STATUS,
        asumirRecargo: 'false',
      },
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

test('in single mode the message of an unavailable link speaks of raffles', async () => {
  const single = await createTestApp({ deployment: { mode: 'single' }, database: app.database });
  const link = await createLink(
    single,
    people.ana,
    (await ticketsOf('00101')).map(({ id }) => id),
  );
  await ana.put('00101');
  expect((await single.call(validateLink, { token: link.token })).body).toMatchObject({
    status: 'error',
    message: 'Rifas pagas',
  });
  await single.close();
});
