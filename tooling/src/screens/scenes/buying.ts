import type { Page } from 'playwright-core';
import { ticketPagePath, validityPagePath } from '@rifas/shared/contracts';
import { fail, hang, heading, open, openFailing, press, scenesOf, type Scene } from '../scene';
import type { World } from '../world';

const PAID = '¡PAGO REALIZADO!';

async function openPay(page: Page, world: World, options?: Parameters<World['makeLink']>[0]): Promise<string> {
  const token = await world.makeLink(options);
  await open(page, `/pago/${token}`, /^PAGAR RIFA DE /);
  return token;
}

async function fillCard(page: Page, instalments = '12'): Promise<void> {
  await page.getByLabel('Tarjeta').first().selectOption('Visa');
  const cardType = page.getByLabel('Crédito o débito');
  if ((await cardType.count()) > 0) await cardType.selectOption('credit');
  await page.getByLabel('Cuotas').selectOption(instalments);
}

/** Pays like a buyer. @returns the link's token */
async function pay(page: Page, world: World, verdict: 'Aprobar' | 'Rechazar'): Promise<string> {
  const token = await openPay(page, world);
  await fillCard(page, '01');
  await press(page, /^PAGAR/);
  await press(page, new RegExp(`^${verdict}`));
  return token;
}

async function openTicket(page: Page, world: World): Promise<void> {
  const token = await pay(page, world, 'Aprobar');
  await heading(page, PAID);
  await page.goto(`/${ticketPagePath(token)}`);
}

const openMail = async (page: Page, { mailTo, url }: World, address: string): Promise<void> => {
  const { id } = await mailTo(address);
  // Not shown in the mailbox, whose policy blocks all scripts, even the one that waits for the fonts of a picture.
  const html = await (await fetch(`${url}/sandbox/mailbox/${id}/html`)).text();
  await page.goto('about:blank');
  await page.setContent(html);
};

const paying = scenesOf('pay');
const success = scenesOf('success');
const error = scenesOf('error');
const ticket = scenesOf('e-ticket');
const mail = scenesOf('mails');

export const BUYING: readonly Scene[] = [
  paying('pay', 'What a buyer sees first', async (page, world) => void (await openPay(page, world))),
  paying('pay-many', 'Three raffles at once', async (page, world) => void (await openPay(page, world, { raffles: 3 }))),
  paying('pay-filled', 'A card with a surcharge', async (page, world) => {
    await openPay(page, world);
    await fillCard(page);
  }),
  paying('pay-refused', 'Fields are missing', async (page, world) => {
    await openPay(page, world);
    await fillCard(page, '01');
    await page.getByRole('textbox', { name: 'Nombre' }).fill('');
    await press(page, /^PAGAR/);
    await page.getByText('Debes completar todos los campos*').first().waitFor();
  }),
  paying('pay-loading', 'The link is being read', async (page, world) => {
    await hang(page, '**/talon/validate-link');
    await open(page, `/pago/${await world.makeLink()}`);
  }),
  paying('pay-failed', 'The link cannot be read', async (page, world) =>
    openFailing(page, `/pago/${await world.makeLink()}`, '**/talon/validate-link'),
  ),
  paying('pay-gateway-down', 'The payment page is down', async (page, world) => {
    await fail(page, '**/geopay/echo-test');
    await openPay(page, world);
    await fillCard(page);
    await press(page, /^PAGAR/);
    await page.getByRole('alert').first().waitFor();
  }),
  paying('pay-leaving', 'On the way to the payment page', async (page, world) => {
    await page.route('**/geopay/payment', (route) => route.fulfill({ status: 204 }));
    await openPay(page, world);
    await fillCard(page);
    await press(page, /^PAGAR/);
    await heading(page, '¡Gracias por tu compra!');
  }),
  paying('pay-dead', 'No such link', async (page) => {
    await page.goto('/pago/no-existe');
    await page.getByText('El link no es válido.').first().waitFor();
  }),
  success('success', 'Paid, with the receipt', async (page, world) => {
    await pay(page, world, 'Aprobar');
    await heading(page, PAID);
  }),
  success('success-alone', 'The page without a purchase', async (page) => {
    // The browser remembers the purchase of the scene before.
    await page.addInitScript(() => localStorage.clear());
    await open(page, '/success');
  }),
  error('error', 'The payment was rejected', async (page, world) => {
    await pay(page, world, 'Rechazar');
    await page.getByText(/COMPRA RECHAZADA/).waitFor();
  }),
  error('error-other', 'Something else went wrong', async (page) => {
    await page.goto('/error');
    await page
      .getByText(/HA OCURRIDO UN ERROR/)
      .first()
      .waitFor();
  }),
  ticket('ticket', 'The e-ticket', async (page, world) => {
    await openTicket(page, world);
    await heading(page, /e-ticket/i);
  }),
  ticket('ticket-valid', 'What the code of an e-ticket says', async (page, world) => {
    await openTicket(page, world);
    await page.getByRole('link', { name: /^Código QR/ }).click();
    await page.getByText('Es válido').waitFor();
  }),
  ticket('ticket-invalid', 'The code of no purchase', async (page) => {
    await page.goto(`/${validityPagePath('no-existe')}`);
  }),
  mail('mail-ticket', 'The buyer’s e-ticket', async (page, world) => {
    await pay(page, world, 'Aprobar');
    await heading(page, PAID);
    await openMail(page, world, 'rosa.perez@example.com');
  }),
  mail('mail-sale', 'The seller’s news of a sale', (page, world) => openMail(page, world, 'mucho@example.com')),
  mail('mail-reset', 'A new password was asked for', async (page, world) => {
    await page.request.post('/reset-link', { form: { email: 'nueva@example.com' } });
    await openMail(page, world, 'nueva@example.com');
  }),
  mail('mail-transfer', 'A transfer was begun', async (page, world) => {
    await world.call('/api/talon/transferencia-directa', [
      ['rifas[]', (await world.pending())[0]?.[0]?.Numero ?? ''],
      ['mailTransf', 'bruno@example.com'],
    ]);
    await openMail(page, world, 'bruno@example.com');
  }),
];
