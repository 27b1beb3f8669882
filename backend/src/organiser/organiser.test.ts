import { getPurchase, ticketPagePath } from '@rifas/shared/contracts';
import { settleLostNotices } from '../checkout/lost-notices';
import { cardDetails, mails, news, paymentAttempts, refunds, tickets } from '../db/schema';
import type { GatewayCard } from '../gateway/gateway';
import { decidePayment, paymentOf } from '../sandbox/sandbox-gateway';
import { createLink, notify, startPayment, type Link } from '../testing/checkout-steps';
import { readAnswer } from '../testing/contract-request';
import { createRaffle, createSeller, type TestSeller } from '../testing/fixtures';
import { createTestApp, type TestApp } from '../testing/test-app';
import { findSales } from './find-sale';
import { resolveCheck } from './resolve';
import { refundSections, salesToCheck } from './to-check';

let app: TestApp;
let ana: TestSeller;
let link: Link;
let attempt: string;
beforeEach(async () => {
  app = await createTestApp();
  ana = await createSeller(app.db);
  link = await linkOf('00123');
  attempt = await startPayment(app, link, 4200, { cuotas: '12' });
});

const linkOf = async (numero: string) => createLink(app, ana, await createRaffle(app.db, ana.passengerId, { numero }));
/** The texts that the buyer gets: the mail, as text and as HTML, and the e-ticket. */
async function written(): Promise<string[]> {
  const [mail] = await app.mailsTo('eva@example.com');
  const page = await app.request({ method: 'GET', url: `/${ticketPagePath(link.token)}` });
  return [mail?.text ?? '', mail?.html ?? '', page.text];
}

test('a sale is found by authorisation, mail, raffle, attempt, link and number, with its whole history', async () => {
  await notify(app, attempt);
  for (const text of [
    '123456',
    'EVA@example.com',
    '00123',
    attempt,
    `https://rifas.example/pago/${link.token}`,
    `https://rifas.example/pago/${link.token}/?fbclid=IwAR0#pagar`,
    '123',
    String(link.saleId),
  ]) {
    const [found, history, sent] = await findSales(app.db, text);
    expect(found?.rows).toMatchObject([{ venta: link.saleId, estado: 'pagado', rifas: '00123' }]);
    expect(history?.rows.map(({ que }) => que)).toEqual(
      expect.arrayContaining([
        'venta.link',
        'intento 1: iniciado',
        'intento 1: aviso de la pasarela',
        'intento 1: Aprobado',
      ]),
    );
    expect(sent?.rows).toHaveLength(1);
  }
  expect((await findSales(app.db, 'nadie@example.com'))[0]?.rows).toEqual([]);
});

/** A payment to check that a query to the gateway found, without a notice, and its card. */
async function foundByQuestion(): Promise<{ readonly reference: string; readonly card: GatewayCard }> {
  const reference = await startPayment(app, await linkOf('00124'), 4000);
  await decidePayment(app, reference, true, { amountCents: 3900 });
  app.setTime(61);
  await settleLostNotices(app);
  return { reference, card: (await paymentOf(app.db, reference))?.card as unknown as GatewayCard };
}

test('A payment to check that a query to the gateway found can be searched by its authorisation.', async () => {
  const { card } = await foundByQuestion();
  const [found] = await findSales(app.db, card.authorizationCode);
  expect(found?.rows).toMatchObject([{ estado: 'a revisar', rifas: '00124' }]);
});

