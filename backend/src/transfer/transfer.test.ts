import { eq } from 'drizzle-orm';
import { saveComment } from '@rifas/shared/contracts';
import { auditLog, news, passengers, raffles, transfers } from '../db/schema';
import { createRaffle, type TestSeller } from '../testing/fixtures';
import { createTestApp, type TestApp } from '../testing/test-app';
import { transferScene, type TransferScene, type TransferSteps } from '../testing/transfer-steps';
import { MAX_WRONG_MAILS } from './moves';

// Pages compare these texts.
const refusal = (text: string) => ({ status: 'error', data: text, message: text });
const UNAVAILABLE = refusal('Uno o más talones no están disponibles.');
const INVALID = refusal('Pasajero a transferir inválido');
const SUCCESS = { status: 'success', data: null };

let app: TestApp;
let people: TransferScene['people'];
let ana: TransferSteps;
let bruno: TransferSteps;
let carla: TransferSteps;
let ticketsOf: TransferScene['ticketsOf'];
let statesOf: TransferScene['statesOf'];
beforeEach(async () => {
  app = await createTestApp();
  const scene = await transferScene(app);
  ({ people, ticketsOf, statesOf } = scene);
  ({ ana, bruno, carla } = scene.steps);
});

const historyOf = (numero: string) =>
  app.db.select().from(transfers).where(eq(transfers.numero, numero)).orderBy(transfers.id);
const traces = async () =>
  (await app.db.select().from(auditLog).orderBy(auditLog.id)).map(({ userId, action, entityId }) => [
    userId,
    action,
    entityId,
  ]);

const entry = (numero: string, { passengerId }: TestSeller, nombres: string) => ({
  Numero: numero,
  Sorteos: ['1', '2'].map((sorteo_numero) => ({
    sorteo_numero,
    pasajero_id: passengerId,
    pasajero_nombres: nombres,
    pasajero_apellidos: 'Pérez',
  })),
});
const contact = (name: string, ...numeros: string[]) => ({
  dueno: { duenoName: `${name} Pérez`, duenoEmail: `${name}@example.com`, duenoPhone: '099 123 456' },
  rifas: numeros.map((Numero) => ({ Numero, Sorteos: [{ sorteo_numero: '1' }, { sorteo_numero: '2' }] })),
});

