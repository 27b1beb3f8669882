import { BRUNO, expect, openAs, site, test } from '../../support/raffles-test';
import {
  CHOOSE,
  DETAILS,
  fillBuyer,
  linkShown,
  nextButton,
  READY,
  sendButton,
  summary,
  title,
  unit,
} from '../../support/raffles-wizard';

const money = (text: string): RegExp => new RegExp(text.replaceAll(/[.$]/g, '\\$&').replaceAll(' ', '\\s'));

/** The price of two tickets (multi) or one raffle (single). One of its five draws is over and does not count. */
function expectedTotals(): readonly string[] {
  const { variant, mode } = site();
  if (variant === 'dtyt') return [mode === 'multi' ? 'US$ 40,00' : 'US$ 80,00'];
  return mode === 'multi' ? ['$ 10.580,00', '$ 9.980,00'] : ['$ 21.160,00', '$ 19.960,00'];
}

test('a seller chooses tickets, types the buyer, hands the payment link over and starts the next one @modes', async ({
  page,
  context,
  baseURL,
}) => {
  const { mode } = site();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', { value: (data: unknown) => Promise.resolve(void shared.push(data)) });
  });
  await openAs(page, BRUNO, '/dashboard/rifas');
  await expect(title(page, CHOOSE)).toBeFocused();

  // A press without a choice.
  await nextButton(page, 0).click();
  await expect(page.getByRole('alert')).toHaveText(
    mode === 'multi' ? 'Debes seleccionar al menos un talón*' : 'Debes seleccionar al menos una rifa*',
  );
  await expect(title(page, CHOOSE)).toBeVisible();

  // Multi mode chooses tickets, single mode raffles.
  await unit(page, '00207', 2).check();
  if (mode === 'multi') await unit(page, '00207', 3).check();
  const count = mode === 'multi' ? 2 : 1;
  await expect(page.getByText(mode === 'multi' ? '2 talones seleccionados' : '1 rifa seleccionada')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await nextButton(page, count).click();

  await expect(title(page, DETAILS)).toBeFocused();
  await expect(summary(page)).toContainText('00207');
  for (const total of expectedTotals()) await expect(summary(page).getByText(money(total)).first()).toBeVisible();

  // The checks of the form.
  await sendButton(page).click();
  await expect(page.getByText('Debes completar todos los campos*')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toBeFocused();
  await fillBuyer(page, { Nombre: 'Lucía', Apellido: 'Fernández', Celular: '099 123 456', Email: 'lucia@mal' });
  await sendButton(page).click();
  await expect(page.getByText('Formato de email inválido')).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(' Lucia@Example.com ');
  await page.getByRole('checkbox', { name: 'Asumo el recargo de la tarjeta' }).check();

  const [request] = await Promise.all([page.waitForRequest('**/api/talon/generate-link'), sendButton(page).click()]);
  const sent = new URLSearchParams(request.postData() ?? '');
  expect(Object.fromEntries(sent)).toMatchObject({
    Nombre: 'Lucía',
    Apellido: 'Fernández',
    Email: 'lucia@example.com',
    Celular: '099 123 456',
    Departamento: '',
    status: 'Pendiente de pago',
    asumirRecargo: 'true',
  });
  expect(sent.getAll('talones[]')).toHaveLength(mode === 'multi' ? 2 : 4);

  await expect(title(page, READY)).toBeFocused();
  const link = await linkShown(page);
  expect(link).toMatch(new RegExp(`^${baseURL}/pago/[\\w-]{22,}$`));

  await page.getByRole('button', { name: 'COPIAR LINK' }).click();
  await expect(page.getByText('Link de pago copiado al portapapeles!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  const whatsapp = new URL((await page.getByRole('link', { name: 'ENVIAR POR WHATSAPP' }).getAttribute('href')) ?? '');
  expect(whatsapp.origin + whatsapp.pathname).toBe('https://wa.me/59899123456');
  expect(whatsapp.searchParams.get('text')).toContain(link);

  await page.getByRole('button', { name: 'COMPARTIR' }).click();
  expect(await page.evaluate(() => JSON.stringify((window as unknown as { shared: unknown }).shared))).toContain(link);

  await page.getByRole('button', { name: 'MOSTRAR CÓDIGO QR' }).click();
  await expect(page.getByRole('img', { name: `Código QR del link de pago ${link}` }).locator('path')).toHaveAttribute(
    'd',
    /^M/,
  );

  await page.getByRole('button', { name: 'VER IMAGEN' }).click();
  const picture = page.getByRole('img', { name: /^Imagen para compartir: tu rifa 00207/ });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(1080);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'GUARDAR IMAGEN' }).click();
  expect((await download).suggestedFilename()).toBe('rifa-00207.png');

  // This button loads the page again.
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('button', { name: 'GENERAR OTRO LINK' }).click();
  await expect(title(page, CHOOSE)).toBeVisible();
  await expect(nextButton(page, 0)).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);

  await page.goto(link);
  await expect(page.getByRole('heading', { name: /^PAGAR RIFA DE BRUNO/i })).toBeVisible();
  await expect(page.getByText('00207').first()).toBeVisible();
});

test('only pending tickets can be chosen, and only raffles with a pending ticket are listed @variants', async ({
  page,
}) => {
  await openAs(page, BRUNO, '/dashboard/rifas');
  const search = page.getByRole('searchbox');
  await search.fill('00252');
  if (site().mode === 'multi') {
    const row = page.getByRole('group', { name: 'Rifa 00252' });
    await expect(unit(page, '00252', 1)).toBeDisabled();
    await expect(row.getByText('Pago', { exact: true }).first()).toBeVisible();
    await expect(unit(page, '00252', 3)).toBeEnabled();
  } else {
    await unit(page, '00252').check();
    await nextButton(page, 1).click();
    await sendButton(page).click();
    // Two of its five tickets are sold.
    await expect(
      summary(page)
        .getByText(money(site().variant === 'dtyt' ? 'US$ 60,00' : '$ 15.870,00'))
        .first(),
    ).toBeVisible();
    await page.goto('/dashboard/rifas');
  }
  for (const sold of ['00250', '00260', '00262']) {
    await search.fill(sold);
    await expect(page.getByText('Ninguna rifa coincide con la búsqueda.')).toBeVisible();
  }
});

test('a step begins at its title, however far down the list its button was pressed', async ({ page }) => {
  await openAs(page, BRUNO, '/dashboard/rifas');
  await unit(page, '00252', 5).check();
  await expect(title(page, CHOOSE)).not.toBeInViewport();
  await nextButton(page, 1).click();
  await expect(title(page, DETAILS)).toBeFocused();
  await expect(title(page, DETAILS)).toBeInViewport({ ratio: 1 });
});
