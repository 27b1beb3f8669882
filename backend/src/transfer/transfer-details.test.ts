import { eq } from 'drizzle-orm';
import { cancelLink } from '@rifas/shared/contracts';
import { auditLog, passengers, paymentAttempts, transfers } from '../db/schema';
import { createLink, startPayment } from '../testing/checkout-steps';
import { countedDuring } from '../testing/counted';
import { changeTicket, createRaffle, createSeller, type TestSeller } from '../testing/fixtures';
import { createTestApp, type TestApp } from '../testing/test-app';
import { transferSteps, type TransferSteps } from '../testing/transfer-steps';

const UNAVAILABLE = { status: 'error', data: 'Uno o más talones no están disponibles.' };

let app: TestApp;
let people: { ana: TestSeller; bruno: TestSeller };
let ana: TransferSteps;
let bruno: TransferSteps;
let ids: number[];
let number = 0;
beforeAll(async () => {
  app = await createTestApp();
  people = {
    ana: await createSeller(app.db, 'ana@example.com'),
    bruno: await createSeller(app.db, 'bruno@example.com'),
  };
  [ana, bruno] = await Promise.all([transferSteps(app, people.ana), transferSteps(app, people.bruno)]);
});

/** Each test has a raffle of its own. */
let raffle = '';
beforeEach(async () => {
  number += 1;
  raffle = `7${number}`;
  ids = await createRaffle(app.db, people.ana.passengerId, { numero: raffle });
});

const history = async () => {
  const [row] = await app.db.select().from(transfers).where(eq(transfers.numero, raffle));
  return row;
};
const traces = async () =>
  (await app.db.select().from(auditLog).where(eq(auditLog.entityId, raffle)).orderBy(auditLog.id)).map(
    ({ action, entity, detail }) => ({ action, entity, detail }),
  );
const lastMailTo = async (email: string) => (await app.mailsTo(email)).at(-1);
describe('A raffle that a buyer is paying for', () => {
  const beginPayment = async () => {
    const link = await createLink(app, people.ana, ids);
    await startPayment(app, link, 4000);
    return link;
  };
  const end = (saleId: number, change: Partial<typeof paymentAttempts.$inferInsert>) =>
    app.db.update(paymentAttempts).set(change).where(eq(paymentAttempts.saleId, saleId));

  test('is not offered and cannot leave its seller, by the bag or directly.', async () => {
    await beginPayment();
    expect(JSON.stringify(await ana.transferable())).not.toContain(`"${raffle}"`);
    expect((await ana.put(raffle)).body).toMatchObject(UNAVAILABLE);
    expect((await ana.direct('bruno@example.com', raffle)).body).toMatchObject(UNAVAILABLE);
    expect(await history()).toBeUndefined();
  });

  test('holds back no other raffle.', async () => {
    await beginPayment();
    await createRaffle(app.db, people.ana.passengerId, { numero: `${raffle}-free` });
    expect(JSON.stringify(await ana.transferable())).toContain(`"${raffle}-free"`);
    expect((await ana.put(`${raffle}-free`)).body.status).toBe('success');
  });

  test('stays with its seller after a rejected card, because another may follow, until the link is cancelled.', async () => {
    const { saleId, token } = await beginPayment();
    await end(saleId, { estado: 'Rechazado' });
    expect(JSON.stringify(await ana.transferable())).not.toContain(`"${raffle}"`);
    expect((await ana.put(raffle)).body).toMatchObject(UNAVAILABLE);
    expect((await ana.direct('bruno@example.com', raffle)).body).toMatchObject(UNAVAILABLE);
    await app.call(cancelLink, { token }, { token: await app.tokenOf(people.ana.userId) });
    expect(JSON.stringify(await ana.transferable())).toContain(`"${raffle}"`);
    expect((await ana.put(raffle)).body.status).toBe('success');
  });

  test('is free again when the attempt has ended.', async () => {
    const { saleId } = await beginPayment();
    await end(saleId, { estado: 'Anulado' });
    expect(JSON.stringify(await ana.transferable())).toContain(`"${raffle}"`);
    expect((await ana.put(raffle)).body.status).toBe('success');
  });

  test.each(['Iniciado', 'Rechazado'] as const)(
    'is free again when the attempt (%s) has run out of time.',
    async (estado) => {
      const { saleId } = await beginPayment();
      await end(saleId, { estado, aliveUntil: app.clock() });
      expect(JSON.stringify(await ana.transferable())).toContain(`"${raffle}"`);
      expect((await ana.direct('bruno@example.com', raffle)).body.status).toBe('success');
    },
  );
});

