import { openRaffle, raffleRow, searchFor } from '../../support/raffles-list';
import { BRUNO, callApi, expect, openAs, site, test } from '../../support/raffles-test';
import { chooseUnits, fillBuyer, linkShown, READY, sendButton, title } from '../../support/raffles-wizard';

const LIST = '/dashboard/rifas/list';

test('the raffle list offers a live link to copy or share again, until a raffle of it is in the bag @modes', async ({
  page,
  context,
}) => {
  const { mode } = site();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs(page, BRUNO, '/dashboard/rifas');
  await chooseUnits(page, '00235', '00242');
  await fillBuyer(page);
  await sendButton(page).click();
  await expect(title(page, READY)).toBeVisible();
  const link = await linkShown(page);

  await page.goto(LIST);
  await searchFor(page, '00242');
  const row = raffleRow(page, '00242');
  await expect(row.locator('summary').getByText('Con link')).toBeVisible();
  await openRaffle(page, '00242');
  const links = row.getByRole('list', { name: 'Links de pago' }).getByRole('listitem');
  await expect(links).toHaveCount(1);
  await expect(links).toContainText(
    mode === 'multi' ? 'Link de pago · sorteo 2 · con la rifa 00235' : 'Link de pago · con la rifa 00235',
  );
  if (mode === 'multi') {
    const tickets = row.getByRole('list', { name: 'Talones' }).getByRole('listitem');
    await expect(tickets.filter({ hasText: 'Con link' })).toHaveCount(1);
    await expect(tickets.nth(1)).toContainText('Con link');
  }

  await links.getByRole('button', { name: 'COPIAR LINK' }).click();
  await expect(page.getByText('Link de pago copiado al portapapeles!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  await links.getByRole('button', { name: 'COMPARTIR' }).click();
  const dialog = page.getByRole('dialog', { name: 'Link de pago' });
  await expect(dialog.getByText(link)).toBeVisible();
  await expect(dialog.getByText('Para pagar las rifas 00235 y 00242')).toBeVisible();
  const whatsapp = new URL(
    (await dialog.getByRole('link', { name: 'ENVIAR POR WHATSAPP' }).getAttribute('href')) ?? '',
  );
  expect(whatsapp.searchParams.get('text')).toBe(
    `¡Hola! Podés pagar tus rifas 00235 y 00242 con tarjeta en este link: ${link}`,
  );
  // The buttons of the dialog: elements outside it are covered, and not read aloud.
  await dialog.getByRole('button', { name: 'COPIAR LINK' }).click();
  await expect(dialog.getByText('Link de pago copiado al portapapeles!')).toBeVisible();
  await dialog.getByRole('button', { name: 'MOSTRAR CÓDIGO QR' }).click();
  await expect(dialog.getByRole('img', { name: `Código QR del link de pago ${link}` }).locator('path')).toHaveAttribute(
    'd',
    /^M/,
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(links.getByRole('button', { name: 'COMPARTIR' })).toBeFocused();

  await searchFor(page, '00235');
  const other = await openRaffle(page, '00235');
  const shared = other.getByText('con la rifa 00242');
  await expect(shared).toHaveCount(1);
  await searchFor(page, '00242');

  expect(await callApi(page, '/api/talon/put-rifa-bolsa', { 'rifas[]': '00242' })).toBe(200);
  try {
    await page.reload();
    await expect(row.getByLabel('Comentario')).toBeVisible();
    await expect(row.getByText('Para transferir').first()).toBeVisible();
    await expect(row.getByText(/link/i)).toHaveCount(0);
    // A ticket in the bag makes the whole link useless, so the other raffle does not offer it either.
    await searchFor(page, '00235');
    await openRaffle(page, '00235');
    await expect(shared).toHaveCount(0);
  } finally {
    expect(await callApi(page, '/api/talon/quitar-rifa-bolsa', { numeroRifa: '00242' })).toBe(200);
  }
});

test.describe('an API without live links', () => {
  test.use({ expectedNoise: [[/404 .*\/api\/talon\/links/], { scope: 'test' }] });

  test('the raffle list shows no links and no error, and asks the API for links only once', async ({ page }) => {
    let asked = 0;
    await page.route('**/api/talon/links', (route) => {
      asked += 1;
      return route.fulfill({ status: 404, json: { status: 'error', message: 'Not found' } });
    });
    await openAs(page, BRUNO, LIST);
    const row = await openRaffle(page, '00235');
    await expect(row.getByText(/link/i)).toHaveCount(0);
    await page.getByRole('link', { name: 'VOLVER' }).click();
    await expect(page.getByRole('list', { name: 'Qué querés hacer' })).toBeVisible();
    await page.goBack();
    await expect(row.getByLabel('Comentario')).toBeVisible();
    expect(asked).toBe(1);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
