import { eq, inArray } from 'drizzle-orm';
import { generateLink, getLiveLinks, getMyLinks, validateLink } from '@rifas/shared/contracts';
import { auditLog, paymentAttempts, sales, tickets } from '../db/schema';
import { LINK_STATUS, readAnswer } from '../testing/contract-request';
import { createRaffle, createSeller, type TestSeller } from '../testing/fixtures';
import { createTestApp, type TestApp } from '../testing/test-app';
import { endLinks, replaceLinksOf } from './end-links';
import { linkFactsOf, linkStateOf, type LinkFacts } from './link-state';

const BUYER = { Nombre: 'Eva', Apellido: 'Paz', Email: 'eva@example.com', Celular: '099 1', Departamento: 'Salto' };

let app: TestApp;
let ana: TestSeller;
let token: string;
let number = 0;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
/** Each test has a seller without links. */
beforeEach(async () => {
  number += 1;
  ana = await createSeller(app.db, `ana${number}@example.com`);
  token = await app.tokenOf(ana.userId);
});

const raffle = () => createRaffle(app.db, ana.passengerId, { numero: `9${(number += 1)}` });
async function linkTo(talones: readonly number[]): Promise<{ readonly id: number; readonly token: string }> {
  const fields = { ...BUYER, talones: [...talones], status: LINK_STATUS, asumirRecargo: 'false' };
  const link = String((await app.call(generateLink, fields, { token })).body.data);
  const [sale] = await app.db.select().from(sales).where(eq(sales.token, link));
  if (!sale) throw new Error('there is no sale of this link');
  return { id: sale.id, token: link };
}
const myLinks = async () => readAnswer(getMyLinks, await app.call(getMyLinks, {}, { token }));
const liveLinks = async () => readAnswer(getLiveLinks, await app.call(getLiveLinks, {}, { token }));
const endings = async (ids: readonly number[]) =>
  (
    await app.db
      .select()
      .from(sales)
      .where(inArray(sales.id, [...ids]))
      .orderBy(sales.id)
  ).map(({ endReason, endedAt }) => [endReason, endedAt]);
const tracesOf = async (id: number) =>
  (
    await app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityId, String(id)))
  ).map(({ action, entity, userId }) => [action, entity, userId]);

const NOTHING = { paidAt: null, endedAt: null, endReason: null, openedAt: null };
const THEN = new Date('2026-11-01T12:00:00Z');
type Sale = Parameters<typeof linkStateOf>[0];
test.each<[string, Partial<Sale>, Partial<LinkFacts>, string]>([
  ['nobody has opened', {}, {}, 'made'],
  ['somebody has opened', { openedAt: THEN }, {}, 'opened'],
  ['the last card of which was rejected', { openedAt: THEN }, { attempts: ['Anulado', 'Rechazado'] }, 'rejected'],
  ['somebody pays after a rejection', {}, { attempts: ['Rechazado', 'Iniciado'] }, 'inPayment'],
  ['was paid', { paidAt: THEN, endedAt: THEN }, { attempts: ['A revisar'] }, 'paid'],
  ['has a payment that is looked at', { endedAt: THEN }, { attempts: ['A revisar', 'Anulado'] }, 'toCheck'],
  ['its seller cancelled', { endedAt: THEN, endReason: 'cancelado' }, { attempts: ['Iniciado'] }, 'cancelled'],
  ['another sale replaced', { endedAt: THEN, endReason: 'reemplazado' }, { lostTicket: true }, 'replaced'],
  ['lost a ticket', { openedAt: THEN }, { lostTicket: true, attempts: ['Rechazado'] }, 'unavailable'],
])('linkStateOf returns the state of a link that %s.', (_what, sale, facts, state) => {
  expect(linkStateOf({ ...NOTHING, ...sale }, { attempts: [], lostTicket: false, ...facts })).toBe(state);
});

test('A seller without links has an empty list, and an unknown link has empty facts.', async () => {
  expect(await myLinks()).toEqual([]);
  expect((await linkFactsOf(app.db, []))(1)).toEqual({ attempts: [], lostTicket: false });
});

