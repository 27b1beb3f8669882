import type { Page } from '@playwright/test';
import { balanceOf, firstOf } from '../../support/deposits-api';
import { answer, deposit, LISTS, usedPayment, WRITES } from '../../support/deposits-stubs';
import {
  BRUNO,
  expect,
  isAbsent,
  money$,
  MUCHO,
  openAs,
  shownDate,
  tabTo,
  test,
  title,
  valueOf,
} from '../../support/deposits-test';
import {
  AMOUNT,
  amountField,
  back,
  button,
  confirm,
  CONFIRM_PAYMENT,
  CONTACT,
  DEPOSIT,
  hold,
  next,
  NOT_PAID,
  PAID,
  PERSONAL,
  pressDown,
  retry,
  toConfirmPayment,
  use,
} from '../../support/deposits-wizard';

const MISSING = 'Debes ingresar el monto.';
const OVER = 'El monto excede lo disponible del depósito seleccionado.';

async function openWith(page: Page, ...deposits: readonly unknown[]): Promise<void> {
  await answer(page, LISTS.toUse, deposits);
  await openAs(page, BRUNO, PERSONAL);
  await expect(title(page, DEPOSIT)).toBeVisible();
}

test('a personal payment with the keyboard alone takes its amount from the deposit @variants', async ({
  page,
  money,
}) => {
  if (await isAbsent(money)) return;
  const one = await firstOf(money);
  const balance = balanceOf(one);
  const held = await hold(page, WRITES.pay);
  await openAs(page, MUCHO, PERSONAL);
  await expect(title(page, DEPOSIT)).toBeFocused();
  await tabTo(page, use(page));
  await page.keyboard.press('Enter');
  await expect(title(page, AMOUNT)).toBeFocused();
  await expect(valueOf(page.getByRole('main'), 'Saldo disponible')).toHaveText(money$(balance));
  await tabTo(page, amountField(page));
  await page.keyboard.type('12,34');
  await page.keyboard.press('Enter');
  await expect(title(page, CONFIRM_PAYMENT)).toBeFocused();
  await expect(
    page.getByText(`El monto será descontado del depósito realizado el ${shownDate(one.Fecha.date)}.`),
  ).toBeVisible();
  await expect(valueOf(page.getByRole('region', { name: 'Depósito' }), 'Te va a quedar')).toHaveText(
    money$(balance - 1234),
  );
  await tabTo(page, confirm(page));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  // The button is hidden once it is pressed.
  await expect(confirm(page)).toHaveCount(0);
  await expect(page.getByText('Registrando…')).toBeVisible();
  await page.keyboard.press('Enter');
  held.release();
  await expect(title(page, PAID)).toBeFocused();
  await expect(page.getByText('El pago personal se registró correctamente.')).toBeVisible();
  await expect(valueOf(page.getByRole('main'), 'Registrado')).toHaveText(money$(1234));
  await expect(valueOf(page.getByRole('main'), 'Saldo del depósito')).toHaveText(money$(balance - 1234));
  expect(held.sent()).toBe(1);
  expect(balanceOf(await firstOf(money))).toBe(balance - 1234);
  await tabTo(page, page.getByRole('link', { name: 'VOLVER AL INICIO' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a press of SIGUIENTE counts at its very edge, although the message of the field it leaves takes two lines', async ({
  page,
  money,
}) => {
  if (await isAbsent(money)) return;
  await openWith(page, deposit(4, 50.3));
  await use(page).click();
  await amountField(page).fill('1.000');
  await pressDown(page, next(page));
  await expect(amountField(page)).not.toBeFocused();
  await page.mouse.up();
  await expect(page.getByText(OVER)).toBeVisible();
  // A form that was sent moves the focus to what is wrong.
  await expect(amountField(page)).toBeFocused();
});

test('the form checks the amount to the cent; a step back from step 2 resets it, from step 3 keeps it', async ({
  page,
  money,
}) => {
  if (await isAbsent(money)) return;
  // A personal payment takes any positive balance of cash. It takes no card deposit.
  await openWith(
    page,
    deposit(4, 50.3, [], [usedPayment(1, 0.1), usedPayment(2, 0.2)]),
    deposit(5, 10, [], [usedPayment(3, 10)]),
    { ...deposit(6, 99), Tipo: 'Tarjeta' },
  );
  await expect(use(page)).toHaveCount(1);
  await use(page).click();
  for (const [typed, message] of [
    ['', MISSING],
    ['0', MISSING],
    ['-5', MISSING],
    ['cien', MISSING],
    ['10,555', 'Debes ingresar el monto. Escribilo así: 1.234,50, con dos decimales como máximo.'],
    ['50,01', OVER],
    ['1.000', OVER],
  ] as const) {
    await amountField(page).fill(typed);
    await next(page).click();
    await expect(page.getByText(message)).toBeVisible();
    await expect(title(page, AMOUNT)).toBeVisible();
    await expect(amountField(page)).toBeFocused();
  }
  await amountField(page).fill('50,00');
  await next(page).click();
  await expect(title(page, CONFIRM_PAYMENT)).toBeVisible();
  await expect(valueOf(page.getByRole('region', { name: 'Depósito' }), 'Te va a quedar')).toHaveText(money$(0));
  await back(page).click();
  await expect(amountField(page)).toHaveValue('50,00');
  await back(page).click();
  await use(page).click();
  await expect(amountField(page)).toHaveValue('');
  await amountField(page).fill('7');
  await page.goBack();
  await expect(title(page, DEPOSIT)).toBeVisible();
  await use(page).click();
  await expect(amountField(page)).toHaveValue('');
});

test('a reload keeps the step, and a balance that fell below the amount is reported and cannot be confirmed', async ({
  page,
  money,
}) => {
  if (await isAbsent(money)) return;
  await openWith(page, deposit(4, 50));
  await use(page).click();
  await amountField(page).fill('15,5');
  await page.reload();
  await expect(title(page, AMOUNT)).toBeVisible();
  await expect(amountField(page)).toHaveValue('15,5');
  await next(page).click();
  await expect(title(page, CONFIRM_PAYMENT)).toBeVisible();
  await answer(page, LISTS.toUse, [deposit(4, 50, [], [usedPayment(1, 40)]), deposit(5, 30)]);
  await page.reload();
  await expect(
    page.getByText(`El saldo de este depósito cambió: era ${money$(5000)} y ahora es ${money$(1000)}.`),
  ).toBeVisible();
  await expect(page.getByText(OVER)).toBeVisible();
  await expect(page.getByText(money$(1550), { exact: true })).toBeVisible();
  await expect(confirm(page)).toHaveCount(0);

  await answer(page, LISTS.toUse, [deposit(5, 30)]);
  await page.reload();
  await expect(page.getByText('El depósito que elegiste ya no tiene saldo disponible.')).toBeVisible();
  await button(page, 'ELEGIR OTRO DEPÓSITO').click();
  await use(page).click();
  await expect(amountField(page)).toHaveValue('15,5');
});

test('a payment above a balance that was used up is refused with mail and reason, and keeps the amount', async ({
  page,
  money,
}) => {
  if (await isAbsent(money)) return;
  const one = await firstOf(money);
  const balance = balanceOf(one);
  await openAs(page, MUCHO, PERSONAL);
  await toConfirmPayment(page, '20');
  await money.pay(one.id, (balance - 1999) / 100);
  await confirm(page).click();
  await expect(title(page, NOT_PAID)).toBeFocused();
  await expect(page.getByRole('alert')).toHaveText(
    `Hubo un problema al registrar el pago personal, prueba nuevamente o comunicate con ${CONTACT}`,
  );
  await expect(page.getByText(OVER)).toBeVisible();
  await retry(page).click();
  await expect(
    page.getByText(`El saldo de este depósito cambió: era ${money$(balance)} y ahora es ${money$(1999)}.`),
  ).toBeVisible();
  await back(page).click();
  await expect(amountField(page)).toHaveValue('20');
  await amountField(page).fill('19,99');
  await next(page).click();
  await confirm(page).click();
  await expect(title(page, PAID)).toBeVisible();
  expect(balanceOf(await firstOf(money))).toBe(0);
});

test('the title keeps its left edge on a desktop after a made and after a refused payment', async ({ page, money }) => {
  if (await isAbsent(money)) return;
  await page.setViewportSize({ width: 1280, height: 800 });
  const edgeOf = async (name: string) => {
    await expect(title(page, name)).toBeVisible();
    return (await title(page, name).boundingBox())?.x;
  };
  for (const [status, result] of [
    ['success', PAID],
    ['error', NOT_PAID],
  ] as const) {
    await page.route(WRITES.pay, (route) => route.fulfill({ json: { status, data: null } }));
    await openWith(page, deposit(1, 100));
    await toConfirmPayment(page, '5');
    const edge = await edgeOf(CONFIRM_PAYMENT);
    await confirm(page).click();
    expect(await edgeOf(result)).toBe(edge);
  }
});