test('A raffle with a ticket of another seller does not move.', async () => {
  await changeTicket(app.db, ids[1], { ownerId: people.bruno.passengerId });
  expect((await ana.put(raffle)).body).toMatchObject(UNAVAILABLE);
  await changeTicket(app.db, ids[1], { estado: 'Para transferir', ownerId: people.bruno.passengerId });
  await changeTicket(app.db, ids[0], { estado: 'Para transferir' });
  const carla = await transferSteps(app, await createSeller(app.db, `carla${number}@example.com`));
  expect((await carla.request(raffle)).body).toMatchObject(UNAVAILABLE);
});

test('Every step of a transfer stores its time in the history, and its trace names the other side.', async () => {
  const at = (minute: number) => new Date(`2026-11-22T10:0${minute}:00Z`);
  app.setTime(at(1));
  await ana.put(raffle);
  expect(await history()).toMatchObject({
    kind: 'bolsa',
    estado: 'En bolsa',
    fromId: people.ana.passengerId,
    createdAt: at(1),
    closedAt: null,
  });
  app.setTime(at(2));
  await bruno.request(raffle);
  expect(await history()).toMatchObject({ estado: 'Solicitada', requestedAt: at(2), toId: people.bruno.passengerId });
  app.setTime(at(3));
  await bruno.confirm(raffle);
  expect(await history()).toMatchObject({ estado: 'Entregada', closedAt: at(3) });
  expect(await traces()).toEqual([
    { action: 'bolsa.poner', entity: 'rifa', detail: {} },
    { action: 'bolsa.solicitar', entity: 'rifa', detail: { dueno: people.ana.passengerId } },
    { action: 'transferencia.recibida', entity: 'rifa', detail: { de: people.ana.passengerId } },
  ]);
});

test('A raffle that is taken out of the bag closes only its own transfer, and leaves a trace.', async () => {
  const other = `${raffle}-stays`;
  await createRaffle(app.db, people.ana.passengerId, { numero: other });
  await ana.put(raffle, other);
  app.setTime(new Date('2026-11-22T11:00:00Z'));
  await ana.remove(raffle);
  expect(await history()).toMatchObject({ estado: 'Retirada', closedAt: new Date('2026-11-22T11:00:00Z') });
  expect(await app.db.select().from(transfers).where(eq(transfers.numero, other))).toMatchObject([
    { estado: 'En bolsa', closedAt: null },
  ]);
  expect((await traces()).at(-1)).toEqual({ action: 'bolsa.quitar', entity: 'rifa', detail: {} });
  await ana.put(raffle);
  expect(
    (await app.db.select().from(transfers).where(eq(transfers.numero, raffle)).orderBy(transfers.id)).map(
      ({ estado }) => estado,
    ),
  ).toEqual(['Retirada', 'En bolsa']);
});

test('A direct transfer counts as requested from the start, and its trace names the receiver.', async () => {
  app.setTime(new Date('2026-11-22T12:00:00Z'));
  await ana.direct('bruno@example.com', raffle);
  expect(await history()).toMatchObject({
    kind: 'directa',
    estado: 'Solicitada',
    fromId: people.ana.passengerId,
    toId: people.bruno.passengerId,
    createdAt: new Date('2026-11-22T12:00:00Z'),
    requestedAt: new Date('2026-11-22T12:00:00Z'),
  });
  expect(await traces()).toEqual([
    { action: 'transferencia.directa', entity: 'rifa', detail: { para: people.bruno.passengerId } },
  ]);
});

