import { asc, eq, inArray } from 'drizzle-orm';
import { sales, type tickets } from '../db/schema';
import { createLink } from '../testing/checkout-steps';
import { changeTicket } from '../testing/fixtures';
import { approved, paymentScene, type PaymentScene } from '../testing/payment-scene';
import { createTestApp, type TestApp } from '../testing/test-app';
import type { PaymentOutcome } from './payment-attempt';
import { canSell, lockTicketsOf } from './settlement';

let app: TestApp;
let scene: PaymentScene;
beforeAll(async () => {
  app = await createTestApp();
  scene = await paymentScene(app);
});

test.each<[rule: string, words: PaymentOutcome[], states: string[]]>([
  [
    'A rejection after a void leaves a payment void.',
    [{ kind: 'voided' }, { kind: 'rejected' }],
    ['Anulado', 'Anulado'],
  ],
  ['A void ends a rejected payment.', [{ kind: 'rejected' }, { kind: 'voided' }], ['Rechazado', 'Anulado']],
  ['Money that arrives after a void is not forgotten.', [{ kind: 'voided' }, approved()], ['Anulado', 'Aprobado']],
  ['A void takes no approval back.', [approved(), { kind: 'voided' }], ['Aprobado', 'Aprobado']],
  ['A rejection ends no check of a payment.', [approved(1), { kind: 'rejected' }], ['A revisar', 'A revisar']],
])('%s', async (_rule, words, states) => {
  const { attempt } = await scene.begin();
  const settled = [];
  for (const word of words) settled.push(await scene.settle(attempt, word));
  expect(settled).toEqual(states);
});

test('A sale by card ends the other links of its tickets, and no link of another ticket.', async () => {
  const [sold, other] = [await scene.begin(), await scene.begin()];
  const rival = await createLink(app, scene.ana, sold.ids.slice(1));
  await scene.settle(sold.attempt, approved());
  const ends = await app.db
    .select({ id: sales.id, endReason: sales.endReason, endedAt: sales.endedAt })
    .from(sales)
    .where(inArray(sales.id, [sold.link.saleId, other.link.saleId, rival.saleId]))
    .orderBy(asc(sales.id));
  expect(ends).toEqual([
    { id: sold.link.saleId, endReason: null, endedAt: null },
    { id: other.link.saleId, endReason: null, endedAt: null },
    { id: rival.saleId, endReason: 'reemplazado', endedAt: app.clock() },
  ]);
});

test.each<[name: string, changes: (rival: number) => Partial<typeof tickets.$inferInsert>]>([
  ['was paid', () => ({ estado: 'Pago' })],
  ['has another seller', () => ({ ownerId: scene.bruno.passengerId })],
  ['is in the bag', () => ({ estado: 'Para transferir' })],
  ['is kept for another payment', (heldBy) => ({ heldBy })],
])('A payment that is checked keeps its tickets, but none that %s.', async (_name, change) => {
  const [begun, rival] = [await scene.begin(), await scene.begin()];
  const { id } = await scene.attemptOf(rival.attempt);
  await changeTicket(app.db, begun.ids[0], change(id));
  await scene.settle(begun.attempt, approved(1));
  const traces = await scene.tracesOf(begun);
  expect(traces.held).toEqual(begun.ids.slice(1));
  expect(traces.log).toEqual([['pago.a-revisar', { intento: traces.id, talones: begun.ids.slice(1) }]]);
});

test.each([
  ['its link was paid otherwise', { paidAt: new Date() }, {}],
  ['its link has ended', { endedAt: new Date() }, {}],
  ['a ticket was sold', {}, { estado: 'Pago' }],
  ['a ticket is kept for another payment', {}, { heldBy: 1 }],
  ['a ticket has another owner', {}, { ownerId: 0 }],
] as const)('A payment can no longer sell its tickets once %s.', async (_name, ofSale, ofTicket) => {
  const { link } = await scene.begin();
  const sale = await scene.saleOf(link.saleId);
  const rows = await lockTicketsOf(app.db, link.saleId);
  expect(rows).toHaveLength(2);
  expect(canSell(sale, rows)).toBe(true);
  const changed = rows.map((row, index) => (index === 1 ? { ...row, ...ofTicket } : row));
  expect(canSell({ ...sale, ...ofSale }, changed)).toBe(false);
});

test.each([
  ['cancelled', 'cancelado'],
  ['replaced', 'reemplazado'],
] as const)(
  'The money for a link that was %s in the meantime goes back, even if its tickets are free.',
  async (_name, endReason) => {
    const { attempt, link } = await scene.begin();
    await app.db.update(sales).set({ endedAt: app.clock(), endReason }).where(eq(sales.id, link.saleId));
    expect(await scene.settle(attempt, approved())).toBe('A devolver');
    expect((await scene.saleOf(link.saleId)).paidAt).toBeNull();
  },
);

test('A payment to check holds no ticket if all of them have gone, and still waits for its check.', async () => {
  const begun = await scene.begin();
  for (const id of begun.ids) await changeTicket(app.db, id, { ownerId: scene.bruno.passengerId });
  expect(await scene.settle(begun.attempt, approved(1))).toBe('A revisar');
  const { id, held, log } = await scene.tracesOf(begun);
  expect(held).toEqual([]);
  expect(log).toEqual([['pago.a-revisar', { intento: id, talones: [] }]]);
});
