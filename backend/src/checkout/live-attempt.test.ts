import { asc } from 'drizzle-orm';
import { cancelLink, getPurchase, validateLink } from '@rifas/shared/contracts';
import { cardDetails, deposits, paymentAttempts, refunds, tickets } from '../db/schema';
import { runJobs } from '../jobs/jobs';
import { createLink, pay, type Link } from '../testing/checkout-steps';
import { createRaffle, createSeller, type TestSeller } from '../testing/fixtures';
import { paperGateway, type PaperGateway } from '../testing/paper-gateway';
import { createTestApp, type TestApp } from '../testing/test-app';

// Uses another gateway than the sandbox's, so that no test depends on the habits of one gateway.
let app: TestApp;
let ana: TestSeller;
let gateway: PaperGateway;
let link: Link;
let ids: number[];
let logLines: string[];
beforeEach(async () => {
  gateway = paperGateway();
  logLines = [];
  app = await createTestApp({ gateway: () => gateway, logLines });
  ana = await createSeller(app.db);
  ids = await createRaffle(app.db, ana.passengerId, { numero: '00123' });
  link = await createLink(app, ana, ids);
});

const begin = async (of = link): Promise<string> => {
  const { body } = await pay(app, of, 4000);
  return (body.data as { token: string }).token;
};
const states = async (): Promise<string[]> =>
  (await app.db.select().from(paymentAttempts).orderBy(asc(paymentAttempts.id))).map(({ estado }) => estado);
const decide = (index: number, state: 'approved' | 'processing'): void => {
  const entry = [...gateway.book.values()][index];
  if (entry) entry.state = state;
};
const notify = (token: string) => app.request({ method: 'POST', url: '/geopay/callback', ...noticeOf(token) });
const noticeOf = (token: string) => {
  const { body, headers } = gateway.notice(token);
  return { headers, payload: body };
};
const purchase = async () => (await app.call(getPurchase, { token: link.token })).body.data as { estado: string };

test('the page gets the token that the gateway gave the payment, and the notice of the gateway settles it', async () => {
  const token = await begin();
  expect(token).toBe('hoja-1');
  expect(await purchase()).toMatchObject({ estado: 'confirmando', comprobante: null });
  decide(0, 'approved');
  expect((await notify(token)).body.data).toEqual({ estado: 'Aprobado' });
  expect(await app.db.select().from(cardDetails)).toMatchObject([{ issuer: 'Banco de papel', tipo: 'Debito' }]);
  expect(await purchase()).toMatchObject({
    estado: 'pagado',
    comprobante: { pagado: 40, tarjeta: { CodigoAutorizacion: 'P-77' }, enviado_a: 'e•••@example.com' },
  });
});

test('a notice whose seal does not fit its body is refused', async () => {
  const token = await begin();
  const { headers, payload } = noticeOf(token);
  const forged = await app.request({ method: 'POST', url: '/geopay/callback', headers, payload: `${payload}x` });
  expect(forged.status).toBe(401);
});

describe('a second payment request for a link first settles the first payment with the gateway', () => {
  test('a first payment that is still open at the gateway is voided', async () => {
    await begin();
    await begin();
    expect(await states()).toEqual(['Anulado', 'Iniciado']);
    expect([...gateway.book.values()].map(({ state }) => state)).toEqual(['voided', 'open']);
    expect(await purchase()).toMatchObject({ estado: 'confirmando', pago_anulado: false });
  });

  test('a first payment that was paid, but whose notice never came, answers 405 and "Ya se efectuó el pago."', async () => {
    await begin();
    decide(0, 'approved');
    expect((await pay(app, link, 4000)).body).toMatchObject({ code: 405, message: 'Ya se efectuó el pago.' });
    expect(await states()).toEqual(['Aprobado']);
    expect((await app.call(validateLink, { token: link.token })).body.code).toBe(405);
  });

  test.each([
    ['it does not answer', () => (gateway.silent = true)],
    ['the bank has not decided', () => decide(0, 'processing')],
  ])('%s: the buyer has to wait, and the first payment stays', async (_name, make) => {
    await begin();
    make();
    expect((await pay(app, link, 4000)).body.message).toBe(
      'Estamos confirmando tu pago anterior. Probá de nuevo en unos minutos.',
    );
    expect(await states()).toEqual(['Iniciado']);
  });

  test('a request with a wrong amount does not end the first payment', async () => {
    await begin();
    expect((await pay(app, link, 1)).body.status).toBe('error');
    expect([...gateway.book.values()].map(({ state }) => state)).toEqual(['open']);
  });

  test('several requests at once leave at most one live attempt', async () => {
    await Promise.all([pay(app, link, 4000), pay(app, link, 4000), pay(app, link, 4000)]);
    expect((await states()).filter((estado) => estado === 'Iniciado').length).toBeLessThanOrEqual(1);
    expect([...gateway.book.values()].filter(({ state }) => state === 'open').length).toBeLessThanOrEqual(1);
  });
});

