import type { Page } from 'playwright-core';
import { ticketPagePath, validityPagePath } from '@rifas/shared/contracts';
import { fail, hang, heading, press, type Scene } from '../scene';
import type { World } from '../world';

const PAY = /^PAGAR RIFA DE /;

async function openPay(page: Page, world: World, options?: Parameters<World['makeLink']>[0]): Promise<string> {
  const token = await world.makeLink(options);
  await page.goto(`/pago/${token}`);
  await heading(page, PAY);
  return token;
}

async function fillCard(page: Page, instalments = '12'): Promise<void> {
  await page.getByLabel('Tarjeta').first().selectOption('Visa');
  const cardType = page.getByLabel('Crédito o débito');
  if ((await cardType.count()) > 0) await cardType.selectOption('credit');
  await page.getByLabel('Cuotas').selectOption(instalments);
}

/** Pays as a buyer does. @returns the link's token */
async function pay(page: Page, world: World, verdict: 'Aprobar' | 'Rechazar'): Promise<string> {
  const token = await openPay(page, world);
  await fillCard(page, '01');
  await press(page, /^PAGAR/);
  await press(page, new RegExp(`^${verdict}`));
  return token;
}

const openMail = async (page: Page, { mailTo, url }: World, address: string): Promise<void> => {
  const { id } = await mailTo(address);
  // The mailbox shows a mail without any script, not even the one that waits for its fonts.
  const html = await (await fetch(`${url}/sandbox/mailbox/${id}/html`)).text();
  await page.goto('about:blank');
  await page.setContent(html);
};

const scene = (screen: string) => (rest: Omit<Scene, 'screen'>) => ({ ...rest, screen });
const [paying, success, error, ticket, mail] = ['pay', 'success', 'error', 'e-ticket', 'mails'].map(scene) as [
  ReturnType<typeof scene>,
  ReturnType<typeof scene>,
  ReturnType<typeof scene>,
  ReturnType<typeof scene>,
  ReturnType<typeof scene>,
];

export const BUYING: readonly Scene[] = [
  paying({
    name: 'pay',
    what: 'What a buyer sees first',
    main: true,
    show: async (page, world) => void (await openPay(page, world)),
  }),
  paying({
    name: 'pay-many',
    what: 'Three raffles at once',
    show: async (page, world) => void (await openPay(page, world, { raffles: 3 })),
  }),
  paying({
    name: 'pay-filled',
    what: 'A card with a surcharge',
    show: async (page, world) => {
      await openPay(page, world);
      await fillCard(page);
    },
  }),
  paying({
    name: 'pay-refused',
    what: 'Fields are missing',
    show: async (page, world) => {
      await openPay(page, world);
      await fillCard(page, '01');
      await page.getByRole('textbox', { name: 'Nombre' }).fill('');
      await press(page, /^PAGAR/);
      await page.getByText('Debes completar todos los campos*').first().waitFor();
    },
  }),
  paying({
    name: 'pay-loading',
    what: 'The link is being read',
    show: async (page, world) => {
      await hang(page, '**/talon/validate-link');
      await page.goto(`/pago/${await world.makeLink()}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  }),
  paying({
    name: 'pay-failed',
    what: 'The link cannot be read',
    show: async (page, world) => {
      await fail(page, '**/talon/validate-link');
      await page.goto(`/pago/${await world.makeLink()}`);
      await page.getByRole('button', { name: /reintentar/i }).waitFor();
    },
  }),
  paying({
    name: 'pay-gateway-down',
    what: 'The payment page is down',
    show: async (page, world) => {
      await fail(page, '**/geopay/echo-test');
      await openPay(page, world);
      await fillCard(page);
      await press(page, /^PAGAR/);
      await page.getByRole('alert').first().waitFor();
    },
  }),
  paying({
    name: 'pay-leaving',
    what: 'On the way to the payment page',
    show: async (page, world) => {
      await page.route('**/geopay/payment', (route) => route.fulfill({ status: 204 }));
      await openPay(page, world);
      await fillCard(page);
      await press(page, /^PAGAR/);
      await heading(page, '¡Gracias por tu compra!');
    },
  }),
  paying({
    name: 'pay-dead',
    what: 'No such link',
    show: async (page) => {
      await page.goto('/pago/no-existe');
      await page.getByText('El link no es válido.').first().waitFor();
    },
  }),
  success({
    name: 'success',
    what: 'Paid, with the receipt',
    main: true,
    show: async (page, world) => {
      await pay(page, world, 'Aprobar');
      await heading(page, '¡PAGO REALIZADO!');
    },
  }),
  success({
    name: 'success-alone',
    what: 'The page without a purchase',
    show: async (page) => {
      await page.goto('/success');
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  }),
  error({
    name: 'error',
    what: 'The payment was rejected',
    main: true,
    show: async (page, world) => {
      await pay(page, world, 'Rechazar');
      await page.getByText(/COMPRA RECHAZADA/).waitFor();
    },
  }),
  error({
    name: 'error-other',
    what: 'Something else went wrong',
    show: async (page) => {
      await page.goto('/error');
      await page
        .getByText(/HA OCURRIDO UN ERROR/)
        .first()
        .waitFor();
    },
  }),
  ticket({
    name: 'ticket',
    what: 'The e-ticket',
    main: true,
    show: async (page, world) => {
      const token = await pay(page, world, 'Aprobar');
      await heading(page, '¡PAGO REALIZADO!');
      await page.goto(`/${ticketPagePath(token)}`);
      await heading(page, /e-ticket/i);
    },
  }),
  ticket({
    name: 'ticket-valid',
    what: 'What the code of an e-ticket says',
    show: async (page, world) => {
      const token = await pay(page, world, 'Aprobar');
      await heading(page, '¡PAGO REALIZADO!');
      await page.goto(`/${ticketPagePath(token)}`);
      await page.getByRole('link', { name: /^Código QR/ }).click();
      await page.getByText('Es válido').waitFor();
    },
  }),
  ticket({
    name: 'ticket-invalid',
    what: 'The code of no purchase',
    show: async (page) => {
      await page.goto(`/${validityPagePath('no-existe')}`);
    },
  }),
  mail({
    name: 'mail-ticket',
    what: 'The buyer’s e-ticket',
    main: true,
    show: async (page, world) => {
      await pay(page, world, 'Aprobar');
      await heading(page, '¡PAGO REALIZADO!');
      await openMail(page, world, 'rosa.perez@example.com');
    },
  }),
  mail({
    name: 'mail-sale',
    what: 'The seller’s news of a sale',
    show: (page, world) => openMail(page, world, 'mucho@example.com'),
  }),
  mail({
    name: 'mail-reset',
    what: 'A new password was asked for',
    show: async (page, world) => {
      await page.request.post('/reset-link', { form: { email: 'nueva@example.com' } });
      await openMail(page, world, 'nueva@example.com');
    },
  }),
  mail({
    name: 'mail-transfer',
    what: 'A transfer was begun',
    show: async (page, world) => {
      await world.call('/api/talon/transferencia-directa', [
        ['rifas[]', (await world.pending())[0]?.[0]?.Numero ?? ''],
        ['mailTransf', 'bruno@example.com'],
      ]);
      await openMail(page, world, 'bruno@example.com');
    },
  }),
];
