import { fillPayForm, payUntilGateway } from '../support/buyer';
import { BUYER, logIn, makeLink } from '../support/seller';
import { expect, test } from '../support/test';

test('a raffle is sold by link and card payment, and the seller’s list shows it as Pago @modes', async ({
  page,
  browser,
  baseURL,
  watch,
}) => {
  await logIn(page);
  const { path, number } = await makeLink(page);

  // The buyer is another person, on another phone.
  const buyerContext = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    viewport: { width: 360, height: 740 },
  });
  const buyer = await buyerContext.newPage();
  watch(buyer);
  await payUntilGateway(buyer, path);
  await buyer.getByRole('button', { name: 'Aprobar', exact: true }).click();
  await expect(buyer).toHaveURL(/\/success$/);
  await expect(buyer.getByRole('heading', { name: '¡PAGO REALIZADO!' })).toBeVisible();
  await expect(buyer.getByText('Te enviamos un mail con la confirmación y tu e-ticket.')).toBeVisible();
  await expect(buyer.getByText(number)).toBeVisible();

  await buyer.goto('/sandbox/mailbox');
  await expect(buyer.getByText(BUYER.Email).first()).toBeVisible();
  await buyerContext.close();

  await page.goto('/dashboard/rifas/list');
  await expect(page.getByRole('heading', { name: 'ESTAS SON TUS RIFAS' })).toBeVisible();
  await page.getByRole('searchbox').fill(number);
  const raffle = page.locator('details').filter({ hasText: number }).first();
  await raffle.locator('summary').click();
  await expect(raffle.getByText('Pago', { exact: true }).first()).toBeVisible();
});

test('a rejected payment shows the message of the bank, and a retry keeps the data and succeeds', async ({ page }) => {
  await logIn(page);
  const { path } = await makeLink(page);
  await payUntilGateway(page, path);
  await page.getByRole('button', { name: 'Rechazar', exact: true }).click();
  await expect(page).toHaveURL(/\/error#type=5$/);
  await expect(page.getByText('COMPRA RECHAZADA, PONTE EN CONTACTO CON EL BANCO EMISOR DE LA TARJETA.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('COMPRA RECHAZADA, PONTE EN CONTACTO CON EL BANCO EMISOR DE LA TARJETA.')).toBeVisible();

  await page.getByRole('link', { name: 'Reintentar' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByLabel('Departamento')).toHaveValue('Montevideo');
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue(BUYER.Nombre);
  await fillPayForm(page);
  await page.getByRole('button', { name: 'PAGAR' }).click();
  await page.getByRole('button', { name: 'Aprobar', exact: true }).click();
  await expect(page).toHaveURL(/\/success$/);
});

test('a paid link says that it was paid', async ({ page }) => {
  await logIn(page);
  const { path } = await makeLink(page);
  await payUntilGateway(page, path);
  await page.getByRole('button', { name: 'Aprobar', exact: true }).click();
  await expect(page).toHaveURL(/\/success$/);
  await page.goto(path);
  await expect(page.getByText('Ya se efectuó el pago.')).toBeVisible();
});

test('an unknown link is reported as invalid', async ({ page }) => {
  await page.goto('/pago/no-existe-este-link');
  await expect(page.getByText('El link no es válido.')).toBeVisible();
});

test('an address without a token leads to the error page', async ({ page }) => {
  await page.goto('/pago');
  await expect(page).toHaveURL(/\/error$/);
  await expect(page.getByText('HA OCURRIDO UN ERROR, PONTE EN CONTACTO CON')).toBeVisible();
});

test.describe('the pay page without a captcha', () => {
  test.use({ expectedNoise: [[/503|Failed to load resource/], { scope: 'test' }] });

  test('the pay page without a captcha sends nothing, says why, and keeps the typed values', async ({ page }) => {
    await logIn(page);
    const { path } = await makeLink(page);
    const sent: string[] = [];
    page.on('request', (request) => request.url().includes('init-payment') && sent.push(request.url()));
    await page.route('**/captcha/challenge', (route) => route.fulfill({ status: 503, json: { status: 'error' } }));
    await page.goto(path);
    await fillPayForm(page);
    await page.getByRole('button', { name: 'PAGAR' }).click();
    await expect(page.getByText('Completá la verificación de seguridad para poder pagar.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue(BUYER.Nombre);
    expect(sent).toEqual([]);
  });
});
