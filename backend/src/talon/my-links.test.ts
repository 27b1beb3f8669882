import { eq, inArray } from 'drizzle-orm';
import { getLiveLinks, getMyLinks, validateLink } from '@rifas/shared/contracts';
import { auditLog, paymentAttempts, sales } from '../db/schema';
import { createLink, startPayment } from '../testing/checkout-steps';
import { readAnswer } from '../testing/contract-request';
import { changeTicket, createRaffle, createSeller, type TestSeller } from '../testing/fixtures';
import { createTestApp, type TestApp } from '../testing/test-app';
import { endLinks, replaceLinksOf } from './end-links';
import { linkFactsOf, linkStateOf, type LinkFacts } from './link-state';

let app: TestApp;
let ana: TestSeller;
let token: string;
let number = 0;
beforeAll(async () => {
  app = await createTestApp();
});
/** Each test has a seller without links. */
beforeEach(async () => {
  number += 1;
  ana = await createSeller(app.db, `ana${number}@example.com`);
  token = await app.tokenOf(ana.userId);
});

const raffle = () => createRaffle(app.db, ana.passengerId, { numero: `9${(number += 1)}` });
const linkTo = (talones: readonly number[]) => createLink(app, ana, [...talones]);
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
  expect(seen.map(({ saleId }) => saleId)).toEqual([newer.saleId, older.saleId]);
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
  await changeTicket(app.db, moved, { ownerId: bruno.passengerId });
  expect((await myLinks()).map(({ saleId, state }) => [saleId, state])).toEqual([
    [links[1]?.saleId, 'made'],
    [links[0]?.saleId, 'unavailable'],
  ]);
  expect((await liveLinks()).map(({ ticketId }) => ticketId)).toEqual(whole);
});

test('Tickets that a payment to check holds are listed as such even after its link has ended, and its other tickets are not.', async () => {
  const [kept = 0, free = 0] = await raffle();
  const link = await linkTo([kept, free]);
  await linkTo([kept]);
  const payment = eq(paymentAttempts.token, await startPayment(app, link, 4000));
  const [attempt] = await app.db.update(paymentAttempts).set({ estado: 'A revisar' }).where(payment).returning();
  await changeTicket(app.db, kept, { heldBy: attempt?.id ?? 0 });
  const told = async () => (await liveLinks()).map(({ ticketId, state }) => [ticketId, state]);
  expect(await told()).toEqual([[kept, 'toCheck']]);
  await endLinks(app.db, [link.saleId], 'reemplazado', THEN);
  expect(await told()).toEqual([[kept, 'toCheck']]);
});

test('Links are ended once, each with its trace, and endLinks returns those that it has ended.', async () => {
  const [one, other] = [await linkTo(await raffle()), await linkTo(await raffle())];
  const at = app.clock();
  const end = (ids: readonly number[], ...more: [] | [number]) =>
    app.db.transaction((tx) => endLinks(tx, ids, 'cancelado', at, ...more));
  expect(await end([])).toEqual([]);
  expect(await end([one.saleId], ana.userId)).toEqual([one.saleId]);
  expect(await end([one.saleId, other.saleId])).toEqual([other.saleId]);
  expect(await endings([one.saleId, other.saleId])).toEqual([
    ['cancelado', at],
    ['cancelado', at],
  ]);
  expect(await tracesOf(one.saleId)).toContainEqual(['venta.link-cancelado', 'venta', ana.userId]);
  expect((await tracesOf(one.saleId)).filter(([action]) => action === 'venta.link-cancelado')).toHaveLength(1);
});

test('A sale in another way ends every other link of its tickets, and no link of other tickets.', async () => {
  const sold = await raffle();
  const [whole, part, kept] = [await linkTo(sold), await linkTo(sold.slice(0, 1)), await linkTo(sold)];
  const beside = await linkTo(await raffle());
  const at = app.clock();
  await app.db.transaction((tx) => replaceLinksOf(tx, { ticketIds: sold, exceptSale: kept.saleId, at }));
  expect(await endings([whole.saleId, part.saleId, kept.saleId, beside.saleId])).toEqual([
    ['reemplazado', at],
    ['reemplazado', at],
    [null, null],
    [null, null],
  ]);
  expect(await tracesOf(whole.saleId)).toContainEqual(['venta.link-reemplazado', 'venta', null]);
  expect((await app.call(validateLink, { token: kept.token })).body.status).toBe('success');
});
