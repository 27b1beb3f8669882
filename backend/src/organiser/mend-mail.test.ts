import { desc, eq } from 'drizzle-orm';
import { deletePayment, resendTicket } from '@rifas/shared/contracts';
import { auditLog, mails, paymentAttempts, tickets } from '../db/schema';
import { notify, sellInCash, startPayment } from '../testing/checkout-steps';
import { changeTicket } from '../testing/fixtures';
import { approved, paymentScene, type Begun, type PaymentScene } from '../testing/payment-scene';
import { createTestApp, type TestApp } from '../testing/test-app';
import { findSales } from './find-sale';
import { mendMail } from './mend-mail';
import { resolveCheck } from './resolve';

let app: TestApp;
let scene: PaymentScene;
let begun: Begun;
beforeEach(async () => {
  app = await createTestApp();
  scene = await paymentScene(app);
  begun = await scene.begin();
});

const sentTo = async (address: string) => (await app.mailsTo(address)).length;
const mailsOfTickets = async (ids: readonly number[]) => {
  const rows = await app.db.select({ id: tickets.id, mail: tickets.compradorEmail }).from(tickets);
  return rows.flatMap(({ id, mail }) => (ids.includes(id) ? [mail] : []));
};

test('The e-ticket of a payment is sent to the mended address, which the seller and later requests get too.', async () => {
  await scene.settle(begun.attempt, approved());
  expect(await mendMail(app, begun.link.saleId, ' Eva.Paz@Example.com ')).toBeUndefined();
  expect([await sentTo('eva@example.com'), await sentTo('eva.paz@example.com')]).toEqual([1, 1]);
  expect(await mailsOfTickets(begun.ids)).toEqual(['eva.paz@example.com', 'eva.paz@example.com']);
  await app.call(resendTicket, { token: begun.link.token });
  expect([await sentTo('eva@example.com'), await sentTo('eva.paz@example.com')]).toEqual([1, 2]);
  const log = await scene.logOf('venta', [begun.link.saleId]);
  expect(log.slice(-3)).toEqual([
    ['venta.mail-corregido', { antes: 'eva@example.com', ahora: 'eva.paz@example.com' }],
    ['venta.e-ticket-reenviado', {}],
    ['venta.e-ticket-reenviado', {}],
  ]);
});

test('A mended sale is found by the old address and by the new one, with the mails to both.', async () => {
  const paid = await startPayment(app, begun.link, 4000, { client_email: 'evva@example.com' });
  await notify(app, paid);
  await mendMail(app, begun.link.saleId, 'eva.paz@example.com');
  for (const address of ['evva@example.com', 'eva.paz@example.com']) {
    const [found, history, sent] = await findSales(app.db, address);
    expect(found?.rows).toMatchObject([{ venta: begun.link.saleId, mail: 'eva.paz@example.com' }]);
    expect(history?.rows.map(({ que }) => que)).toContain('venta.mail-corregido');
    expect(sent?.rows.map(({ para }) => para)).toEqual(['evva@example.com', 'eva.paz@example.com']);
  }
});

test('If the address is right already, the e-ticket is only sent again.', async () => {
  await scene.settle(begun.attempt, approved());
  expect(await mendMail(app, begun.link.saleId, 'eva@example.com')).toBeUndefined();
  expect(await sentTo('eva@example.com')).toBe(2);
  expect((await scene.logOf('venta', [begun.link.saleId])).at(-1)?.[0]).toBe('venta.e-ticket-reenviado');
  expect(await app.db.$count(auditLog, eq(auditLog.action, 'venta.mail-corregido'))).toBe(0);
});

test('The address of a sale in cash is mended for the tickets that it still has.', async () => {
  const token = await app.tokenOf(scene.ana.userId);
  await sellInCash(app, scene.ana, begun.ids);
  await app.call(deletePayment, { talon_id: begun.ids[0] }, { token });
  const [sold] = (await findSales(app.db, begun.numero))[0]?.rows ?? [];
  expect(sold).toMatchObject({ tipo: 'contado', mail: 'marta@mail.com' });
  expect(await mendMail(app, Number(sold?.['venta']), 'nora@example.com')).toBeUndefined();
  expect(await mailsOfTickets(begun.ids)).toEqual([null, 'nora@example.com']);
  expect(await sentTo('nora@example.com')).toBe(1);
});

