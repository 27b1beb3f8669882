import { resendTicket, ticketPagePath } from '@rifas/shared/contracts';
import { mails, rateLimits } from '../db/schema';
import { createLink, notify, startPayment, type Link } from '../testing/checkout-steps';
import { createRaffle, createSeller } from '../testing/fixtures';
import { createTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});

async function linkFor(paid: boolean): Promise<Link> {
  const ana = await createSeller(app.db);
  const link = await createLink(app, ana, await createRaffle(app.db, ana.passengerId, { numero: '00123' }));
  if (paid) await notify(app, await startPayment(app, link, 4000));
  return link;
}

const page = (token: string) => app.request({ method: 'GET', url: `/${ticketPagePath(token)}` });

test('the e-ticket is sent again to the address of the purchase, at most three times an hour', async () => {
  const { token } = await linkFor(true);
  for (let turn = 0; turn < 3; turn += 1) expect((await app.call(resendTicket, { token })).body.status).toBe('success');
  const sent = await app.mailsTo('eva@example.com');
  expect(sent).toHaveLength(4);
  expect(sent[3]?.text).toBe(sent[0]?.text);
  expect((await app.call(resendTicket, { token })).status).toBe(429);
});

test('a link that is not paid has no e-ticket to send or to print', async () => {
  const { token } = await linkFor(false);
  expect((await app.call(resendTicket, { token })).body).toMatchObject({
    status: 'error',
    data: 'Todavía no recibimos la confirmación del pago.',
  });
  expect((await page(token)).status).toBe(404);
  expect(await app.db.$count(mails)).toBe(0);
});

test('tokens of no link do not get a counter each, but are limited by address', async () => {
  await linkFor(false);
  for (let turn = 0; turn < 30; turn += 1)
    expect((await app.call(resendTicket, { token: `${turn}${'x'.repeat(1900)}` })).status).toBe(200);
  expect((await app.call(resendTicket, { token: 'x' })).status).toBe(429);
  expect((await app.db.select().from(rateLimits)).filter(({ key }) => key.startsWith('resend:'))).toHaveLength(1);
});

test('one printable page holds every ticket of the purchase, its QR, and no script', async () => {
  const { token } = await linkFor(true);
  const { status, text, headers } = await page(token);
  expect(status).toBe(200);
  expect(text).toContain('<b>00123</b><ul><li><span>Sorteo 1 · 15/03/2999</span><strong>US$ 20,00</strong></li>');
  expect(text).toContain('data:image/png;base64,');
  expect(text).not.toContain('<script');
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
});
