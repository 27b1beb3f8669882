import { asc, eq } from 'drizzle-orm';
import { getPurchase, validateLink } from '@rifas/shared/contracts';
import {
  attemptEvents,
  auditLog,
  cardDetails,
  deposits,
  gatewayNotices,
  mails,
  refunds,
  ticketPayments,
  tickets,
} from '../db/schema';
import { decidePayment, takeBack } from '../sandbox/sandbox-gateway';
import { notify, sellInCash, startPayment } from '../testing/checkout-steps';
import { paymentScene, type PaymentScene } from '../testing/payment-scene';
import { createTestApp, type TestApp } from '../testing/test-app';
import { transferSteps } from '../testing/transfer-steps';
import { settleLostNotices } from './lost-notices';

let app: TestApp;
let scene: PaymentScene;
beforeEach(async () => {
  app = await createTestApp();
  scene = await paymentScene(app);
});

test('an approved payment sells the tickets, books a card deposit without the surcharge, and mails the e-ticket with its QR', async () => {
  const { ids, link, numero, attempt } = await scene.begin();
  expect((await notify(app, attempt)).body).toEqual({ status: 'success', data: { estado: 'Aprobado' } });

  const sold = { estado: 'Pago', tipo: 'Credito', compradorNombre: 'Eva', compradorEmail: 'eva@example.com' };
  expect(await app.db.select().from(tickets).orderBy(asc(tickets.id))).toMatchObject(
    ids.map((id) => ({ id, ...sold })),
  );
  expect(await app.db.select().from(deposits)).toMatchObject([
    { tipo: 'Tarjeta', montoCents: 4000, usedCents: 4000, passengerId: scene.ana.passengerId },
  ]);
  expect(await app.db.select().from(cardDetails)).toMatchObject([
    { numeroTarjeta: '4*** **** **** 1111', cuotas: '12', tipo: 'Credito', fechaTransaccion: '2026-11-21 12:00:00' },
  ]);
  const [mail] = await app.mailsTo('eva@example.com');
  expect(mail).toMatchObject({
    toAddress: 'eva@example.com',
    attachments: [{ contentType: 'image/png', cid: 'eticket' }],
  });
  expect(mail?.text).toContain(`- Rifa ${numero}, sorteo 1 · 15/03/2999`);
  expect(mail?.text).toContain('US$ 42,00');
  expect(await app.db.select().from(auditLog).where(eq(auditLog.action, 'talon.pago-tarjeta'))).toHaveLength(2);
  expect((await app.call(validateLink, { token: link.token })).body).toMatchObject({
    status: 'error',
    code: 405,
    message: 'Ya se efectuó el pago.',
  });
});

test('a payment is settled once, however often its notice comes, and the log of the attempt has every notice', async () => {
  const { attempt } = await scene.begin();
  await Promise.all([notify(app, attempt), notify(app, attempt), notify(app, attempt)]);
  await notify(app, attempt, { approved: false });
  expect(await app.db.$count(deposits)).toBe(1);
  // One to the buyer and one to the seller.
  expect(await app.db.$count(mails)).toBe(2);
  const events = await app.db.select().from(attemptEvents).orderBy(asc(attemptEvents.id));
  expect(events.map(({ kind }) => kind)).toEqual(['iniciado', 'Aprobado', 'repetido', 'repetido', 'repetido']);
  expect((await scene.attemptOf(attempt)).estado).toBe('Aprobado');
});

test('after a rejected payment the link can be paid again, and a late approval of the first payment goes back', async () => {
  const { link, attempt } = await scene.begin();
  await notify(app, attempt, { approved: false });
  expect((await app.call(validateLink, { token: link.token })).body.status).toBe('success');
  await notify(app, await startPayment(app, link, 4000));
  await notify(app, attempt);
  expect((await scene.attemptOf(attempt)).estado).toBe('A devolver');
  expect((await app.call(getPurchase, { token: link.token })).body.data).toMatchObject({ estado: 'pagado' });
  expect(await app.db.select().from(refunds)).toMatchObject([{ montoCents: 4200 }]);
});