describe('by the bag', () => {
  test('each step (put, request, reception) updates every list of both sides, the news, the mails and the traces', async () => {
    expect(await ana.transferable()).toEqual([entry('0099', people.ana, 'ana'), entry('00101', people.ana, 'ana')]);
    expect((await ana.put('00101')).body).toEqual(SUCCESS);
    expect(await ana.transferable()).toEqual([entry('0099', people.ana, 'ana')]);
    expect(await ana.ownBag()).toEqual([entry('00101', people.ana, 'ana')]);
    // Without the caller's own raffles.
    expect(await ana.bag()).toEqual([]);
    expect(await bruno.bag()).toEqual([entry('00101', people.ana, 'ana')]);
    expect(await bruno.ownBag()).toEqual([]);

    expect((await bruno.request('00101')).body).toEqual({ status: 'success', data: [contact('ana', '00101')] });
    expect(await statesOf('00101')).toEqual(['Solicitada']);
    expect([await ana.ownBag(), await carla.bag()]).toEqual([[], []]);
    expect(await ana.delivery()).toEqual([contact('bruno', '00101')]);
    expect(await bruno.reception()).toEqual([contact('ana', '00101')]);
    // Contacts only for the two sides.
    expect([await ana.reception(), await bruno.delivery(), await carla.delivery(), await carla.reception()]).toEqual([
      [],
      [],
      [],
      [],
    ]);

    expect((await bruno.confirm('00101')).body).toEqual(SUCCESS);
    expect(await ticketsOf('00101')).toMatchObject(
      [1, 2].map(() => ({ estado: 'Pendiente de Pago', ownerId: people.bruno.passengerId, receiverId: null })),
    );
    expect([await ana.delivery(), await bruno.reception()]).toEqual([[], []]);
    expect(await bruno.transferable()).toEqual([entry('00101', people.bruno, 'bruno')]);

    const told = { passengerId: people.ana.passengerId, detail: { who: 'bruno Pérez', numbers: ['00101'] } };
    expect(await app.db.select().from(news).orderBy(news.seq)).toMatchObject([
      { ...told, kind: 'raffleRequested' },
      { ...told, kind: 'raffleReceived' },
    ]);
    expect(await traces()).toEqual([
      [people.ana.userId, 'bolsa.poner', '00101'],
      [people.bruno.userId, 'bolsa.solicitar', '00101'],
      [people.bruno.userId, 'transferencia.recibida', '00101'],
    ]);
    const [asked, received, ...more] = await app.mailsTo('ana@example.com');
    expect(more).toEqual([]);
    expect(asked?.text).toMatch(/bruno Pérez te solicitó[^]*- Rifa 00101[^]*bruno@example\.com[^]*099 123 456/);
    expect(received?.text).toMatch(/bruno Pérez confirmó[^]*- Rifa 00101/);
    expect(await app.mailsTo('bruno@example.com')).toEqual([]);
  });

  test('a raffle that is taken out of the bag is free again', async () => {
    await ana.put('00101');
    expect((await ana.remove('00101')).body).toEqual(SUCCESS);
    expect(await statesOf('00101')).toEqual(['Pendiente de Pago']);
    expect(await historyOf('00101')).toMatchObject([{ estado: 'Retirada' }]);
    expect((await ana.put('00101')).body).toEqual(SUCCESS);
  });

  test('a request for raffles of several owners sends one mail to each owner', async () => {
    await createRaffle(app.db, people.carla.passengerId, { numero: '00300' });
    await Promise.all([ana.put('00101', '0099'), carla.put('00300')]);
    expect((await bruno.request('00101', '00300', '0099', '0099')).body.data).toEqual([
      contact('ana', '0099', '00101'),
      contact('carla', '00300'),
    ]);
    expect(await app.mailsTo('ana@example.com')).toHaveLength(1);
    expect((await app.mailsTo('carla@example.com'))[0]?.text).not.toContain('00101');
  });

  test('one raffle that is not in the bag refuses the whole request', async () => {
    await ana.put('00101');
    expect((await bruno.request('00101', '0099')).body).toMatchObject(UNAVAILABLE);
    expect(await statesOf('00101')).toEqual(['Para transferir']);
    expect(await app.mailsTo('ana@example.com')).toEqual([]);
  });

  test('a seller cannot request own raffles, requested raffles or unknown raffles', async () => {
    await ana.put('00101');
    expect((await ana.request('00101')).body).toMatchObject(UNAVAILABLE);
    expect((await bruno.request('no-hay')).body).toMatchObject(UNAVAILABLE);
    await bruno.request('00101');
    expect((await bruno.request('00101')).body).toMatchObject(UNAVAILABLE);
    expect((await carla.request('00101')).body).toMatchObject(UNAVAILABLE);
  });

  test('only the owner puts a raffle in or takes it out, and a requested raffle stays', async () => {
    expect((await bruno.put('00101')).body).toMatchObject(UNAVAILABLE);
    await ana.put('00101');
    expect((await bruno.remove('00101')).body).toMatchObject(UNAVAILABLE);
    expect((await ana.put('00101')).body).toMatchObject(UNAVAILABLE);
    expect((await ana.remove('0099')).body).toMatchObject(UNAVAILABLE);
    await bruno.request('00101');
    expect((await ana.remove('00101')).body).toMatchObject(UNAVAILABLE);
  });
});

