import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility';
import type { SellerApi } from '../../support/checkout-links';
import { field, openAndFill, payButton, payTitle } from '../../support/checkout-pay';
import { expect, site, test } from '../../support/checkout-test';

const MAIL = 'Te enviamos un mail con la confirmación y tu e-ticket.';
const decide = (page: Page, decision: string) => page.getByRole('button', { name: decision, exact: true }).click();

/** Makes a link for this buyer and pays it up to the page of the gateway. */
async function atGateway(page: Page, seller: SellerApi, Email: string) {
  const link = await seller.makeLink({ buyer: { Email } });
  await openAndFill(page, link.path, { brand: 'Master', instalments: '03' });
  await payButton(page).click();
  await expect(page.getByRole('button', { name: 'Aprobar', exact: true })).toBeVisible();
  return link;
}

async function paidAndKept(page: Page, seller: SellerApi, email: string): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'true');
  });
  const link = await atGateway(page, seller, email);
  await decide(page, 'Aprobar');
  await expect(page).toHaveURL(/\/success$/);
  await expect(page.getByRole('heading', { level: 1, name: '¡PAGO REALIZADO!' })).toBeFocused();
  await page.reload();
  await expect(page.getByText(MAIL)).toBeVisible();
  await expect(page.getByText(link.number)).toBeVisible();
  await expect(page.getByText(/^Sorteo /)).toHaveText(
    site().mode === 'multi'
      ? link.tickets.map(({ SorteoNumero }) => new RegExp(`^Sorteo ${SorteoNumero} · \\d\\d/\\d\\d/\\d{4}$`))
      : [],
  );
  const receipt = page.getByRole('region', { name: 'Tu comprobante' });
  await expect(receipt).toContainText(`Total pagado${site().variant === 'dtyt' ? 'US$ 100,00' : '$ 26.450,00'}`);
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('button', { name: 'Imprimir' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'true');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(link.number)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden();
  await page.emulateMedia({ media: null });

  const [mail, ...others] = await seller.mailsTo(email);
  expect(mail?.text).toContain(link.number);
  expect(others).toEqual([]);
  await page.goto(link.path);
  await expect(page.getByText('Ya se efectuó el pago.')).toBeVisible();
  await expect(page).toHaveURL(/\/error#type=pagado$/);
  await expect(receipt).toContainText(link.number);
}

test('an approved payment shows the bought numbers, also after a reload and in print; link and mail know it @modes', ({
  page,
  seller,
}) => paidAndKept(page, seller, 'aprobada@example.com'));

test('the buyer can print the e-ticket of all tickets, and have it sent again from the success page @modes', async ({
  page,
  seller,
  baseURL,
}) => {
  const link = await atGateway(page, seller, 'eticket@example.com');
  await decide(page, 'Aprobar');
  await page.getByRole('button', { name: 'Reenviar e-ticket' }).click();
  await expect(page.getByText('Te enviamos el e-ticket otra vez. Revisá también el correo no deseado.')).toBeVisible();
  const mails = await seller.mailsTo('eticket@example.com');
  expect(mails).toHaveLength(2);
  for (const { text } of mails) expect(text).toContain(`${baseURL}/talon/eticket/${link.token}`);

  await page.goto(`/talon/eticket/${link.token}`);
  await expect(page.getByRole('heading', { name: 'Tu e-ticket' })).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(link.tickets.length);
  await expect(page.getByText(`Rifa ${link.number}`)).toBeVisible();
  await expect(page.getByRole('img', { name: 'Código QR: al abrirlo se ve si el e-ticket es válido' })).toBeVisible();
  const fonts = page.evaluate(async () =>
    [...(await document.fonts.ready)].map(({ family, status }) => [family, status]),
  );
  expect(await fonts).toEqual([['Figtree', 'loaded']]);
  await expectAccessible(page);

  // As many raffles as fill two sheets of paper: they begin below the title, and end before the third sheet is full.
  await page.locator('.raffle').evaluate((raffle) => {
    for (let count = 1; count < 10; count += 1) raffle.after(raffle.cloneNode(true));
  });
  if (site().mode === 'multi')
    expect((await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(3);
});

test('a rejected payment shows the message of the bank, also after a reload, and a retry keeps the data', async ({
  page,
  seller,
}) => {
  const link = await atGateway(page, seller, 'rechazada@example.com');
  await decide(page, 'Rechazar');
  await expect(page).toHaveURL(/\/error#type=5$/);
  const rejected = page.getByText('COMPRA RECHAZADA, PONTE EN CONTACTO CON EL BANCO EMISOR DE LA TARJETA.');
  await expect(rejected).toBeVisible();
  await page.reload();
  await expect(rejected).toBeVisible();
  await expect(page.getByRole('link', { name: 'contacto@rifas.example' })).toBeVisible();
  await page.getByRole('link', { name: 'Reintentar' }).click();
  await expect(page).toHaveURL(new RegExp(`${link.path}$`));
  await expect(field(page, 'Tarjeta')).toHaveValue('Master');
  await expect(field(page, 'Cuotas')).toHaveValue('03');
  expect(await seller.mailsTo('rechazada@example.com')).toEqual([]);
});

test('an abandoned payment leads back to the link, with the data kept', async ({ page, seller }) => {
  const link = await atGateway(page, seller, 'abandonada@example.com');
  await decide(page, 'Abandonar');
  await expect(page).toHaveURL(new RegExp(`${link.path}$`));
  await expect(field(page, 'Email')).toHaveValue('abandonada@example.com');
  await expect(field(page, 'Tarjeta')).toHaveValue('Master');
  await expect(payButton(page)).toBeEnabled();
});

test('a payment notice that arrives twice sells the raffle once', async ({ page, seller }) => {
  await atGateway(page, seller, 'dos.veces@example.com');
  await decide(page, 'Aprobar y avisar dos veces');
  await expect(page).toHaveURL(/\/success$/);
  expect(await seller.mailsTo('dos.veces@example.com')).toHaveLength(1);
});

test('a late payment notice settles the sale when it arrives, not when the buyer returns', async ({ page, seller }) => {
  const link = await atGateway(page, seller, 'tarde@example.com');
  await decide(page, 'Aprobar y avisar más tarde');
  await expect(page.getByRole('button', { name: 'Enviar el aviso ahora' })).toBeVisible();
  const buyer = await page.context().newPage();
  await buyer.goto(link.path);
  await expect(payTitle(buyer)).toBeVisible();
  await expect(buyer.getByText('Hay un pago de este link sin confirmar')).toBeVisible();
  await expect(payButton(buyer)).toBeVisible();
  expect(await seller.mailsTo('tarde@example.com')).toEqual([]);
  await decide(page, 'Enviar el aviso ahora');
  await expect(page).toHaveURL(/\/success$/);
  await expect(buyer.getByRole('heading', { level: 1, name: '¡PAGO REALIZADO!' })).toBeVisible();
  await buyer.goto(link.path);
  await expect(buyer.getByText('Ya se efectuó el pago.')).toBeVisible();
  expect(await seller.mailsTo('tarde@example.com')).toHaveLength(1);
});

test('a payment notice with a wrong signature settles nothing', async ({ page, seller }) => {
  const link = await atGateway(page, seller, 'firma@example.com');
  await decide(page, 'Avisar con firma incorrecta');
  await expect(page).toHaveURL(/\/success$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Estamos confirmando tu pago' })).toBeVisible();
  await expect(page.getByText('¡PAGO REALIZADO!')).toHaveCount(0);
  await page.goto(link.path);
  await expect(payTitle(page)).toBeVisible();
  expect(await seller.mailsTo('firma@example.com')).toEqual([]);
});

test('a link that was paid in one tab cannot be paid again in another tab', async ({ page, seller, watch }) => {
  const second = await page.context().newPage();
  watch(second);
  const { path } = await seller.makeLink();
  await openAndFill(page, path);
  await openAndFill(second, path);
  await payButton(page).click();
  await decide(page, 'Aprobar');
  await expect(page).toHaveURL(/\/success$/);
  await payButton(second).click();
  await expect(second.getByText('Ya se efectuó el pago.')).toBeVisible();
  await expect(second).toHaveURL(/\/error#type=pagado$/);
});

test('of two buyers with one link one pays, and the other sees that it is paid and where the mail went', async ({
  page,
  seller,
  browser,
  baseURL,
  watch,
}) => {
  const { path } = await seller.makeLink();
  const otherContext = await browser.newContext(baseURL ? { baseURL } : {});
  const other = await otherContext.newPage();
  watch(other);
  const begin = async (buyer: Page, email: string) => {
    await openAndFill(buyer, path);
    await field(buyer, 'Email').fill(email);
    await payButton(buyer).click();
    await expect(buyer.getByRole('button', { name: 'Aprobar', exact: true })).toBeVisible();
  };
  await begin(page, 'primera@example.com');
  await begin(other, 'segunda@example.org');
  await decide(other, 'Aprobar');
  await expect(other.getByText('segunda@example.org')).toBeVisible();
  await decide(page, 'Aprobar');
  await expect(page.getByText('Este pago ya no se puede hacer')).toBeVisible();
  await page.goto(path);
  await expect(page.getByText('Ya se efectuó el pago.')).toBeVisible();
  await expect(page.getByText('s•••@example.org')).toBeVisible();
  await expect(page.getByText('primera@example.com')).toBeHidden();
  expect(await seller.mailsTo('primera@example.com')).toEqual([]);
  await otherContext.close();
});

test.describe('the gateway on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  test('an approved payment on a desktop shows the same as on a phone', ({ page, seller }) =>
    paidAndKept(page, seller, 'escritorio@example.com'));
});