test('a gateway that is down when a payment begins is reported and logged, and the next request closes that payment', async () => {
  gateway.silent = true;
  expect((await pay(app, link, 4000)).body.message).toContain('El medio de pago no responde');
  expect(logLines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({
      msg: 'gateway silent',
      err: expect.objectContaining({ message: 'paper does not talk' }),
    }),
  );
  gateway.silent = false;
  await begin();
  expect(await states()).toEqual(['Anulado', 'Iniciado']);
});

describe('the jobs', () => {
  test('settle a payment whose notice was lost', async () => {
    await begin();
    decide(0, 'approved');
    await runJobs(app);
    expect(await states()).toEqual(['Iniciado']);
    app.setTime(61);
    await runJobs(app);
    expect(await states()).toEqual(['Aprobado']);
    expect((await app.db.select().from(tickets)).map(({ estado }) => estado)).toEqual(['Pago', 'Pago']);
  });

  test('leave a buyer time, and then void a payment that was not made', async () => {
    await begin();
    app.setTime(61);
    await runJobs(app);
    expect(await states()).toEqual(['Iniciado']);
    app.setTime(16 * 60);
    await runJobs(app);
    expect(await states()).toEqual(['Anulado']);
    expect(await purchase()).toMatchObject({ estado: 'sin-pagar', pago_anulado: true });
  });

  test('request a refund once, and follow it to its end', async () => {
    const token = await begin();
    const other = await createLink(app, ana, ids);
    const second = await begin(other);
    decide(0, 'approved');
    decide(1, 'approved');
    await notify(token);
    expect((await notify(second)).body.data).toEqual({ estado: 'A devolver' });
    const refund = async () => (await app.db.select().from(refunds))[0];
    await runJobs(app);
    expect(await refund()).toMatchObject({ estado: 'Pedida', refundedAt: null, asked: 1 });
    gateway.carryMoneyBack();
    app.setTime(61);
    await runJobs(app);
    expect(await refund()).toMatchObject({ estado: 'Hecha', refundedAt: expect.any(Date) });
    expect(await app.db.$count(deposits)).toBe(1);
  });
});

test('a link with a payment under way is cancelled only after the gateway has voided the payment', async () => {
  await begin();
  const token = await app.tokenOf(ana.userId);
  gateway.silent = true;
  expect((await app.call(cancelLink, { token: link.token }, { token })).body.message).toContain('Estamos confirmando');
  gateway.silent = false;
  expect((await app.call(cancelLink, { token: link.token }, { token })).body.status).toBe('success');
  expect(await states()).toEqual(['Anulado']);
  expect(await purchase()).toMatchObject({ estado: 'cancelado', vendedor: { Email: 'ana@example.com' } });
});

test('a link whose payment the gateway has approved is not cancelled', async () => {
  await begin();
  decide(0, 'approved');
  const token = await app.tokenOf(ana.userId);
  expect((await app.call(cancelLink, { token: link.token }, { token })).body).toMatchObject({ code: 405 });
  expect(await purchase()).toMatchObject({ estado: 'pagado' });
});
