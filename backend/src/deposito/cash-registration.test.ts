import { eq } from 'drizzle-orm';
import { deletePayment, getDepositsToUse, getRaffles, registerTickets, type WireBody } from '@rifas/shared/contracts';
import { deposits, draws, tickets } from '../db/schema';
import {
  changeTicket,
  createCardDeposit,
  createDeposit,
  createRaffle,
  createSeller,
  type TestSeller,
} from '../testing/fixtures';
import { createTestApp, type TestApp } from '../testing/test-app';

const BUYER = {
  Nombre: ' Marta ',
  Apellido: 'Gómez',
  Email: 'Marta@Mail.com',
  Celular: '099 111 222',
  Departamento: 'No lo sé',
};
const UNAVAILABLE = { status: 'error', data: 'Uno o más talones no están disponibles.' };
const NOT_YOURS = { status: 'error', message: 'El depósito no está entre los tuyos.' };

let app: TestApp;
let ana: TestSeller;
let bruno: TestSeller;
let token: string;
let count = 0;
/** Two pending tickets of 20 each, and a deposit of 50. */
let ids: number[];
let depositId: number;
beforeAll(async () => {
  app = await createTestApp();
  ana = await createSeller(app.db);
  bruno = await createSeller(app.db, 'bruno@example.com');
  token = await app.tokenOf(ana.userId);
});
beforeEach(async () => {
  count += 1;
  ids = await createRaffle(app.db, ana.passengerId, { numero: String(count).padStart(5, '0') });
  depositId = await createDeposit(app.db, ana.passengerId, 5000);
});

const register = (changes: WireBody = {}) =>
  app.call(registerTickets, { comprador: BUYER, talones: ids, deposito_id: depositId, ...changes }, { token });
const remove = (talon_id: number, as = token) => app.call(deletePayment, { talon_id }, { token: as });
const usedCents = async () => (await app.db.select().from(deposits).where(eq(deposits.id, depositId)))[0]?.usedCents;
const statesOf = async () =>
  (
    await app.db
      .select()
      .from(tickets)
      .where(eq(tickets.numero, String(count).padStart(5, '0')))
  ).map(({ estado }) => estado);
const PENDING = ['Pendiente de Pago', 'Pendiente de Pago'];

describe('register', () => {
  test('marks the tickets as paid, keeps the buyer, takes the price from the deposit', async () => {
    expect((await register()).body).toEqual({ status: 'success', data: null });
    const rows = await app.db
      .select()
      .from(tickets)
      .where(eq(tickets.id, ids[0] ?? 0));
    expect(rows).toMatchObject([
      {
        estado: 'Pago',
        compradorNombre: 'Marta',
        compradorApellido: 'Gómez',
        compradorEmail: 'marta@mail.com',
        compradorDepartamento: 'No lo sé',
        tipo: null,
      },
    ]);
    expect(await usedCents()).toBe(4000);
  });

  test('a ticket that is named twice in a call counts once', async () => {
    expect((await register({ talones: [ids[0] ?? 0, ids[0] ?? 0] })).body.status).toBe('success');
    expect(await usedCents()).toBe(2000);
  });

  test('the whole balance may be used, to the cent', async () => {
    const exactDeposit = await createDeposit(app.db, ana.passengerId, 4000);
    expect((await register({ deposito_id: exactDeposit })).body.status).toBe('success');
  });

  test('a deposit that lacks one cent refuses the whole registration', async () => {
    const shortDeposit = await createDeposit(app.db, ana.passengerId, 3999);
    expect((await register({ deposito_id: shortDeposit })).body).toMatchObject({
      status: 'error',
      message: 'Tu saldo no es suficiente para registrar este talón',
    });
    expect(await statesOf()).toEqual(PENDING);
  });

  test.each(['Para transferir', 'Solicitada', 'Pago', 'Pago premio'] as const)(
    'refuses all tickets if one of them is %s',
    async (estado) => {
      const receiverId = estado === 'Solicitada' ? bruno.passengerId : null;
      await changeTicket(app.db, ids[1], { estado, receiverId });
      expect((await register()).body).toMatchObject(UNAVAILABLE);
      expect((await statesOf()).sort()).toEqual([estado, 'Pendiente de Pago'].sort());
      expect(await usedCents()).toBe(0);
    },
  );

  test('refuses tickets of other sellers and unknown tickets', async () => {
    const theirs = await createRaffle(app.db, bruno.passengerId, { numero: `B${count}` });
    expect((await register({ talones: theirs })).body).toMatchObject(UNAVAILABLE);
    expect((await register({ talones: [...ids, 999_999] })).body).toMatchObject(UNAVAILABLE);
  });

  test('refuses deposits of other sellers, card deposits and unknown deposits', async () => {
    const theirs = await createDeposit(app.db, bruno.passengerId, 5000);
    const card = await createCardDeposit(app.db, ana.passengerId, 5000);
    for (const deposito_id of [theirs, card, 999_999])
      expect((await register({ deposito_id })).body).toMatchObject(NOT_YOURS);
    expect(await statesOf()).toEqual(PENDING);
  });

  test.each([
    [{ ...BUYER, Nombre: ' ' }, 'Debes completar todos los campos*'],
    [{ ...BUYER, Celular: '' }, 'Debes completar todos los campos*'],
    [{ ...BUYER, Email: 'marta@mail' }, 'Formato de email inválido'],
    [{ ...BUYER, Departamento: 'Rosario' }, 'Departamento no válido.'],
  ])('checks the rules of the form again: %j', async (comprador, message) => {
    expect((await register({ comprador })).body).toMatchObject({ status: 'error', message });
  });

  test.each([
    { talones: [] },
    { talones: ['x'] },
    { deposito_id: 'x' },
    { deposito_id: '1e12' },
    { deposito_id: '1.5' },
    { talones: ['99999999999'] },
    { comprador: {} },
  ])('answers 400 to a malformed call: %j', async (changes) => {
    expect((await register(changes)).status).toBe(400);
  });
});

