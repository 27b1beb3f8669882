import { expectAccessible } from '../../support/accessibility';
import { openRaffle, searchFor } from '../../support/raffles-list';
import { BRUNO, expect, openAs, test } from '../../support/raffles-test';
import { chooseUnits, fillBuyer, nextButton, READY, sendButton, title, unit } from '../../support/raffles-wizard';

test('axe finds nothing in the wizard of the payment link', async ({ page }) => {
  test.slow();
  await openAs(page, BRUNO, '/dashboard/rifas');
  await expect(unit(page, '00207')).toBeVisible();
  await nextButton(page, 0).click();
  await expectAccessible(page);

  await chooseUnits(page, '00207');
  await sendButton(page).click();
  await expect(page.getByText('Debes completar todos los campos*')).toBeVisible();
  await expectAccessible(page);

  await fillBuyer(page);
  await sendButton(page).click();
  await expect(title(page, READY)).toBeVisible();
  await page.getByRole('button', { name: 'MOSTRAR CÓDIGO QR' }).click();
  await expect(page.getByRole('img', { name: /^Código QR/ }).locator('path')).toHaveCount(1);
  await expectAccessible(page);
});

test('a search on a phone announces how much it finds, also while it has no room to show that', async ({ page }) => {
  await openAs(page, BRUNO, '/dashboard/rifas');
  const found = page.getByRole('status').filter({ hasText: /rifas$/ });
  await expect(found).toHaveText(/^\d+ rifas$/);
  await searchFor(page, '00207');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(found).toHaveText(/^1 de \d+ rifas$/);
});

test('axe finds nothing in the raffle list, with a raffle unfolded and its link shared', async ({ page }) => {
  test.slow();
  await openAs(page, BRUNO, '/dashboard/rifas');
  await chooseUnits(page, '00207');
  await fillBuyer(page);
  await sendButton(page).click();
  await expect(title(page, READY)).toBeVisible();
  await page.goto('/dashboard/rifas/list');
  const row = await openRaffle(page, '00207');
  await openRaffle(page, '00250');
  await expectAccessible(page);
  await row.getByRole('button', { name: 'COMPARTIR' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Link de pago' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  // Forced colours remove its background and its shadow, so its border separates it from the page.
  await expect(dialog).toHaveCSS('border-top-style', 'solid');
});
