import { payUntilGateway } from '../../support/buyer';
import { wholeRaffles } from '../../support/raffles-links';
import { openRaffle, raffleRow, searchFor } from '../../support/raffles-list';
import { expect, MUCHO, openAs, test } from '../../support/raffles-test';
import {
  chooseUnits,
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
import { hold } from '../../support/session-login';

test('the question about a live link opens once the link is known, and no link is made before the answer', async ({
  page,
}) => {
  test.slow();
  await openAs(page, MUCHO, '/dashboard/rifas');
  const numbers = await wholeRaffles(page, 80, 1);
  await chooseUnits(page, ...numbers);
  await fillBuyer(page);
  await sendButton(page).click();
  await expect(title(page, READY)).toBeVisible();

  const links = await hold(page, '**/api/talon/links');
  await page.getByRole('button', { name: 'GENERAR OTRO LINK' }).click();
  await chooseUnits(page, ...numbers);
  await fillBuyer(page);
  await sendButton(page).click();
  links.release();
  const question = page.getByRole('dialog', { name: 'Ya tiene un link' });
  await expect(question).toContainText('Lucía Fernández tiene un link');
  await question.getByRole('button', { name: 'SEGUIR' }).click();
  await expect(page.getByText(/Todavía no generamos el link/)).toBeVisible();
  await sendButton(page).click();
  await expect(title(page, READY)).toBeVisible();
});

test('a raffle that is sold while the seller writes the next link is named and left out of it', async ({
  page,
  context,
  watch,
}) => {
  await openAs(page, MUCHO, '/dashboard/rifas');
  const [sold = '', kept = ''] = await wholeRaffles(page, 10, 2);

  await chooseUnits(page, sold);
  await fillBuyer(page);
  await sendButton(page).click();
  await expect(title(page, READY)).toBeVisible();
  const link = await linkShown(page);
  await page.getByRole('button', { name: 'GENERAR OTRO LINK' }).click();
  await expect(nextButton(page, 0)).toBeVisible();
  // The list draws only the rows near the window.
  const search = page.getByRole('searchbox');
  await search.fill(sold);
  // This raffle is in the first link, so its choice opens the question, once the new list of links is loaded.
  await expect(page.getByText('Con link de Lucía').first()).toBeVisible();
  await unit(page, sold).click();
  await page.getByRole('dialog', { name: 'Ya tiene un link' }).getByRole('button', { name: 'ELEGIR' }).click();
  await expect(unit(page, sold)).toBeChecked();
  await search.fill(kept);
  await unit(page, kept).check();
  await nextButton(page, 2).click();
  await fillBuyer(page);

  const buyer = await context.newPage();
  watch(buyer);
  await payUntilGateway(buyer, new URL(link).pathname);
  await buyer.getByRole('button', { name: 'Aprobar', exact: true }).click();
  await expect(buyer).toHaveURL(/\/success$/);
  await buyer.close();

  await sendButton(page).click();
  await expect(
    page.getByText(new RegExp(`${sold}.* ya no está disponible y (lo|la) quitamos de tu selección\\.`)),
  ).toBeVisible();
  await expect(summary(page)).not.toContainText(sold);
  await expect(summary(page)).toContainText(kept);
  await expectBuyer(page);
  await sendButton(page).click();
  await expect(title(page, READY)).toBeVisible();

  await page.goto('/dashboard/rifas/list');
  await searchFor(page, kept);
  await expect(raffleRow(page, kept).locator('summary').getByText('Con link')).toBeVisible();
  await searchFor(page, sold);
  const row = await openRaffle(page, sold);
  await expect(row.locator('summary').getByText(/^Pago/)).toBeVisible();
  await expect(row.getByText(/link/i)).toHaveCount(0);
});