describe('a payment to check', () => {
  beforeEach(async () => void (await notify(app, attempt, { fields: { amount: 4100 } })));

  test('is listed with both sums', async () => {
    expect((await salesToCheck(app.db, app.clock()))[0]?.rows).toMatchObject([
      { intento: 1, pedido: '42.00 840', cobrado: '41.00 840' },
    ]);
  });

  test('sells its tickets when it is accepted', async () => {
    expect(await resolveCheck(app, 1, 'aceptar')).toBeUndefined();
    expect(await app.db.select().from(tickets)).toMatchObject([{ estado: 'Pago', heldBy: null }, { estado: 'Pago' }]);
    expect(await resolveCheck(app, 1, 'devolver')).toBe('El intento 1 no está a revisar.');
    const told = await app.db.select({ kind: news.kind }).from(news).orderBy(news.seq);
    expect(told.map(({ kind }) => kind)).toEqual(['paymentToCheck', 'linkPaid']);
  });

  test('has the charged amount and no surcharge on its receipt when it is accepted', async () => {
    await resolveCheck(app, 1, 'aceptar');
    const { receipt } = readAnswer(getPurchase, await app.call(getPurchase, { token: link.token }));
    expect(receipt).toMatchObject({ totalCents: 4000, surchargeCents: 0, paidCents: 4100 });
    for (const text of await written()) {
      expect(text).toContain('US$ 41,00');
      expect(text).not.toMatch(/4[02],00|Recargo/);
    }
  });

  test('keeps its card when a query to the gateway found it', async () => {
    const {
      card: { authorizationCode, issuer, maskedNumber },
    } = await foundByQuestion();
    await resolveCheck(app, 2, 'aceptar');
    expect(await app.db.select().from(cardDetails)).toMatchObject([
      { codigoAutorizacion: authorizationCode, issuer, numeroTarjeta: maskedNumber },
    ]);
  });

  test('is sold with the card that the gateway named last, even if its newest notice names no card', async () => {
    const nothing = { issuer: '', acquirer: '', authorizationCode: '', maskedNumber: '', type: '' };
    await notify(app, attempt, { fields: { amount: 4100 }, card: nothing });
    await resolveCheck(app, 1, 'aceptar');
    expect(await app.db.select().from(cardDetails)).toMatchObject([
      { codigoAutorizacion: '123456', numeroTarjeta: '4*** **** **** 1111', tipo: 'Credito' },
    ]);
  });

  test('refunds the charged amount and frees the tickets when it is given back', async () => {
    expect(await resolveCheck(app, 1, 'devolver')).toBeUndefined();
    expect(await app.db.select().from(refunds)).toMatchObject([{ montoCents: 4100, estado: 'Registrada' }]);
    expect(await app.db.select().from(tickets)).toMatchObject([{ estado: 'Pendiente de Pago', heldBy: null }, {}]);
    expect((await refundSections(app.db, false))[0]?.rows).toMatchObject([{ monto: '41.00', estado: 'Registrada' }]);
    expect(await app.db.select().from(mails)).toMatchObject([
      { toAddress: 'eva@example.com', text: expect.stringContaining('- Rifa 00123\nSe te devuelve: US$ 41,00') },
    ]);
    const purchase = async () => (await app.call(getPurchase, { token: link.token })).body.data;
    expect(await purchase()).toMatchObject({ estado: 'devuelto', comprobante: null });
    // The link can be paid again: then the buyer waits for the new payment.
    await startPayment(app, link, 4000);
    expect(await purchase()).toMatchObject({ estado: 'confirmando' });
  });

  test('cannot be accepted when a ticket has gone, and its tickets stay held', async () => {
    const bruno = await createSeller(app.db, 'bruno@example.com');
    await app.db.update(tickets).set({ ownerId: bruno.passengerId });
    expect(await resolveCheck(app, 1, 'aceptar')).toContain('solo se puede devolver');
    expect((await app.db.select().from(paymentAttempts))[0]?.estado).toBe('A revisar');
    expect((await app.db.select().from(tickets))[0]?.heldBy).toBe(1);
  });
});

test('the receipt of an accepted charge in another currency shows that currency', async () => {
  await notify(app, attempt, { fields: { currency: '858' } });
  await resolveCheck(app, 1, 'aceptar');
  for (const text of await written()) {
    expect(text).toContain('UYU 42,00');
    // The prices of the tickets stay in their own currency.
    expect(text).not.toContain('US$ 42');
  }
});
