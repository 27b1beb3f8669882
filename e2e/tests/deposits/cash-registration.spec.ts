import { balanceOf, firstOf } from '../../support/deposits-api';
import {
  BRUNO,
  expect,
  isAbsent,
  money$,
  MUCHO,
  openAs,
  shownDate,
  site,
  test,
  title,
  unfold,
  valueOf,
} from '../../support/deposits-test';
import {
  back,
  bar,
  CASH,
  CONFIRM,
  confirm,
  DEPOSIT,
  DETAILS,
  expectBuyer,
  fillBuyer,
  next,
  PERSONAL,
  REGISTERED,
  TICKETS,
  toConfirm,
  unit,
  use,
} from '../../support/deposits-wizard';
import { sellerApi } from '../../support/transfers-api';

test('a seller registers a raffle paid in cash in four steps, and every list shows it @modes', async ({
  page,
  money,
}) => {
  const { variant, mode } = site();
  if (variant === 'ccee') return;
  const multi = mode === 'multi';
  const deposit = await firstOf(money);
  const balance = balanceOf(deposit);
  // One of its five tickets was drawn already, and a whole raffle leaves it out.
  const price = multi ? 4000 : 8000;

  await openAs(page, MUCHO, '/dashboard');
  await page.getByRole('main').getByRole('link', { name: 'Registrar rifa al contado' }).click();
  await expect(title(page, DEPOSIT)).toBeFocused();
  await expect(page.getByText(shownDate(deposit.Fecha.date), { exact: true })).toBeVisible();
  await expect(valueOf(page.getByRole('main'), 'Monto')).toHaveText(money$(80000));
  await expect(valueOf(page.getByRole('main'), 'Saldo')).toHaveText(money$(balance));
  await expect(page.getByText('Usado como pago personal:')).toBeVisible();
  await use(page).click();

  // The checks of the form.
  await expect(title(page, DETAILS)).toBeFocused();
  await next(page).click();
  await expect(page.getByText('Debes completar todos los campos*').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toBeFocused();
  await fillBuyer(page, { Nombre: ' Lucía ', Apellido: 'Fernández', Email: 'lucia@mal', Celular: '099 123 456' });
  await next(page).click();
  await expect(page.getByText('Formato de email inválido').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(' Lucia@Example.com ');
  await page.getByRole('combobox', { name: 'Departamento' }).selectOption('No lo sé');
  await next(page).click();

  await expect(title(page, multi ? 'ELEGÍ LOS TALONES' : 'ELEGÍ LAS RIFAS')).toBeFocused();
  await next(page).click();
  await expect(page.getByRole('alert')).toHaveText(
    multi ? 'Debes seleccionar al menos un talón*' : 'Debes seleccionar al menos una rifa*',
  );
  await (await unit(page, '01003', 2)).check();
  if (multi) await (await unit(page, '01003', 3)).check();
  await expect(page.getByRole('alert')).toHaveCount(0);
  const counted = multi ? '2 talones seleccionados' : '1 rifa seleccionada';
  await expect(bar(page).getByText(counted)).toBeVisible();
  await expect(valueOf(bar(page), 'Total')).toHaveText(money$(price));
  await expect(valueOf(bar(page), 'Saldo disponible')).toHaveText(money$(balance - price));
  await next(page).click();

  await expect(title(page, CONFIRM)).toBeFocused();
  const summary = page.getByRole('region', { name: counted });
  await expect(summary).toContainText('01003');
  if (multi)
    await expect(summary).toContainText(new RegExp(`Sorteo 2 · \\d\\d/\\d\\d/\\d{4}.*20,00.*Sorteo 3.*20,00`, 's'));
  await expect(valueOf(summary, 'Total')).toHaveText(money$(price));
  const buyer = page.getByRole('region', { name: 'Comprador' });
  for (const text of ['Lucía Fernández', 'lucia@example.com', '099 123 456', 'No lo sé'])
    await expect(buyer.getByText(text, { exact: true })).toBeVisible();
  await expect(valueOf(page.getByRole('region', { name: 'Depósito' }), 'Te va a quedar')).toHaveText(
    money$(balance - price),
  );

  // On the way back each step keeps its data.
  await back(page).click();
  await expect(await unit(page, '01003')).toBeChecked();
  await back(page).click();
  await expectBuyer(page, { Apellido: 'Fernández', Celular: '099 123 456' });
  await next(page).click();
  await expect(title(page, multi ? 'ELEGÍ LOS TALONES' : 'ELEGÍ LAS RIFAS')).toBeFocused();
  await next(page).click();
  await expect(title(page, CONFIRM)).toBeFocused();

  const [request] = await Promise.all([page.waitForRequest('**/api/talon/register-talones'), confirm(page).click()]);
  const sent = new URLSearchParams(request.postData() ?? '');
  expect(Object.fromEntries(sent)).toMatchObject({
    'comprador[Nombre]': 'Lucía',
    'comprador[Email]': 'lucia@example.com',
    'comprador[Departamento]': 'No lo sé',
    deposito_id: String(deposit.id),
  });
  expect(sent.getAll('talones[]')).toHaveLength(multi ? 2 : 4);
  await expect(title(page, REGISTERED)).toBeFocused();
  await expect(
    page.getByText(multi ? 'Los talones se registraron correctamente.' : 'La rifa se registró correctamente.'),
  ).toBeVisible();
  expect(balanceOf(await firstOf(money))).toBe(balance - price);

  await page.getByRole('link', { name: 'VOLVER AL INICIO' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  // Back shows the result once more, then the first step once, and then the home from which the seller came.
  await page.goBack();
  await expect(title(page, REGISTERED)).toBeVisible();
  await page.goBack();
  await expect(title(page, DEPOSIT)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${CASH}$`));
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/dashboard/depositos');
  const used = await unfold(page, shownDate(deposit.Fecha.date));
  await expect(valueOf(used, 'Saldo')).toHaveText(money$(balance - price));
  await expect(used.getByRole('listitem').filter({ hasText: '01003' }).first()).toContainText('Lucía');
  await page.goto('/dashboard/rifas/list');
  await page.getByRole('searchbox').fill('01003');
  await expect(page.locator('summary').filter({ hasText: '01003' })).toContainText('Pago');
});

test('dtyt has cash registration and personal payment in pages and menu, and ccee has neither @modes', async ({
  page,
  money,
}) => {
  const dtyt = site().variant === 'dtyt';
  await openAs(page, BRUNO, CASH);
  if (dtyt) await expect(title(page, DEPOSIT)).toBeVisible();
  else await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto(PERSONAL);
  if (dtyt) await expect(title(page, DEPOSIT)).toBeVisible();
  else await expect(page).toHaveURL(/\/dashboard$/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/dashboard');
  await expect(page.getByRole('main').getByRole('link', { name: /depósitos/i })).toBeVisible();
  for (const name of ['Registrar rifa al contado', 'Registrar Pago Personal'])
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveCount(dtyt ? 1 : 0);
  if (!dtyt) expect(await money.writeStatuses()).toEqual([404, 404]);
});

test('a notice with a long address in the server’s words keeps its button on a phone @variants', async ({
  page,
  money,
  baseURL,
}) => {
  if (await isAbsent(money)) return;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route('**/api/talon/resend-eticket', (route) =>
    route.fulfill({
      json: {
        status: 'error',
        data: 'No existe el buzón maximiliano.wolfeschlegelsteinhausen@universidad.example.com.',
      },
    }),
  );
  await openAs(page, MUCHO, '/dashboard');
  const [number = ''] = await sellerApi(baseURL ?? '', MUCHO).spare(1);
  await page.goto(CASH);
  await toConfirm(page, number);
  await confirm(page).click();
  await expect(title(page, REGISTERED)).toBeVisible();
  await page.getByRole('button', { name: 'ENVIAR OTRA VEZ POR MAIL' }).click();
  const close = page.getByRole('button', { name: 'Cerrar aviso' });
  await expect(close).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('No existe el buzón')).toBeInViewport({ ratio: 1 });
});

test('back and forward move between the steps, and no address skips a step that is due @variants', async ({ page }) => {
  if (site().variant === 'ccee') return;
  await openAs(page, BRUNO, `${CASH}?paso=4`);
  await expect(title(page, DEPOSIT)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${CASH}$`));
  await use(page).click();
  await fillBuyer(page);
  await next(page).click();
  await expect(title(page, TICKETS)).toBeVisible();
  await page.goBack();
  await expect(title(page, DETAILS)).toBeFocused();
  await expectBuyer(page);
  await page.goForward();
  await expect(title(page, TICKETS)).toBeFocused();
  await page.goBack();
  await page.goBack();
  await expect(title(page, DEPOSIT)).toBeFocused();
});