test('an approval that comes after its money went back sells nothing, and the link can be paid again', async () => {
  const { ids, link, attempt } = await scene.begin();
  await decidePayment(app, attempt, true);
  await takeBack(app, attempt);
  await notify(app, attempt, { approved: false });
  expect((await notify(app, attempt)).body.data).toEqual({ estado: 'A devolver' });
  expect(await app.db.select().from(refunds)).toMatchObject([{ montoCents: 4200, motivo: 'pago anulado' }]);
  expect(await app.db.$count(ticketPayments)).toBe(0);
  await notify(app, await startPayment(app, link, 4000));
  expect(await app.db.$count(ticketPayments)).toBe(ids.length);
});

test('a rejected payment without another card is voided once, and its buyer still reads that it was rejected', async () => {
  const { link, attempt } = await scene.begin();
  await decidePayment(app, attempt, false);
  await notify(app, attempt, { approved: false });
  app.setTime(61);
  await settleLostNotices(app);
  expect((await scene.attemptOf(attempt)).estado).toBe('Rechazado');
  app.setTime(16 * 60);
  await settleLostNotices(app);
  await settleLostNotices(app);
  const events = await app.db.select().from(attemptEvents).orderBy(asc(attemptEvents.id));
  expect(events.map(({ kind }) => kind)).toEqual(['iniciado', 'Rechazado', 'Anulado']);
  expect((await app.call(getPurchase, { token: link.token })).body.data).toMatchObject({ estado: 'rechazado' });
  expect((await decidePayment(app, attempt, true))?.estado).toBe('anulado');
});

test.each([
  ['a whole card number', { maskedNumber: '4111 1111 1111 1111' }, { numeroTarjeta: '**** **** **** 1111' }],
  ['an issuer of 70 characters', { issuer: 'x'.repeat(70) }, { issuer: 'x'.repeat(60) }],
  ['a card type there is not', { type: 'Prepaga' }, { tipo: 'Credito' }],
  ['characters that cannot be stored', { issuer: 'a\u0000b' }, { issuer: 'ab' }],
  [
    'numbers for texts, and no bank',
    { authorizationCode: 7, acquirer: null },
    { codigoAutorizacion: '7', acquirer: '' },
  ],
])(
  'a notice with %s is not refused: the payment is settled, with values that fit the columns',
  async (_name, card, stored) => {
    const { attempt } = await scene.begin();
    expect((await notify(app, attempt, { card })).body.data).toEqual({ estado: 'Aprobado' });
    expect(await app.db.select().from(cardDetails)).toMatchObject([stored]);
    const [notice] = await app.db.select().from(gatewayNotices);
    expect(notice?.body).not.toContain('4111 1111');
    expect(notice?.judgedAt).not.toBeNull();
  },
);

test.each([
  ['another amount', { amount: 4201 }],
  ['another currency', { currency: '858' }],
  ['no amount', { amount: undefined }],
  ['an amount that is none', { amount: 'mucho' }],
])(
  'a charge with %s: the payment waits for a check, its tickets are held, and no page shows it as paid',
  async (_name, fields) => {
    const { ids, link, numero, attempt } = await scene.begin();
    expect((await notify(app, attempt, { fields })).body.data).toEqual({ estado: 'A revisar' });
    expect((await app.call(validateLink, { token: link.token })).body).toMatchObject({ message: 'Talones pagos' });
    expect((await app.call(getPurchase, { token: link.token })).body.data).toMatchObject({
      estado: 'a-revisar',
      comprobante: null,
      vendedor: { Email: 'ana@example.com' },
    });
    expect(await app.db.$count(mails)).toBe(0);
    expect((await sellInCash(app, scene.ana, ids)).body.status).toBe('error');
    expect((await (await transferSteps(app, scene.ana)).put(numero)).body.status).toBe('error');
    expect((await notify(app, attempt)).body.data).toEqual({ estado: 'A revisar' });
  },
);
