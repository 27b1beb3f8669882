import { balanceOf, firstOf } from '../../support/deposits-api';
import { answer, deposit, LISTS, raffle, WRITES } from '../../support/deposits-stubs';
import {
  BRUNO,
  expect,
  isAbsent,
  money$,
  MUCHO,
  openAs,
  site,
  test,
  title,
  valueOf,
} from '../../support/deposits-test';
import {
  bar,
  button,
  CASH,
  confirm,
  CONFIRM,
  CONTACT,
  DEPOSIT,
  DETAILS,
  expectBuyer,
  fillBuyer,
  hold,
  next,
  NOT_REGISTERED,
  REGISTERED,
  retry,
  TICKETS,
  toConfirm,
  unit,
  use,
} from '../../support/deposits-wizard';
import { logInHere } from '../../support/session-login';

test('a reload keeps the step and the draft, and a changed balance of the deposit is reported @variants', async ({
  page,
  money,
}) => {
  if (await isAbsent(money)) return;
  const one = await firstOf(money);
  const balance = balanceOf(one);
  await openAs(page, MUCHO, CASH);
  await use(page).click();
  await fillBuyer(page);
  await page.getByRole('combobox', { name: 'Departamento' }).selectOption('Rocha');
  await page.reload();
  await expect(title(page, DETAILS)).toBeVisible();
  await expectBuyer(page);
  await expect(page.getByRole('combobox', { name: 'Departamento' })).toHaveValue('Rocha');
  await next(page).click();
  await (await unit(page, '01005')).check();
  const price = site().mode === 'multi' ? 2000 : 10000;

  // A payment from another device.
  await money.pay(one.id, (balance - 1234) / 100);
  await page.reload();
  await expect(title(page, TICKETS)).toBeVisible();
  await expect(
    page.getByText(`El saldo de este depósito cambió: era ${money$(balance)} y ahora es ${money$(1234)}.`),
  ).toBeVisible();
  await expect(page.getByText(`Lo elegido supera el saldo del depósito por ${money$(price - 1234)}.`)).toBeVisible();
  await expect(await unit(page, '01005')).toBeChecked();
  await next(page).click();
  await expect(title(page, TICKETS)).toBeVisible();

  const payment = (await firstOf(money)).registros[1].at(-1);
  await money.removePayment(payment?.id ?? 0);
  await page.reload();
  await expect(valueOf(bar(page), 'Saldo disponible')).toHaveText(money$(balance - price));
  await expect(page.getByText(/^El saldo de este depósito cambió/)).toHaveCount(0);
  await next(page).click();
  await expect(title(page, CONFIRM)).toBeVisible();
  await page.reload();
  await expect(title(page, CONFIRM)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Comprador' })).toContainText('Lucía Fernández');
});

test('a sale above a balance that was used up elsewhere is refused, and the draft stays @variants', async ({
  page,
  money,
}) => {
  if (await isAbsent(money)) return;
  const one = await firstOf(money);
  const balance = balanceOf(one);
  await openAs(page, MUCHO, CASH);
  await toConfirm(page, '01005');
  await money.pay(one.id, (balance - 1) / 100);
  await confirm(page).click();
  await expect(title(page, NOT_REGISTERED)).toBeFocused();
  const what = site().mode === 'multi' ? 'el talón' : 'la rifa';
  await expect(page.getByRole('alert')).toHaveText(
    `Hubo un problema al registrar ${what}, prueba nuevamente o comunicate con ${CONTACT}`,
  );
  await expect(page.getByRole('link', { name: CONTACT })).toHaveAttribute('href', `mailto:${CONTACT}`);
  await expect(page.getByText('Tu saldo no es suficiente para registrar este talón')).toBeVisible();
  await expect(page.getByRole('link', { name: 'VOLVER AL INICIO' })).toHaveAttribute('href', '/dashboard');
  await page.reload();
  await expect(title(page, NOT_REGISTERED)).toBeVisible();
  await retry(page).click();
  await expect(title(page, CONFIRM)).toBeVisible();
  await expect(
    page.getByText(`El saldo de este depósito cambió: era ${money$(balance)} y ahora es ${money$(1)}.`),
  ).toBeVisible();
  await expect(confirm(page)).toHaveCount(0);
  await expect(button(page, 'ELEGIR OTRO DEPÓSITO')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Comprador' })).toContainText('Lucía Fernández');
});

test('repeated presses before a slow server register one sale @variants', async ({ page, money }) => {
  if (await isAbsent(money)) return;
  const before = balanceOf(await firstOf(money));
  await openAs(page, MUCHO, CASH);
  await toConfirm(page, '01006');
  const held = await hold(page, WRITES.register);
  await confirm(page).dblclick();
  await page.keyboard.press('Enter');
  await expect(page.locator('[aria-busy=true]').first()).toBeVisible();
  held.release();
  await expect(title(page, REGISTERED)).toBeVisible();
  expect(held.sent()).toBe(1);
  expect(balanceOf(await firstOf(money))).toBe(before - (site().mode === 'multi' ? 2000 : 10000));
  // Neither a reload nor a step back registers the sale again.
  await page.reload();
  await expect(title(page, REGISTERED)).toBeVisible();
  await page.goBack();
  await expect(title(page, DEPOSIT)).toBeVisible();
  expect(held.sent()).toBe(1);
});

test.describe('a cash registration on a failing server', () => {
  test.use({ expectedNoise: [[/Failed to load resource/], { scope: 'test' }] });

  test('the draft of a sale survives an error, a missing network and an expired session', async ({ page, money }) => {
    if (await isAbsent(money)) return;
    await answer(page, LISTS.toUse, [deposit(4, 100)]);
    await answer(page, LISTS.raffles, [raffle('00501', [20, 20], 100)]);
    await page.route(WRITES.register, (route) => route.fulfill({ status: 500, body: 'boom' }));
    await openAs(page, BRUNO, CASH);
    await toConfirm(page, '00501');
    await confirm(page).click();
    await expect(title(page, NOT_REGISTERED)).toBeVisible();
    await expect(page.getByText('No sabemos si llegó a registrarse')).toBeVisible();
    await expect(page.getByRole('link', { name: 'tus depósitos' })).toHaveAttribute('href', '/dashboard/depositos');

    await retry(page).click();
    await page.route(WRITES.register, (route) => route.abort());
    await confirm(page).click();
    await expect(title(page, NOT_REGISTERED)).toBeVisible();
    await expect(page.getByText('No hay conexión. Revisá tu internet y probá de nuevo.')).toBeVisible();

    await retry(page).click();
    await page.route(WRITES.register, (route) => route.fulfill({ status: 401, json: { status: 'error' } }));
    await confirm(page).click();
    await expect(page).toHaveURL(/\/login/);
    await answer(page, WRITES.register);
    await logInHere(page, BRUNO);
    // The login leads back to the interrupted step, with the button that was pressed.
    await expect(title(page, CONFIRM)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Comprador' })).toContainText('Lucía Fernández');
    await confirm(page).click();
    await expect(title(page, REGISTERED)).toBeVisible();
  });
});