test('Each link has its own tickets, with their draws, prices and sum; the newest comes first.', async () => {
  const [first, second] = [await raffle(), await raffle()];
  const older = await linkTo(first.slice(0, 1));
  const newer = await linkTo(second);
  const seen = await myLinks();
  expect(seen.map(({ saleId }) => saleId)).toEqual([newer.id, older.id]);
  expect(seen.map((link) => link.tickets.map(({ id }) => id))).toEqual([second, first.slice(0, 1)]);
  for (const link of seen) {
    expect(link.tickets.every(({ priceCents }) => (priceCents ?? 0) > 0)).toBe(true);
    expect(link.totalCents).toBe(link.tickets.reduce((sum, { priceCents }) => sum + (priceCents ?? 0), 0));
    expect(link.tickets[0]).toMatchObject({ draw: '1', number: expect.any(String) as string });
  }
});

test('A link that has lost a ticket to another seller is not live.', async () => {
  const [moved = 0, stayed = 0] = await raffle();
  const whole = await raffle();
  const links = [await linkTo([moved, stayed]), await linkTo(whole)];
  const bruno = await createSeller(app.db, `bruno${number}@example.com`);
  await app.db.update(tickets).set({ ownerId: bruno.passengerId }).where(eq(tickets.id, moved));
  expect((await myLinks()).map(({ saleId, state }) => [saleId, state])).toEqual([
    [links[1]?.id, 'made'],
    [links[0]?.id, 'unavailable'],
  ]);
  expect((await liveLinks()).map(({ ticketId }) => ticketId)).toEqual(whole);
});

test('Tickets that a payment to check holds are listed as such even after its link has ended, and its other tickets are not.', async () => {
  const [kept = 0, free = 0] = await raffle();
  const link = await linkTo([kept, free]);
  await linkTo([kept]);
  const buyer = { buyerName: '', buyerLastName: '', buyerEmail: '', buyerPhone: '', buyerDepartment: '' };
  const asked = {
    baseCents: 4000,
    surchargeCents: 0,
    currency: '840',
    brand: 'Visa',
    cardType: '',
    instalments: '01',
  } as const;
  const [attempt] = await app.db
    .insert(paymentAttempts)
    .values({ token: link.token, saleId: link.id, estado: 'A revisar', ...asked, ...buyer, aliveUntil: THEN })
    .returning();
  await app.db
    .update(tickets)
    .set({ heldBy: attempt?.id ?? 0 })
    .where(eq(tickets.id, kept));
  const told = async () => (await liveLinks()).map(({ ticketId, state }) => [ticketId, state]);
  expect(await told()).toEqual([[kept, 'toCheck']]);
  await endLinks(app.db, [link.id], 'reemplazado', THEN);
  expect(await told()).toEqual([[kept, 'toCheck']]);
});

test('Links are ended once, each with its trace, and endLinks returns those that it has ended.', async () => {
  const [one, other] = [await linkTo(await raffle()), await linkTo(await raffle())];
  const at = app.clock();
  const end = (ids: readonly number[], ...more: [] | [number]) =>
    app.db.transaction((tx) => endLinks(tx, ids, 'cancelado', at, ...more));
  expect(await end([])).toEqual([]);
  expect(await end([one.id], ana.userId)).toEqual([one.id]);
  expect(await end([one.id, other.id])).toEqual([other.id]);
  expect(await endings([one.id, other.id])).toEqual([
    ['cancelado', at],
    ['cancelado', at],
  ]);
  expect(await tracesOf(one.id)).toContainEqual(['venta.link-cancelado', 'venta', ana.userId]);
  expect((await tracesOf(one.id)).filter(([action]) => action === 'venta.link-cancelado')).toHaveLength(1);
});

test('A sale in another way ends every other link of its tickets, and no link of other tickets.', async () => {
  const sold = await raffle();
  const [whole, part, kept] = [await linkTo(sold), await linkTo(sold.slice(0, 1)), await linkTo(sold)];
  const beside = await linkTo(await raffle());
  const at = app.clock();
  await app.db.transaction((tx) => replaceLinksOf(tx, { ticketIds: sold, exceptSale: kept.id, at }));
  expect(await endings([whole.id, part.id, kept.id, beside.id])).toEqual([
    ['reemplazado', at],
    ['reemplazado', at],
    [null, null],
    [null, null],
  ]);
  expect(await tracesOf(whole.id)).toContainEqual(['venta.link-reemplazado', 'venta', null]);
  expect((await app.call(validateLink, { token: kept.token })).body.status).toBe('success');
});
