import { BRUNO, expect, openAs, site, test } from '../../support/raffles-test';
import {
  CHOOSE,
  chooseUnits,
  DETAILS,
  expectBuyer,
  fillBuyer,
  linkShown,
  nextButton,
  READY,
  sendButton,
  summary,
  title,
  unit,
} from '../../support/raffles-wizard';
import { tabTo } from '../../support/screen';
import { BUYER } from '../../support/seller';

test('back, forward and a reload lose no data of the payment link, and keep a link that was made', async ({ page }) => {
  await openAs(page, BRUNO, '/dashboard');
  await page.getByRole('main').getByRole('link', { name: 'Pagar rifa con tarjeta' }).click();
  await chooseUnits(page, '00207', '00214');
  await fillBuyer(page);

  await page.getByRole('button', { name: 'VOLVER' }).click();
  await expect(title(page, CHOOSE)).toBeFocused();
  await expect(unit(page, '00207')).toBeChecked();
  await expect(nextButton(page, 2)).toBeVisible();

  await page.goForward();
  await expectBuyer(page);
  await page.goBack();
  await expect(title(page, CHOOSE)).toBeVisible();
  await nextButton(page, 2).click();
  await expectBuyer(page);

  await page.reload();
  await expect(title(page, DETAILS)).toBeVisible();
  await expectBuyer(page);
  await expect(summary(page)).toContainText('00207');
  await expect(summary(page)).toContainText('00214');

  await sendButton(page).click();
  await expect(title(page, READY)).toBeVisible();
  const link = await linkShown(page);
  await page.reload();
  await expect(page.getByText(link)).toBeVisible();
  // Back leads only from step 2 to step 1. Nothing leads from the link to a form that was sent.
  await expect(page.getByRole('button', { name: 'VOLVER' })).toHaveCount(0);
  await page.goBack();
  await expect(title(page, CHOOSE)).toBeVisible();
  await expect(nextButton(page, 0)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the address of a step that has not been reached shows the first step', async ({ page }) => {
  await openAs(page, BRUNO, '/dashboard/rifas?paso=3');
  await expect(title(page, CHOOSE)).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/rifas$/);
});

test('a seller can make a link with the keyboard alone @variants', async ({ page }) => {
  await openAs(page, BRUNO, '/dashboard/rifas');
  await expect(title(page, CHOOSE)).toBeFocused();
  await expect(unit(page, '00207')).toBeVisible();

  // The links to the view of the links and to the manual stand in between, the first once the API has answered.
  await tabTo(page, page.getByRole('searchbox'), 3);
  await page.keyboard.type('00221');
  await expect(page.getByRole('checkbox')).toHaveCount(site().mode === 'multi' ? 5 : 1);
  await tabTo(page, unit(page, '00221', 2), 12);
  await page.keyboard.press('Space');
  await tabTo(page, nextButton(page, 1), 12);
  await page.keyboard.press('Enter');

  await expect(title(page, DETAILS)).toBeFocused();
  for (const [label, value] of Object.entries(BUYER)) {
    await tabTo(page, page.getByRole('textbox', { name: label }), 4);
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Departamento' })).toBeFocused();
  await page.keyboard.type('Salto');
  await tabTo(page, page.getByRole('checkbox', { name: 'Asumo el recargo de la tarjeta' }), 2);
  await page.keyboard.press('Space');
  await tabTo(page, sendButton(page), 3);
  await page.keyboard.press('Enter');

  await expect(title(page, READY)).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'MOSTRAR CÓDIGO QR' }), 12);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: /^Código QR/ })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'GENERAR OTRO LINK' }), 12);
  await page.keyboard.press('Enter');
  await expect(nextButton(page, 0)).toBeVisible();
});
