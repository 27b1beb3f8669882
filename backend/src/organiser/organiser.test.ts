import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { getPurchase, ticketPagePath } from '@rifas/shared/contracts';
import { settleLostNotices } from '../checkout/lost-notices';
import { cardDetails, mails, news, paymentAttempts, refunds, tickets } from '../db/schema';
import type { GatewayCard } from '../gateway/gateway';
import { decidePayment, paymentOf } from '../sandbox/sandbox-gateway';
import { createLink, notify, startPayment, type Link } from '../testing/checkout-steps';
import { readAnswer } from '../testing/contract-request';
import { createRaffle, createSeller, type TestSeller } from '../testing/fixtures';
import { createTestApp, type TestApp } from '../testing/test-app';
import { Problems } from './csv-file';
import { findSales } from './find-sale';
import { resolveCheck } from './resolve';
import { settlementSections } from './settlement-report';
import { refundSections, salesToCheck } from './to-check';

let app: TestApp;
let ana: TestSeller;
let link: Link;
let attempt: string;
let folder: string;
beforeEach(async () => {
  app = await createTestApp();
  ana = await createSeller(app.db);
  link = await linkOf('00123');
  attempt = await startPayment(app, link, 4200, { cuotas: '12' });
  folder = mkdtempSync(join(tmpdir(), 'rifas-report-'));
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await app.close();
});

const linkOf = async (numero: string) => createLink(app, ana, await createRaffle(app.db, ana.passengerId, { numero }));
/** The texts that the buyer gets: the mail, as text and as HTML, and the e-ticket. */
async function written(): Promise<string[]> {
  const [mail] = await app.db.select().from(mails).where(eq(mails.toAddress, 'eva@example.com'));
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

test('the mails of a sale include those to the address that the buyer entered when paying', async () => {
  const other = await linkOf('00124');
  await notify(app, await startPayment(app, other, 4000, { client_email: 'otra@example.com' }));
  const [, , sent] = await findSales(app.db, String(other.saleId));
  expect(sent?.rows).toMatchObject([{ para: 'otra@example.com' }]);
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
      { toAddress: 'eva@example.com', text: expect.stringContaining('Se te devuelve: US$ 41,00') },
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

describe('the settlement', () => {
  const report = (...lines: string[]): string => {
    const path = join(folder, 'informe.csv');
    writeFileSync(path, ['referencia;autorizacion;tipo;importe;moneda', ...lines].join('\n'));
    return path;
  };
  const differences = async (path: string) => {
    const problems = new Problems();
    const [first] = await settlementSections(app.db, { report: path }, problems);
    return problems.lines.length > 0 ? problems.lines : first?.rows;
  };

  beforeEach(async () => void (await notify(app, attempt)));

  test('adds up the charges per day and seller', async () => {
    const [sum] = await settlementSections(app.db, {}, new Problems());
    const of = { dia: '2026-11-21', vendedor: 'ana@example.com', moneda: '840', cobros: 1 };
    expect(sum?.rows).toEqual([{ ...of, cobrado: '42.00', devuelto: '0.00', neto: '42.00' }]);
    const [before] = await settlementSections(app.db, { to: '2026-11-20' }, new Problems());
    expect(before?.rows).toEqual([]);
  });

  test('takes a day as people type it, and reports a text that is not a day', async () => {
    const problems = new Problems();
    const [sum] = await settlementSections(app.db, { from: '21/11/2026', to: '2026-11-21' }, problems);
    expect(sum?.rows).toHaveLength(1);
    expect(await settlementSections(app.db, { from: 'ayer' }, problems)).toEqual([]);
    expect(problems.lines).toEqual(['--from «ayer» no es un día: escribilo como 2026-11-01.']);
  });

  test('agrees with the gateway’s report, by reference or by authorisation', async () => {
    expect(await differences(report(`${attempt};;cobro;42,00;840`))).toEqual([]);
    expect(await differences(report(';123456;cobro;42.00;840'))).toEqual([]);
  });

  test('agrees by the authorisation of a payment that a query to the gateway found', async () => {
    const { card } = await foundByQuestion();
    const lines = [`${attempt};;cobro;42,00;840`, `;${card.authorizationCode};cobro;39,00;840`];
    expect(await differences(report(...lines))).toEqual([]);
  });

  test('agrees by the authorisation of the charge, whatever a later notice names', async () => {
    const other = await startPayment(app, await linkOf('00125'), 4000);
    await notify(app, other, { fields: { amount: 3900 }, card: { authorizationCode: '777' } });
    await notify(app, other, { approved: false, card: { authorizationCode: '' } });
    await notify(app, other, { approved: false, card: { authorizationCode: '888' } });
    const lines = [`${attempt};;cobro;42,00;840`, ';777;cobro;39,00;840'];
    expect(await differences(report(...lines))).toEqual([]);
  });

  test('tells payments with the same authorisation apart, because each bank has its own numbers', async () => {
    const other = await startPayment(app, await linkOf('00125'), 4000);
    await notify(app, other, { fields: { amount: 4000 } });
    const byAuthorization = [';123456;cobro;40,00;840', ';123456;cobro;42,00;840'];
    expect(await differences(report(...byAuthorization))).toEqual([]);
    const bySum = [';123456;cobro;41,00;840', `${attempt};;cobro;42,00;840`];
    expect(await differences(report(...bySum))).toEqual([
      { linea: 2, referencia: other, que: 'otro importe', nuestro: '40.00 840', pasarela: '41.00 840' },
    ]);
  });

  test('does not match a line that names no payment with a payment that has no authorisation', async () => {
    const other = await startPayment(app, await linkOf('00125'), 4000);
    await notify(app, other, { card: { authorizationCode: '' } });
    expect(await differences(report(`${attempt};;cobro;42,00;840`, ';;cobro;40,00;840'))).toEqual([
      { linea: 3, referencia: '', que: 'no la tenemos', nuestro: '', pasarela: '40.00 840' },
      expect.objectContaining({ referencia: other, que: 'cobro que no está en el informe' }),
    ]);
  });

  test('reports each difference with its line', async () => {
    const path = report(`${attempt};;cobro;41,00;840`, `${attempt};;cobro;41,00;840`, 'otra;;cobro;7,00;840');
    expect(await differences(path)).toEqual([
      { linea: 2, referencia: attempt, que: 'otro importe', nuestro: '42.00 840', pasarela: '41.00 840' },
      { linea: 3, referencia: attempt, que: 'está dos veces', nuestro: '', pasarela: '41.00 840' },
      { linea: 4, referencia: 'otra', que: 'no la tenemos', nuestro: '', pasarela: '7.00 840' },
    ]);
    expect(await differences(report('otra;;devolucion;7,00;840'))).toContainEqual(
      expect.objectContaining({ referencia: attempt, que: 'cobro que no está en el informe' }),
    );
  });

  test('reports the line of a report that cannot be read', async () => {
    expect(await differences(report(`${attempt};;cobro;mucho;840`))).toEqual([
      'informe.csv, línea 2: el importe "mucho" no es un importe',
    ]);
  });
});