test('Another payment of the sale keeps its own address.', async () => {
  await scene.settle(begun.attempt, { kind: 'rejected' });
  const paid = await startPayment(app, begun.link, 4000, { client_email: 'evva@example.com' });
  await notify(app, paid);
  await mendMail(app, begun.link.saleId, 'eva.paz@example.com');
  const rows = await app.db
    .select({ mail: paymentAttempts.buyerEmail })
    .from(paymentAttempts)
    .orderBy(paymentAttempts.id);
  expect(rows.map(({ mail }) => mail)).toEqual(['eva@example.com', 'eva.paz@example.com']);
});

test('The mail about a refund is sent to the mended address, and again to one that is right already.', async () => {
  await changeTicket(app.db, begun.ids[0], { estado: 'Pago' });
  await scene.settle(begun.attempt, approved());
  const told = async (address: string) =>
    (await findSales(app.db, String(begun.link.saleId)))[2]?.rows.filter(
      ({ para, asunto }) => para === address && asunto === 'Rifas: te devolvemos tu pago',
    ).length;
  expect(await mendMail(app, begun.link.saleId, 'eva.paz@example.com')).toBeUndefined();
  expect([await told('eva@example.com'), await told('eva.paz@example.com')]).toEqual([1, 1]);
  expect(await mendMail(app, begun.link.saleId, 'eva.paz@example.com')).toBeUndefined();
  expect([await told('eva@example.com'), await told('eva.paz@example.com')]).toEqual([1, 2]);
  const [last] = await app.db.select().from(mails).orderBy(desc(mails.id)).limit(1);
  expect(last?.text).toContain('42');
  expect(await scene.logOf('venta', [begun.link.saleId])).toContainEqual([
    'venta.mail-corregido',
    { antes: 'eva@example.com', ahora: 'eva.paz@example.com' },
  ]);
});

test('Of two payments of one link, the address of the one that goes back is mended by its attempt.', async () => {
  const late = await scene.attemptOf(begun.attempt);
  await scene.settle(begun.attempt, { kind: 'voided' });
  await notify(app, await startPayment(app, begun.link, 4000));
  expect(await scene.settle(begun.attempt, approved())).toBe('A devolver');
  const mend = (attempt: number) => mendMail(app, begun.link.saleId, 'eva.paz@example.com', attempt);
  expect(await mend(99)).toBe(`La venta ${begun.link.saleId} no tiene un cobro del intento 99.`);
  expect(await mend(late.id)).toBeUndefined();
  expect(await app.mailsTo('eva.paz@example.com')).toMatchObject([{ subject: 'Rifas: te devolvemos tu pago' }]);
  expect(await mailsOfTickets(begun.ids)).toEqual(['eva@example.com', 'eva@example.com']);
  expect(await mend(late.id + 1)).toBeUndefined();
  expect(await mailsOfTickets(begun.ids)).toEqual(['eva.paz@example.com', 'eva.paz@example.com']);
});

test('The address of a payment that is checked is mended, and gets the e-ticket if the payment is accepted.', async () => {
  await scene.settle(begun.attempt, approved(4100));
  expect(await mendMail(app, begun.link.saleId, 'eva.paz@example.com')).toBeUndefined();
  expect([await sentTo('eva@example.com'), await sentTo('eva.paz@example.com')]).toEqual([0, 0]);
  expect(await resolveCheck(app, (await scene.attemptOf(begun.attempt)).id, 'aceptar')).toBeUndefined();
  expect([await sentTo('eva@example.com'), await sentTo('eva.paz@example.com')]).toEqual([0, 1]);
});

test('A text that is no address, and a sale without an e-ticket, change nothing.', async () => {
  const none = /^La venta \d+ no tiene e-ticket\./;
  expect(await mendMail(app, begun.link.saleId, 'eva.paz@example.com')).toMatch(none);
  expect(await mendMail(app, 99, 'eva.paz@example.com')).toMatch(none);
  await scene.settle(begun.attempt, approved());
  expect(await mendMail(app, begun.link.saleId, 'eva.paz@')).toBe('«eva.paz@» no tiene el formato de un mail.');
  expect(await sentTo('eva.paz@example.com')).toBe(0);
  expect(await mailsOfTickets(begun.ids)).toEqual(['eva@example.com', 'eva@example.com']);
});
