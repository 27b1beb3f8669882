import { eq } from 'drizzle-orm';
import { news, paymentAttempts, tickets } from '../db/schema';
import { createLink, startPayment } from '../testing/checkout-steps';
import { createTestApp, type TestApp } from '../testing/test-app';
import { transferScene, type TransferScene } from '../testing/transfer-steps';

const UNAVAILABLE = { status: 'error', data: 'Uno o más talones no están disponibles.' };

let app: TestApp;
let scene: TransferScene;
beforeEach(async () => {
  app = await createTestApp();
  scene = await transferScene(app);
});
afterEach(() => app.close());

test('A raffle with a sold ticket does not move.', async () => {
  const { ana } = scene.steps;
  const [first] = await scene.ticketsOf('00101');
  await app.db
    .update(tickets)
    .set({ estado: 'Pago' })
    .where(eq(tickets.id, first?.id ?? 0));
  expect((await ana.put('00101')).body).toMatchObject(UNAVAILABLE);
  expect((await ana.direct('bruno@example.com', '00101')).body).toMatchObject(UNAVAILABLE);
  expect(await scene.statesOf('00101')).toEqual(expect.arrayContaining(['Pago', 'Pendiente de Pago']));
});

test('A raffle does not move while a payment of it waits for a check.', async () => {
  const { ana } = scene.steps;
  const ids = (await scene.ticketsOf('00101')).map(({ id }) => id);
  const attempt = await startPayment(app, await createLink(app, scene.people.ana, ids), 4000);
  await app.db.update(paymentAttempts).set({ estado: 'A revisar' }).where(eq(paymentAttempts.token, attempt));
  app.setTime(24 * 3600);
  expect((await ana.put('00101')).body).toMatchObject(UNAVAILABLE);
  expect((await ana.put('0099')).body.status).toBe('success');
});

test('A call that names raffles of another seller is refused at once, even while that seller sells them.', async () => {
  const { bruno } = scene.steps;
  await app.db.transaction(async (selling) => {
    await selling.select().from(tickets).where(eq(tickets.numero, '00101')).for('update');
    for (const refused of [bruno.put('00101'), bruno.direct('ana@example.com', '00101'), bruno.request('00101')])
      expect((await refused).body).toMatchObject(UNAVAILABLE);
  });
});

test('The news of a request or a direct transfer name the other seller and the raffles.', async () => {
  const { ana, bruno } = scene.steps;
  await ana.put('00101');
  await bruno.request('00101');
  await ana.direct('bruno@example.com', '0099');
  const rows = await app.db.select().from(news).orderBy(news.kind);
  expect(rows).toMatchObject([
    {
      passengerId: scene.people.ana.passengerId,
      kind: 'raffleRequested',
      detail: { who: 'bruno Pérez', numbers: ['00101'] },
    },
    {
      passengerId: scene.people.bruno.passengerId,
      kind: 'raffleSent',
      detail: { who: 'ana Pérez', numbers: ['0099'] },
    },
  ]);
});
