import type { Locator, Page } from '@playwright/test';
import { sellerAt } from '../../support/checkout-links';
import { payTitle } from '../../support/checkout-pay';
import { CASH, next, PERSONAL, toTickets, use } from '../../support/deposits-wizard';
import { expect, MUCHO, openAs, site, test } from '../../support/raffles-test';
import { nextButton, sendButton } from '../../support/raffles-wizard';
import { button } from '../../support/screen';
import { chooseFirst, fillBuyer } from '../../support/seller';

/** The most presses of the tab key that may lie between the title of a page and its main action. */
const FAR = 10;

const skip = (page: Page): Locator => page.getByRole('button', { name: 'Saltar la lista' });
const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluateAll((all) => all.includes(document.activeElement as HTMLElement));

/**
 * Presses the keys that a seller who knows the page would press, and skips a list where the page offers that. @returns
 * the number of presses
 */
async function pressesTo(page: Page, target: Locator): Promise<number> {
  await expect(target).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  await heading.evaluate((title) => {
    (title as HTMLElement).tabIndex = -1;
    (title as HTMLElement).focus();
  });
  let presses = 0;
  while (!(await isFocused(target)) && presses <= 2 * FAR) {
    const past = await isFocused(skip(page));
    await page.keyboard.press(past ? 'Enter' : 'Tab');
    presses += 1;
  }
  return presses;
}

const expectNear = async (page: Page, target: Locator): Promise<void> =>
  expect(await pressesTo(page, target)).toBeLessThanOrEqual(FAR);

test('the main action of each page of a seller is at most ten tabs away from the title @variants', async ({ page }) => {
  await test.step('the home', async () => {
    await openAs(page, MUCHO, '/dashboard');
    await expectNear(page, page.getByRole('main').getByRole('link', { name: 'Pagar rifa con tarjeta' }));
  });
  await test.step('the payment link', async () => {
    await page.goto('/dashboard/rifas');
    await expectNear(page, nextButton(page, 0));
    await chooseFirst(page);
    await fillBuyer(page);
    await expectNear(page, sendButton(page));
  });
  if (site().variant === 'dtyt') {
    await test.step('the cash registration', async () => {
      await page.goto(CASH);
      await expectNear(page, use(page));
      await toTickets(page);
      await expectNear(page, next(page));
    });
    await test.step('the personal payment', async () => {
      await page.goto(PERSONAL);
      await use(page).click();
      await expectNear(page, next(page));
    });
    await test.step('putting raffles into the bag', async () => {
      await page.goto('/dashboard/rifas/transfer');
      await page.getByRole('link', { name: /^Poner rifas en la bolsa/ }).click();
      await expectNear(page, button(page, 'PONER EN LA BOLSA'));
    });
  }
  await test.step('the direct transfer', async () => {
    await page.goto('/dashboard/rifas/transfer');
    await page.getByRole('link', { name: /^Transferencia directa/ }).click();
    await expectNear(page, button(page, 'TRANSFERIR'));
  });
});

test('between the title of the pay page and PAGAR there are only the fields and two links at most @variants', async ({
  page,
  baseURL,
}) => {
  const { path } = await sellerAt(baseURL ?? '').makeLink();
  await page.goto(path);
  await expect(payTitle(page)).toBeVisible();
  // Where the price depends on the card type, the page can be paid only after that choice.
  if (site().variant === 'ccee') await page.getByLabel('Crédito o débito').selectOption({ index: 1 });
  const presses = await pressesTo(page, page.getByRole('button', { name: /^PAGAR/ }));
  const fields = await page.locator('form').getByRole('textbox').or(page.getByRole('combobox')).count();
  expect(presses - fields).toBeLessThanOrEqual(3);
});
