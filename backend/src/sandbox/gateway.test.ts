import qs from 'qs';
import { getRaffles } from '@rifas/shared/contracts';
import { mails, paymentAttempts, sandboxFaults } from '../db/schema';
import { salesToCheck } from '../organiser/to-check';
import { createLink, startPayment, type Link } from '../testing/checkout-steps';
import { readAnswer } from '../testing/contract-request';
import { createRaffle, createSeller, type TestSeller } from '../testing/fixtures';
import { createTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let ana: TestSeller;
let link: Link;
let attempt: string;
beforeEach(async () => {
  app = await createTestApp();
  ana = await createSeller(app.db);
  link = await createLink(app, ana, await createRaffle(app.db, ana.passengerId, { numero: '00123' }));
  attempt = await startPayment(app, link, 4000);
});

const post = (url: string, fields: object) =>
  app.request({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: qs.stringify(fields),
  });
const decide = (decision: string) => post('/sandbox/gateway/decide', { token: attempt, decision });
const ticketStates = async (): Promise<string[]> =>
  readAnswer(getRaffles, await app.call(getRaffles, {}, { token: await app.tokenOf(ana.userId) }))
    .flat()
    .map(({ stateText }) => stateText);

test.each(['/sandbox/gateway', '/geopay/payment'])(
  '%s shows the payment, without scripts, under a policy of its own',
  async (page) => {
    const { status, text, headers } = await post(page, { token: attempt });
    expect(status).toBe(200);
    for (const part of ['lang="es-UY"', 'Eva Paz', 'US$ 40,00', 'Aprobar', 'Rechazar', 'Abandonar'])
      expect(text).toContain(part);
    expect(text).not.toContain('<script');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  },
);

test.each([
  ['aprobar', '/success', 'Pago', 2],
  ['aprobar-dos-veces', '/success', 'Pago', 2],
  ['desordenado', '/success', 'Pago', 2],
  ['devuelto', '/success', 'Pago', 2],
  ['aviso-perdido', '/success', 'Pendiente de Pago', 0],
  ['otro-importe', '/success', 'Pendiente de Pago', 0],
  ['otra-moneda', '/success', 'Pendiente de Pago', 0],
  ['rechazar', '/error#type=5', 'Pendiente de Pago', 0],
  ['firma-incorrecta', '/success', 'Pendiente de Pago', 0],
])('%s: the buyer goes to %s, the tickets are %s', async (decision, location, estado, mailed) => {
  const { status, headers } = await decide(decision);
  expect([status, headers['location']]).toEqual([303, location]);
  expect(await ticketStates()).toEqual([estado, estado]);
  expect(await app.db.$count(mails)).toBe(mailed);
});

test('devuelto: a payment that the gateway gave back is in the list of the organiser', async () => {
  await decide('devuelto');
  const listed = (await salesToCheck(app.db, app.clock())).filter(({ rows }) => rows.length > 0);
  expect(listed).toMatchObject([
    { title: 'cobrados que la pasarela da ahora por no cobrados', rows: [{ venta: link.saleId }] },
  ]);
});

test('abandonar: the buyer goes back to the link, and the payment is not settled', async () => {
  expect((await decide('abandonar')).headers['location']).toBe(`/pago/${link.token}`);
  expect((await app.db.select().from(paymentAttempts))[0]?.estado).toBe('Iniciado');
});

test('aviso-tardio: the buyer may be back before the notice comes', async () => {
  const { status, text } = await decide('aviso-tardio');
  expect(status).toBe(200);
  expect(text).toContain('Enviar el aviso ahora');
  expect(await ticketStates()).toEqual(['Pendiente de Pago', 'Pendiente de Pago']);
  await decide('aprobar');
  expect(await ticketStates()).toEqual(['Pago', 'Pago']);
});

test.each(['caida', 'lenta'])(
  'a gateway that is set to %s for one sale still shows its page, and can be set back',
  async (fault) => {
    expect((await decide(fault)).status).toBe(200);
    expect(await app.db.select().from(sandboxFaults)).toEqual([{ scope: `venta:${link.saleId}`, fault }]);
    expect((await decide('sana')).text).toContain('funciona');
    expect(await app.db.$count(sandboxFaults)).toBe(0);
  },
);

test('a payment that a newer payment replaced cannot be made any more', async () => {
  const second = await startPayment(app, link, 4000);
  expect((await decide('aprobar')).text).toContain('ya no se puede hacer');
  expect(await ticketStates()).toEqual(['Pendiente de Pago', 'Pendiente de Pago']);
  await post('/sandbox/gateway/decide', { token: second, decision: 'aprobar' });
  expect(await ticketStates()).toEqual(['Pago', 'Pago']);
});

test('an unknown attempt answers 404', async () => {
  expect((await post('/sandbox/gateway', { token: '<b>' })).status).toBe(404);
});

test('the mailbox lists the e-ticket, shows it with its QR and gives it as JSON', async () => {
  await decide('aprobar');
  const get = (url: string) => app.request({ method: 'GET', url });
  const [mail] = (await get('/sandbox/mailbox.json?para=EVA@example.com')).body.data as {
    id: number;
    subject: string;
  }[];
  expect(mail?.subject).toBe('Rifas: tu compra está confirmada');
  expect((await get('/sandbox/mailbox.json?para=otra@example.com')).body.data).toEqual([]);
  const list = (await get('/sandbox/mailbox')).text;
  expect(list).toContain(`href="/sandbox/mailbox/${mail?.id}"`);
  // The format in which the site writes a time.
  expect(list).toMatch(/<td>\d{2}:\d{2}:\d{2} \d{2}\/\d{2}\/\d{4}<\/td>/);
  expect((await get(`/sandbox/mailbox/${mail?.id}`)).text).toContain('Rifa 00123');
  const preview = await get(`/sandbox/mailbox/${mail?.id}/html`);
  expect(preview.text).toContain('src="data:image/png;base64,');
  // The page of the mail shows it in a frame.
  expect(preview.headers['x-frame-options']).toBe('SAMEORIGIN');
  expect((await get('/sandbox/mailbox/99')).status).toBe(404);
});

test.each(['/sandbox/mailbox', '/sandbox/mailbox.json', '/sandbox/sandbox.css'])(
  '%s does not exist when the sandbox is off',
  async (url) => {
    const production = await createTestApp({ database: app.database, config: { sandbox: false } });
    expect((await production.request({ method: 'GET', url })).status).toBe(404);
    expect((await production.request({ method: 'POST', url: '/sandbox/gateway', payload: {} })).status).toBe(404);
  },
);
