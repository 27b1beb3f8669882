import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility';
import { answer, deposit, LISTS, on, raffle, usedPayment, usedTicket, WRITES } from '../../support/deposits-stubs';
import { BRUNO, expect, isAbsent, openAs, tabTo, test, title, unfold } from '../../support/deposits-test';
import {
  amountField,
  CASH,
  CONFIRM,
  confirm,
  CONFIRM_PAYMENT,
  DEPOSIT,
  DETAILS,
  fillBuyer,
  next,
  NOT_PAID,
  NOT_REGISTERED,
  PAID,
  PERSONAL,
  REGISTERED,
  retry,
  TICKETS,
  unit,
  use,
} from '../../support/deposits-wizard';
import { BUYER } from '../../support/seller';

const tarjeta = {
  Issuer: 'Banco Sur',
  Acquirer: 'Geocom',
  CodigoAutorizacion: '445566',
  FechaTransaccion: on('2026-05-01 09:08:07'),
  NumeroTarjeta: '4111',
  Tipo: 'Credito',
  Cuotas: '03',
};
const used = deposit(
  4,
  1234567.8,
  [usedTicket({ id: 1 }), usedTicket({ id: 2, Numero: '00124', Nombre: 'Guillermina de los Ángeles Echeverría' })],
  [usedPayment(70, 15.5)],
);
const refuse = (page: Page, path: string) =>
  page.route(path, (route) =>
    route.fulfill({ json: { status: 'error', data: null, message: 'Motivo del servidor.' } }),
  );

test('axe finds nothing in the deposits, their dialog and their empty list', async ({ page }) => {
  test.slow();
  await answer(page, LISTS.bank, [used, deposit(5, 100)]);
  await answer(page, LISTS.card, [{ ...used, Tipo: 'Tarjeta', tarjeta }]);
  await openAs(page, BRUNO, '/dashboard/depositos');
  await unfold(page, '04/05/2026');
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Borrar pago personal/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Pagos con tarjeta' }).click();
  await unfold(page, '04/05/2026');
  await expectAccessible(page);
  await answer(page, LISTS.card, []);
  await page.reload();
  await expect(page.getByText('No tenés pagos con tarjeta.')).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing in the cash registration', async ({ page, money }) => {
  if (await isAbsent(money)) return;
  test.slow();
  await answer(page, LISTS.toUse, [used, deposit(5, 30)]);
  await answer(page, LISTS.raffles, [raffle('00501', [20, 20], 100), raffle('00502', [20], 200)]);
  await refuse(page, WRITES.register);
  await openAs(page, BRUNO, CASH);
  await expect(use(page)).toBeVisible();
  await expectAccessible(page);
  await use(page).click();
  await next(page).click();
  await expect(page.getByText('Debes completar todos los campos*').first()).toBeVisible();
  await expectAccessible(page);
  await fillBuyer(page);
  await next(page).click();
  await (await unit(page, '00501')).check();
  await (await unit(page, '00502', 1)).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await next(page).click();
  await expect(title(page, CONFIRM)).toBeVisible();
  await expectAccessible(page);
  await confirm(page).click();
  await expect(title(page, NOT_REGISTERED)).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing in the personal payment', async ({ page, money }) => {
  if (await isAbsent(money)) return;
  test.slow();
  await answer(page, LISTS.toUse, [used]);
  await refuse(page, WRITES.pay);
  await openAs(page, BRUNO, PERSONAL);
  await expect(use(page)).toBeVisible();
  await expectAccessible(page);
  await use(page).click();
  await next(page).click();
  await expect(page.getByText('Debes ingresar el monto.')).toBeVisible();
  await expectAccessible(page);
  await amountField(page).fill('15');
  await next(page).click();
  await expect(title(page, CONFIRM_PAYMENT)).toBeVisible();
  await expectAccessible(page);
  await confirm(page).click();
  await expect(title(page, NOT_PAID)).toBeVisible();
  await expectAccessible(page);
  await answer(page, WRITES.pay);
  await retry(page).click();
  await confirm(page).click();
  await expect(title(page, PAID)).toBeVisible();
  await expectAccessible(page);
});

test('a seller can register a cash sale with the keyboard alone', async ({ page, money }) => {
  if (await isAbsent(money)) return;
  await answer(page, LISTS.toUse, [deposit(4, 100), deposit(5, 50)]);
  await answer(page, LISTS.raffles, [raffle('00501', [20, 20], 100), raffle('00502', [20, 20], 200)]);
  await answer(page, WRITES.register);
  await openAs(page, BRUNO, CASH);
  await expect(title(page, DEPOSIT)).toBeFocused();
  await expect(use(page, 1)).toBeVisible();
  await tabTo(page, use(page, 1));
  await page.keyboard.press('Enter');
  await expect(title(page, DETAILS)).toBeFocused();
  for (const [label, value] of Object.entries(BUYER)) {
    await tabTo(page, page.getByRole('textbox', { name: label }));
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.type('Roc');
  await expect(page.getByRole('combobox', { name: 'Departamento' })).toHaveValue('Rocha');
  await tabTo(page, next(page));
  await page.keyboard.press('Enter');
  await expect(title(page, TICKETS)).toBeFocused();
  const chosen = await unit(page, '00502');
  await tabTo(page, chosen);
  await page.keyboard.press('Space');
  await expect(chosen).toBeChecked();
  await tabTo(page, next(page));
  await page.keyboard.press('Enter');
  await expect(title(page, CONFIRM)).toBeFocused();
  await tabTo(page, confirm(page));
  await page.keyboard.press('Enter');
  await expect(title(page, REGISTERED)).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'REGISTRAR MÁS' }));
  await page.keyboard.press('Enter');
  await expect(title(page, DEPOSIT)).toBeFocused();
  await use(page).click();
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue('');
});
