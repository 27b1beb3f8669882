import { registerTickets } from '@rifas/shared/contracts';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { auditLog, mails, paymentAttempts, tickets, transfers } from '../db/schema';
import { registerCash } from '../deposito/cash-registration';
import { lockDeposit } from '../deposito/own-deposit';
import { createBarrier } from '../testing/barrier';
import { createLink, notify, pay, startPayment } from '../testing/checkout-steps';
import { createDeposit, createRaffle, createSeller, type TestSeller } from '../testing/fixtures';
import { createTestApp, type TestApp } from '../testing/test-app';
import { transferSteps } from '../testing/transfer-steps';
import { confirm } from './confirm';
import { put } from './put-and-remove';
import { request } from './request';

const ROUNDS = 12;
const UNAVAILABLE = 'Uno o más talones no están disponibles.';
const BUYER = { Nombre: 'Marta', Apellido: 'Gómez', Email: 'marta@mail.com', Celular: '099', Departamento: '' };

/** Two copies of the backend on one database: who races comes in through different ones. */
let app: TestApp;
let copy: TestApp;
let ana: TestSeller;
let bruno: TestSeller;
let carla: TestSeller;
beforeAll(async () => {
  app = await createTestApp({ poolSize: 60 });
  copy = await createTestApp({ database: app.database });
  [ana, bruno, carla] = await Promise.all([
    createSeller(app.db, 'ana@example.com'),
    createSeller(app.db, 'bruno@example.com'),
    createSeller(app.db, 'carla@example.com'),
  ]);
});
afterAll(async () => {
  await copy.close();
  await app.close();
});

const ticketsOf = (numero: string) => app.db.select().from(tickets).where(eq(tickets.numero, numero)).orderBy(tickets.id);
const tracesOf = (numero: string) => app.db.select().from(auditLog).where(eq(auditLog.entityId, numero));
const openTransfers = (numero: string) => app.db.select().from(transfers).where(sql`${transfers.numero} = ${numero} and ${transfers.estado} in ('En bolsa', 'Solicitada')`);

/** Runs a race over fresh raffles of two tickets. */
async function rounds(name: string, race: (numero: string, ids: number[]) => Promise<void>): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const numero = `${name}${round}`;
    await race(numero, await createRaffle(app.db, ana.passengerId, { numero }));
  }
}

test('two sellers ask for one raffle: one wins, the other reads the text, nothing is done by halves', async () => {
  const [owner, one, other] = [await transferSteps(app, ana), await transferSteps(app, bruno), await transferSteps(copy, carla)];
  await rounds('1', async (numero) => {
    await owner.put(numero);
    const mailCount = await app.db.$count(mails);
    const answers = await Promise.all([one.request(numero), other.request(numero)]);
    const [loser] = answers.filter(({ body }) => body.status === 'error');
    expect(answers.filter(({ body }) => body.status === 'success')).toHaveLength(1);
    expect(loser?.body).toMatchObject({ data: UNAVAILABLE });
    const winner = answers[0]?.body.status === 'success' ? bruno : carla;
    expect((await ticketsOf(numero)).map(({ estado, receiverId }) => [estado, receiverId])).toEqual([1, 2].map(() => ['Solicitada', winner.passengerId]));
    expect(await openTransfers(numero)).toMatchObject([{ toId: winner.passengerId }]);
    expect(await app.db.$count(mails)).toBe(mailCount + 1);
    expect((await tracesOf(numero)).map(({ action }) => action)).toEqual(['bolsa.poner', 'bolsa.solicitar']);
  });
});

test('taken out against asked for: one of the two', async () => {
  const [owner, other] = [await transferSteps(app, ana), await transferSteps(copy, bruno)];
  await rounds('2', async (numero) => {
    await owner.put(numero);
    const answers = await Promise.all([owner.remove(numero), other.request(numero)]);
    expect(answers.map(({ body }) => body.status).sort()).toEqual(['error', 'success']);
    const states = (await ticketsOf(numero)).map(({ estado }) => estado);
    expect(new Set(states)).toEqual(new Set([answers[0]?.body.status === 'success' ? 'Pendiente de Pago' : 'Solicitada']));
  });
});

test('put against sold for cash: one of the two, never a ticket that is both', async () => {
  const owner = await transferSteps(app, ana);
  const token = await app.tokenOf(ana.userId);
  const deposito_id = await createDeposit(app.db, ana.passengerId, 1_000_000);
  await rounds('3', async (numero, ids) => {
    const answers = await Promise.all([owner.put(numero), copy.call(registerTickets, { comprador: BUYER, talones: ids.slice(1), deposito_id }, { token })]);
    expect(answers.map(({ body }) => body.status).sort()).toEqual(['error', 'success']);
    const states = (await ticketsOf(numero)).map(({ estado }) => estado);
    expect(states).toEqual(answers[0]?.body.status === 'success' ? ['Para transferir', 'Para transferir'] : ['Pendiente de Pago', 'Pago']);
  });
});