describe('directly', () => {
  test('a raffle stays with the sender until the receiver confirms', async () => {
    expect((await ana.direct(' Bruno@Example.com ', '00101')).body).toEqual(SUCCESS);
    expect(await ticketsOf('00101')).toMatchObject(
      [1, 2].map(() => ({
        estado: 'Solicitada',
        ownerId: people.ana.passengerId,
        receiverId: people.bruno.passengerId,
      })),
    );
    expect(await ana.delivery()).toEqual([contact('bruno', '00101')]);
    expect(await bruno.reception()).toEqual([contact('ana', '00101')]);
    expect((await app.mailsTo('bruno@example.com'))[0]?.text).toMatch(
      /ana Pérez te está transfiriendo[^]*- Rifa 00101[^]*ana@example\.com/,
    );
    expect(await app.db.select().from(news)).toMatchObject([
      { passengerId: people.bruno.passengerId, kind: 'raffleSent', detail: { who: 'ana Pérez', numbers: ['00101'] } },
    ]);
    expect((await bruno.confirm('00101')).body).toEqual(SUCCESS);
    expect(await app.db.select().from(news).where(eq(news.kind, 'raffleReceived'))).toMatchObject([
      { passengerId: people.ana.passengerId, detail: { who: 'bruno Pérez', numbers: ['00101'] } },
    ]);
    expect(await historyOf('00101')).toMatchObject([{ kind: 'directa', estado: 'Entregada' }]);
    expect((await traces()).map(([, action]) => action)).toEqual(['transferencia.directa', 'transferencia.recibida']);
    // The receiver can send it on to the next seller.
    expect((await bruno.direct('carla@example.com', '00101')).body).toEqual(SUCCESS);
  });

  test.each(['ana@example.com', 'ANA@example.com', 'nadie@example.com', 'no es un mail'])(
    'a transfer to %s is refused',
    async (mail) => {
      expect((await ana.direct(mail, '00101')).body).toMatchObject(INVALID);
      expect(await statesOf('00101')).toEqual(['Pendiente de Pago']);
    },
  );

  test('a raffle that is not pending, of another seller or unknown is refused', async () => {
    await ana.put('00101');
    expect((await ana.direct('bruno@example.com', '0099', '00101')).body).toMatchObject(UNAVAILABLE);
    expect(await statesOf('0099')).toEqual(['Pendiente de Pago']);
    expect((await carla.direct('bruno@example.com', '0099')).body).toMatchObject(UNAVAILABLE);
    expect((await ana.direct('bruno@example.com', 'no-hay')).body).toMatchObject(UNAVAILABLE);
  });

  test('the number of unknown mails is limited, and successful transfers do not count', async () => {
    for (let i = 0; i < MAX_WRONG_MAILS.max; i += 1) {
      await createRaffle(app.db, people.ana.passengerId, { numero: `5${i}`, draws: 1 });
      expect((await ana.direct('bruno@example.com', `5${i}`)).body.status).toBe('success');
    }
    for (let i = 0; i < MAX_WRONG_MAILS.max; i += 1)
      expect((await ana.direct(`robot${i}@example.com`, '00101')).status).toBe(200);
    expect((await ana.direct('bruno@example.com', '00101')).status).toBe(429);
  });
});

describe('reception', () => {
  test('only the receiver confirms a raffle, once, and only a requested one', async () => {
    expect((await bruno.confirm('00101')).body).toMatchObject(UNAVAILABLE);
    await ana.put('00101');
    expect((await bruno.confirm('00101')).body).toMatchObject(UNAVAILABLE);
    await bruno.request('00101');
    expect((await carla.confirm('00101')).body).toMatchObject(UNAVAILABLE);
    expect((await ana.confirm('00101')).body).toMatchObject(UNAVAILABLE);
    expect((await bruno.confirm('00101', '0099')).body).toMatchObject(UNAVAILABLE);
    expect(await statesOf('00101')).toEqual(['Solicitada']);
    expect((await bruno.confirm('00101')).body).toEqual(SUCCESS);
    expect((await bruno.confirm('00101')).body).toMatchObject(UNAVAILABLE);
  });

  test('the comment of the former owner is deleted', async () => {
    await app.call(
      saveComment,
      { numero: '00101', comment: 'La quiere mi tía' },
      { token: await app.tokenOf(people.ana.userId) },
    );
    await ana.direct('bruno@example.com', '00101');
    await bruno.confirm('00101');
    expect(await app.db.select().from(raffles).where(eq(raffles.numero, '00101'))).toEqual([
      { numero: '00101', comentario: '' },
    ]);
  });
});

test('the mail leaves out a missing phone, and escapes markup in names', async () => {
  await app.db
    .update(passengers)
    .set({ nombres: '<b>Bru</b>', celular: '' })
    .where(eq(passengers.id, people.bruno.passengerId));
  await ana.put('00101');
  await bruno.request('00101');
  const [mail] = await app.mailsTo('ana@example.com');
  expect(mail?.html).toContain('&lt;b&gt;Bru&lt;/b&gt;');
  expect(mail?.text).not.toContain('Celular');
});

test('a call without its fields answers 400', async () => {
  expect((await ana.put()).status).toBe(400);
  expect((await ana.remove('')).status).toBe(400);
  expect((await ana.direct('', '00101')).status).toBe(400);
});