describe('delete', () => {
  test('makes the ticket pending again without its buyer, and puts the money back into the deposit', async () => {
    await register();
    expect((await remove(ids[0] ?? 0)).body).toEqual({ status: 'success', data: null });
    expect(await usedCents()).toBe(2000);
    const [ticket] = await app.db
      .select()
      .from(tickets)
      .where(eq(tickets.id, ids[0] ?? 0));
    expect(ticket).toMatchObject({
      estado: 'Pendiente de Pago',
      compradorNombre: null,
      compradorEmail: null,
      precioCents: 2000,
    });
    expect((await app.call(getRaffles, {}, { token })).body.data).toContainEqual([
      expect.objectContaining({ id: ids[0], Estado: 'Pendiente de Pago', Nombre: null }),
      expect.objectContaining({ id: ids[1], Estado: 'Pago', Nombre: 'Marta' }),
    ]);
    expect((await register({ talones: [ids[0] ?? 0] })).body.status).toBe('success');
  });

  test('two deletions at once give the money back once', async () => {
    await register();
    const answers = await Promise.all([remove(ids[0] ?? 0), remove(ids[0] ?? 0)]);
    expect(answers.map(({ body }) => body.status).sort()).toEqual(['error', 'success']);
    expect(await usedCents()).toBe(2000);
  });

  test.each([
    ['2026-11-22 00:00:00', 'success'],
    ['2026-11-21 23:59:59', 'error'],
    ['2026-11-20 20:00:00', 'error'],
  ])(
    'deleting a ticket with its draw on %s, at 23:30 of November 21 in Montevideo, answers %s',
    async (fecha, status) => {
      const [draw] = await app.db
        .insert(draws)
        .values({ numero: `D${count}`, fecha })
        .returning();
      await changeTicket(app.db, ids[0], { drawId: draw?.id ?? 0 });
      await register();
      // In UTC it is already the 22nd.
      app.setTime(new Date('2026-11-22T02:30:00Z'));
      expect((await remove(ids[0] ?? 0)).body.status).toBe(status);
      expect(await usedCents()).toBe(status === 'success' ? 2000 : 4000);
    },
  );

  test('refuses a ticket that is of another seller, unknown, not paid, paid by a prize or paid by card', async () => {
    await register({ talones: [ids[0] ?? 0] });
    expect((await remove(ids[0] ?? 0, await app.tokenOf(bruno.userId))).body).toMatchObject({
      message: 'El talón no está entre los tuyos.',
    });
    expect((await remove(999_999)).body).toMatchObject({ message: 'El talón no está entre los tuyos.' });
    expect((await remove(ids[1] ?? 0)).body).toMatchObject(UNAVAILABLE);
    await app.db.update(deposits).set({ tipo: 'Tarjeta' }).where(eq(deposits.id, depositId));
    expect((await remove(ids[0] ?? 0)).body).toMatchObject(NOT_YOURS);
    await changeTicket(app.db, ids[0], { estado: 'Pago premio' });
    expect((await remove(ids[0] ?? 0)).body).toMatchObject(UNAVAILABLE);
    expect(await usedCents()).toBe(2000);
  });
});

test('a seller may delete two hundred registrations an hour, because each new registration mails a buyer', async () => {
  const carla = await createSeller(app.db, 'carla@example.com');
  const as = await app.tokenOf(carla.userId);
  for (let deleted = 0; deleted < 200; deleted += 1) expect((await remove(0, as)).status).toBe(200);
  expect((await remove(0, as)).status).toBe(429);
  app.setTime(3600);
  expect((await remove(0, as)).status).toBe(200);
});

test('ccee has no call to register cash, but the calls for deposits exist', async () => {
  const ccee = await createTestApp({ deployment: { variant: 'ccee' }, database: app.database });
  expect(
    (await ccee.call(registerTickets, { comprador: BUYER, talones: ids, deposito_id: depositId }, { token })).status,
  ).toBe(404);
  expect((await ccee.call(getDepositsToUse, {}, { token })).body.status).toBe('success');
});

test('fields that the deployment does not ask for may be empty', async () => {
  const contado = { nombre: false, email: false, celular: false, departamento: false };
  const appWithoutQuestions = await createTestApp({ deployment: { settings: { contado } }, database: app.database });
  const comprador = { Nombre: '', Apellido: '', Email: '', Celular: '', Departamento: '' };
  const answer = await appWithoutQuestions.call(
    registerTickets,
    { comprador, talones: ids, deposito_id: depositId },
    { token },
  );
  expect(answer.body.status).toBe('success');
});
