import { asc, eq } from 'drizzle-orm';
import { generateLink, getLiveLinks, getRaffles, saveComment, validateLink } from '@rifas/shared/contracts';
import { auditLog, raffles, sales, saleTickets, tickets } from '../db/schema';
import { createLink } from '../testing/checkout-steps';
import { LINK_STATUS } from '../testing/contract-request';
import { countedDuring } from '../testing/counted';
import { changeTicket, createRaffle, createSeller, type TestSeller } from '../testing/fixtures';
import { createTestApp, type TestApp } from '../testing/test-app';
import { newToken } from './generate-link';
import { lockOwnTickets, lockRaffles, lockTickets } from './lock-tickets';

/** Two sites on one database; the second has the setting to absorb the surcharge off. */
let app: TestApp;
let without: TestApp;
let ana: TestSeller;
let bruno: TestSeller;
let token: string;
beforeAll(async () => {
  app = await createTestApp();
  without = await createTestApp({ database: app.database, deployment: { settings: { asumirRecargo: false } } });
  ana = await createSeller(app.db, 'ana@example.com');
  bruno = await createSeller(app.db, 'bruno@example.com');
  token = await app.tokenOf(ana.userId);
});

const buyer = { Nombre: 'Eva', Apellido: 'Paz', Email: 'eva@example.com', Celular: '099 1', Departamento: 'Salto' };
const generate = async (site: TestApp, talones: number[], asumirRecargo: string) => {
  const fields = { ...buyer, talones, status: LINK_STATUS, asumirRecargo };
  return String((await site.call(generateLink, fields, { token })).body.data);
};
const saleOf = async (link: string) => {
  const [sale] = await app.db.select().from(sales).where(eq(sales.token, link));
  if (!sale) throw new Error('there is no sale of this link');
  return sale;
};
const tracesOf = (entityId: string) => app.db.select().from(auditLog).where(eq(auditLog.entityId, entityId));

test.each([
  ['with the setting and the seller’s wish', () => app, 'true', true],
  ['with the setting, but without the wish', () => app, 'false', false],
  ['without the setting, whatever the seller sends', () => without, 'true', false],
])(
  'A link absorbs the surcharge only if the site allows it and the seller wants it: %s.',
  async (_when, site, wish, absorbs) => {
    const ids = await createRaffle(app.db, ana.passengerId, { numero: `1-${wish}-${String(site() === app)}` });
    const link = await generate(site(), ids, wish);
    expect((await saleOf(link)).asumirRecargo).toBe(absorbs);
    expect((await app.call(validateLink, { token: link })).body.data).toMatchObject({
      linkData: { AsumirRecargo: absorbs },
    });
  },
);

test('A link belongs to its seller, holds each ticket once, stores the buyer in columns, and leaves a trace.', async () => {
  const ids = await createRaffle(app.db, ana.passengerId, { numero: '20' });
  const sale = await saleOf(await generate(app, [...ids, ...ids], 'false'));
  expect(sale).toMatchObject({
    passengerId: ana.passengerId,
    compradorNombre: 'Eva',
    compradorApellido: 'Paz',
    compradorEmail: 'eva@example.com',
    compradorCelular: '099 1',
    compradorDepartamento: 'Salto',
    paidAt: null,
  });
  const held = await app.db
    .select()
    .from(saleTickets)
    .where(eq(saleTickets.saleId, sale.id))
    .orderBy(asc(saleTickets.ticketId));
  expect(held.map(({ ticketId }) => ticketId)).toEqual(ids);
  expect((await tracesOf(String(sale.id))).at(-1)).toMatchObject({
    userId: ana.userId,
    action: 'venta.link',
    entity: 'venta',
    detail: { talones: ids },
  });
});

test('Links are counted, and no two tokens are equal.', async () => {
  const ids = await createRaffle(app.db, ana.passengerId, { numero: '21' });
  expect(await countedDuring(app, () => generate(app, ids, 'false'))).toEqual({ 'link/generated': 1 });
  expect(newToken()).not.toBe(newToken());
});

test('A comment on a raffle of another seller is refused with a message, and a stored comment leaves a trace.', async () => {
  await createRaffle(app.db, ana.passengerId, { numero: '30' });
  await createRaffle(app.db, bruno.passengerId, { numero: '31' });
  const comment = (numero: string) => app.call(saveComment, { numero, comment: 'hola' }, { token });
  expect((await comment('31')).body).toMatchObject({ status: 'error', message: 'La rifa no está entre las tuyas.' });
  expect(await tracesOf('31')).toEqual([]);
  await comment('30');
  expect(await tracesOf('30')).toMatchObject([{ userId: ana.userId, action: 'rifa.comentario', entity: 'rifa' }]);
  expect(await app.db.select().from(raffles).where(eq(raffles.numero, '31'))).toMatchObject([{ comentario: '' }]);
});

test('A sold ticket shows its type of card and its buyer.', async () => {
  const [id = 0] = await createRaffle(app.db, ana.passengerId, { numero: '40', draws: 1 });
  await changeTicket(app.db, id, { estado: 'Pago', tipo: 'Credito', compradorNombre: 'Eva Paz' });
  const list = (await app.call(getRaffles, {}, { token })).body.data as object[][];
  expect(list.flat()).toContainEqual(
    expect.objectContaining({ id, Numero: '40', Estado: 'Pago', Tipo: 'Credito', Nombre: 'Eva Paz' }),
  );
});

test('Live links are listed with the oldest sale first, and the tickets of each sale in order.', async () => {
  const ids = await createRaffle(app.db, bruno.passengerId, { numero: '50' });
  const [more = 0] = await createRaffle(app.db, bruno.passengerId, { numero: '51', draws: 1 });
  const other = await app.tokenOf(bruno.userId);
  const { token: older } = await createLink(app, bruno, [...ids].reverse());
  const { token: newer } = await createLink(app, bruno, [more]);
  const live = (await app.call(getLiveLinks, {}, { token: other })).body.data as Record<string, unknown>[];
  expect(live.map(({ talon_id, token }) => ({ talon_id, token }))).toEqual([
    ...ids.map((talon_id) => ({ talon_id, token: older })),
    { talon_id: more, token: newer },
  ]);
});

test('Tickets are locked in the order of their ids, and unknown tickets are left out.', async () => {
  const ids = await createRaffle(app.db, ana.passengerId, { numero: '60' });
  const [other = 0] = await createRaffle(app.db, ana.passengerId, { numero: '61', draws: 1 });
  await app.db.transaction(async (tx) => {
    const rows = await lockTickets(tx, [999_999, ...[...ids].reverse()]);
    expect(rows.map(({ id }) => id)).toEqual(ids);
    expect((await lockRaffles(tx, ['61', '60', 'no-hay'])).map(({ id }) => id)).toEqual([...ids, other]);
  });
});

test('A call that names the tickets of another seller locks none of them.', async () => {
  const ids = await createRaffle(app.db, ana.passengerId, { numero: '62' });
  await app.db.transaction(async (tx) => {
    expect(await lockOwnTickets(tx, ids, ana.passengerId + 1)).toEqual([]);
    await app.db.transaction(async (others) => {
      const rows = await others.select().from(tickets).where(eq(tickets.numero, '62')).for('update', { noWait: true });
      expect(rows).toHaveLength(ids.length);
    });
    expect((await lockOwnTickets(tx, ids, ana.passengerId)).map(({ id }) => id)).toEqual(ids);
  });
});
