import { echoTest, validateLink, type WireBody } from '@rifas/shared/contracts';
import { texts } from '@rifas/shared/domain';
import { paymentAttempts, tickets } from '../db/schema';
import { createLink, notify, pay, startPayment, type Link } from '../testing/checkout-steps';
import { changeTicket, createRaffle, createSeller, type TestSeller } from '../testing/fixtures';
import { createTestApp, type TestApp, type TestAppOptions } from '../testing/test-app';

let app: TestApp;
let ana: TestSeller;
async function open(options: TestAppOptions = {}): Promise<void> {
  app = await createTestApp(options);
  ana = await createSeller(app.db);
}

const linkFor = async (asumirRecargo = false): Promise<Link> =>
  createLink(
    app,
    ana,
    await createRaffle(app.db, ana.passengerId, { numero: '00123', priceCents: 61_705 }),
    asumirRecargo,
  );

describe('init-payment recomputes the amount', () => {
  test.each<[string, boolean, WireBody, number]>([
    ['no surcharge', false, {}, 123_410],
    ['Visa credit in 12 instalments, halves up', false, { cuotas: '12' }, 129_581],
    ['the seller absorbs it', true, { cuotas: '12', asumir_recargo: 'true' }, 123_410],
    ['Master in 12 carries none', false, { cuotas: '12', tarjeta: 'Master' }, 123_410],
  ])('dtyt charges the recomputed amount: %s', async (_name, absorbs, changes, amount) => {
    await open();
    const link = await linkFor(absorbs);
    for (const wrong of [amount - 1, amount + 1])
      expect((await pay(app, link, wrong, changes)).body.message).toContain('El importe no coincide');
    expect((await pay(app, link, amount, changes)).body.status).toBe('success');
  });

  test.each<[WireBody, number]>([
    [{ tipo_tarjeta: 'Credito' }, 1_058_000],
    [{ tipo_tarjeta: 'Credito', cuotas: '11' }, 1_110_900],
    [{ tipo_tarjeta: 'Debito' }, 998_000],
  ])('ccee charges the fixed price of the card type: %j', async (changes, amount) => {
    await open({ deployment: { variant: 'ccee', mode: 'single', settings: { preguntarTipoTarjeta: true } } });
    const link = await linkFor();
    expect((await pay(app, link, 123_410, changes)).body.status).toBe('error');
    const attempt = await startPayment(app, link, amount, changes);
    const type = String(changes['tipo_tarjeta']);
    await notify(app, attempt, { card: { type } });
    expect(await app.db.select({ tipo: tickets.tipo, precio: tickets.precioCents }).from(tickets)).toEqual(
      Array.from({ length: 2 }, () => ({ tipo: type, precio: type === 'Debito' ? 499_000 : 529_000 })),
    );
  });
});

// The message for a page that was opened before the settings changed.
const RELOAD = 'Recargá la página.';

test.each<[string, WireBody, string]>([
  ['another sale', { venta_id: 999 }, 'La venta no corresponde a este link.'],
  ['another currency', { currency: '858' }, `Moneda no válida. ${RELOAD}`],
  ['another word on the surcharge', { asumir_recargo: 'true' }, 'El recargo no corresponde a este link.'],
  ['a card type nobody asked for', { tipo_tarjeta: 'Debito' }, `Tipo de tarjeta no válido. ${RELOAD}`],
  ['a bad mail', { client_email: 'eva' }, texts.invalidEmail],
  ['no phone', { client_mobile: '' }, texts.completeAllBuyerFields],
  ['no department', { client_department: '' }, texts.completeAllBuyerFields],
])('init-payment refuses %s', async (_name, changes, message) => {
  await open();
  expect((await pay(app, await linkFor(), 123_410, changes)).body).toEqual({ status: 'error', data: null, message });
  expect(await app.db.$count(paymentAttempts)).toBe(0);
});

test('ccee allows one instalment for debit, and requires the card type', async () => {
  await open({ deployment: { variant: 'ccee', settings: { preguntarTipoTarjeta: true } } });
  const link = await linkFor();
  expect((await pay(app, link, 998_000, { tipo_tarjeta: 'Debito', cuotas: '02' })).body.message).toBe(
    `Opción de pago no válida. ${RELOAD}`,
  );
  expect((await pay(app, link, 1_058_000)).body.message).toBe(`Tipo de tarjeta no válido. ${RELOAD}`);
});

describe('links that cannot be paid', () => {
  const everyCall = async (link: Link) => [
    (await app.call(validateLink, { token: link.token })).body,
    (await app.call(echoTest, { token: link.token })).body,
    (await pay(app, link, 123_410)).body,
  ];

  test('an unknown link answers 406', async () => {
    await open();
    for (const body of await everyCall({ token: 'nada', saleId: 1 }))
      expect(body).toEqual({ status: 'error', data: null, code: 406, message: 'El link no es válido.' });
  });

  test('a paid link answers 405', async () => {
    await open();
    const link = await linkFor();
    await notify(app, await startPayment(app, link, 123_410));
    for (const body of await everyCall(link)) expect(body).toMatchObject({ status: 'error', code: 405 });
  });

  test.each([
    ['multi', 'Talones pagos'],
    ['single', 'Rifas pagas'],
  ] as const)('a link with a ticket that its seller cannot sell any more (%s) answers: %s', async (mode, message) => {
    await open({ deployment: { mode } });
    const bruno = await createSeller(app.db, 'bruno@example.com');
    for (const change of [
      { estado: 'Para transferir' as const },
      { estado: 'Pendiente de Pago' as const, ownerId: bruno.passengerId },
    ]) {
      const ids = await createRaffle(app.db, ana.passengerId, { numero: `1${JSON.stringify(change)}` });
      const link = await createLink(app, ana, ids);
      await changeTicket(app.db, ids[0], change);
      for (const body of await everyCall(link)) expect(body).toEqual({ status: 'error', data: null, message });
    }
  });
});