test('Every step of a transfer is counted by its name.', async () => {
  const counted = await countedDuring(app, async () => {
    await ana.put(raffle);
    await ana.remove(raffle);
    await ana.put(raffle);
    await bruno.request(raffle);
    await bruno.confirm(raffle);
    await bruno.direct('ana@example.com', raffle);
  });
  expect(counted).toEqual({
    'transfer/put': 2,
    'transfer/removed': 1,
    'transfer/requested': 1,
    'transfer/confirmed': 1,
    'transfer/direct': 1,
  });
});

describe('The mail to the other side', () => {
  test('about a request names the requesting seller, the raffles, the contacts and the next step, as text and as HTML.', async () => {
    await ana.put(raffle);
    await bruno.request(raffle);
    const mail = await lastMailTo('ana@example.com');
    expect(mail?.subject).toBe('Rifas: te solicitaron una rifa de la bolsa');
    expect(mail?.text).toBe(
      [
        'Hola, ana',
        'bruno Pérez te solicitó esta rifa que pusiste en la bolsa de transferencias:',
        `- Rifa ${raffle}`,
        'Mail: bruno@example.com',
        'Celular: 099 123 456',
        'Coordiná la entrega. La transferencia termina cuando quien la recibe lo confirma.',
        'Ver tus transferencias: http://rifas.test/dashboard/rifas/transfer',
        '',
        'Organiza Viajes del Sur. Consultas: contacto@rifas.example',
      ].join('\n'),
    );
    for (const part of [
      'Hola, ana',
      'bruno Pérez te solicitó esta rifa',
      `>${raffle}</span>`,
      'bruno@<wbr>example.com',
      'href="http://rifas.test/dashboard/rifas/transfer"',
      'Organiza Viajes del Sur',
    ])
      expect(mail?.html).toContain(part);
  });

  test('about a direct transfer or a reception has its own subject and sentences.', async () => {
    await ana.direct('bruno@example.com', raffle);
    const sent = await lastMailTo('bruno@example.com');
    expect(sent?.subject).toBe('Rifas: te están transfiriendo una rifa');
    expect(sent?.text).toContain('ana Pérez te está transfiriendo esta rifa:');
    expect(sent?.text).toContain(
      'Cuando la tengas, confirmá la recepción en la aplicación y va a quedar en tu cuenta.',
    );
    await bruno.confirm(raffle);
    const received = await lastMailTo('ana@example.com');
    expect(received?.subject).toBe('Rifas: confirmaron la recepción de tu rifa');
    expect(received?.text).toContain('bruno Pérez confirmó que recibió esta rifa, que ya no está en tu cuenta:');
    expect(received?.text).toContain('No tenés que hacer nada más.');
  });

  test('about several raffles uses the plural.', async () => {
    await createRaffle(app.db, people.ana.passengerId, { numero: `${raffle}-2` });
    await ana.direct('bruno@example.com', raffle, `${raffle}-2`);
    expect(await lastMailTo('bruno@example.com')).toMatchObject({
      subject: 'Rifas: te están transfiriendo rifas',
      text: expect.stringMatching(/transfiriendo estas rifas:[^]*Cuando las tengas, [^]* y van a quedar/) as string,
    });
  });
});

test('The other sides of pending transfers are sorted by name, each once with all of its raffles.', async () => {
  const zoe = await createSeller(app.db, `zoe${number}@example.com`);
  const abel = await createSeller(app.db, `abel${number}@example.com`);
  const twice = `${raffle}-2`;
  await createRaffle(app.db, people.ana.passengerId, { numero: twice });
  await createRaffle(app.db, people.ana.passengerId, { numero: `${raffle}-3` });
  await app.db.update(passengers).set({ nombres: 'Abel', apellidos: '' }).where(eq(passengers.id, abel.passengerId));
  await ana.direct(zoe.email, raffle, twice);
  await ana.direct(abel.email, `${raffle}-3`);
  const mine = ((await ana.delivery()) as { dueno: { duenoName: string }; rifas: { Numero: string }[] }[]).filter(
    ({ rifas }) => rifas.some(({ Numero }) => Numero.startsWith(raffle)),
  );
  expect(mine.map(({ dueno, rifas }) => [dueno.duenoName, rifas.map(({ Numero }) => Numero)])).toEqual([
    ['Abel', [`${raffle}-3`]],
    [`zoe${number} Pérez`, [raffle, twice]],
  ]);
});