test('put against the start of a card payment: one of the two (D15)', async () => {
  const owner = await transferSteps(app, ana);
  await rounds('4', async (numero, ids) => {
    const link = await createLink(app, ana, ids.slice(0, 1));
    const answers = await Promise.all([owner.put(numero), pay(copy, link, 2000)]);
    expect(answers.map(({ body }) => body.status).sort()).toEqual(['error', 'success']);
  });
});

test('put against a card payment that comes late: sold, or in the bag and the money to be given back (D37)', async () => {
  const owner = await transferSteps(app, ana);
  await rounds('5', async (numero, ids) => {
    const link = await createLink(app, ana, ids);
    const attempt = await startPayment(app, link, 4000);
    app.setTime(3600);
    copy.setTime(app.clock());
    const [answer] = await Promise.all([owner.put(numero), notify(copy, attempt)]);
    const states = (await ticketsOf(numero)).map(({ estado }) => estado);
    const [payment] = await app.db.select().from(paymentAttempts).where(eq(paymentAttempts.token, attempt));
    const wasPut = answer.body.status === 'success';
    expect([states, payment?.estado]).toEqual(wasPut ? [['Para transferir', 'Para transferir'], 'A devolver'] : [['Pago', 'Pago'], 'Aprobado']);
  });
});

test('confirmed twice at once: once', async () => {
  const [owner, one, again] = [await transferSteps(app, ana), await transferSteps(app, bruno), await transferSteps(copy, bruno)];
  await rounds('6', async (numero) => {
    await owner.direct(bruno.email, numero);
    const answers = await Promise.all([one.confirm(numero), again.confirm(numero), one.confirm(numero)]);
    expect(answers.filter(({ body }) => body.status === 'success')).toHaveLength(1);
    expect((await ticketsOf(numero)).map(({ ownerId }) => ownerId)).toEqual([bruno.passengerId, bruno.passengerId]);
    expect((await tracesOf(numero)).filter(({ action }) => action === 'transferencia.recibida')).toHaveLength(1);
  });
});

test('overlapping requests in opposite orders end, each whole or not at all', async () => {
  const [owner, one, other] = [await transferSteps(app, ana), await transferSteps(app, bruno), await transferSteps(copy, carla)];
  const numeros = Array.from({ length: 10 }, (_, i) => `7${i}`);
  for (const numero of numeros) await createRaffle(app.db, ana.passengerId, { numero });
  await owner.put(...numeros);
  const answers = await Promise.all([one.request(...numeros), other.request(...[...numeros].reverse())]);
  expect(answers.filter(({ body }) => body.status === 'success')).toHaveLength(1);
  const rows = await app.db.select().from(tickets).where(inArray(tickets.numero, numeros));
  expect(new Set(rows.map(({ receiverId }) => receiverId)).size).toBe(1);
});

describe('control: without the lock the races are lost', () => {
  const unlocked = (wait: () => Promise<void>) => async (tx: Db, numeros: readonly string[]) => {
    const rows = await tx.select().from(tickets).where(inArray(tickets.numero, [...numeros]));
    await wait();
    return rows;
  };

  test('two sellers are both told that the raffle is theirs', async () => {
    await createRaffle(app.db, ana.passengerId, { numero: '80' });
    await put(app, ana, ['80']);
    const read = unlocked(createBarrier(2));
    const contacts = await Promise.all([request(app, bruno, ['80'], read), request(copy, carla, ['80'], read)]);
    expect(contacts.flat()).toHaveLength(2);
  });

  test('a ticket is sold and its raffle put in the bag, and both are told so', async () => {
    const ids = await createRaffle(app.db, ana.passengerId, { numero: '81', draws: 1 });
    const depositId = await createDeposit(app.db, ana.passengerId, 1_000_000);
    const wait = createBarrier(2);
    const readTickets = async (tx: Db) => unlocked(wait)(tx, ['81']);
    const sale = { seller: ana, buyer: BUYER, ticketIds: ids, depositId };
    await Promise.all([registerCash(copy, sale, { lockTickets: readTickets, lockDeposit }), put(app, ana, ['81'], unlocked(wait))]);
    expect(await tracesOf('81')).toHaveLength(1);
    expect((await tracesOf(String(ids[0]))).map(({ action }) => action)).toContain('talon.pago-contado');
  });

  test('a reception is confirmed twice', async () => {
    await createRaffle(app.db, ana.passengerId, { numero: '82' });
    await (await transferSteps(app, ana)).direct(bruno.email, '82');
    const read = unlocked(createBarrier(2));
    await Promise.all([confirm(app, bruno, ['82'], read), confirm(copy, bruno, ['82'], read)]);
    expect((await tracesOf('82')).filter(({ action }) => action === 'transferencia.recibida')).toHaveLength(2);
  });
});
