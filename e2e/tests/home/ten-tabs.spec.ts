import type { Locator, Page } from '@playwright/test';
import { sellerAt } from '../../support/checkout-links';
import { payTitle } from '../../support/checkout-pay';
import { CASH, next, PERSONAL, toTickets, use } from '../../support/deposits-wizard';
import { expect, MUCHO, openAs, site, test } from '../../support/raffles-test';
import { nextButton, sendButton } from '../../support/raffles-wizard';
import { button } from '../../support/screen';
import { chooseFirst, fillBuyer } from '../../support/seller';

/** As many presses of the tab key as lie between a page's title and its main action, at most. */
const FAR = 10;

const skip = (page: Page): Locator => page.getByRole('button', { name: 'Saltar la lista' });
const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluateAll((all) => all.includes(document.activeElement as HTMLElement));

/** Goes on by the keyboard as whoever knows the page does: past a list where the page offers that. @returns the presses until there */
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

test('from the title of each page of a seller the main action is ten tabs away, whatever the length of the list @variants', async ({
  page,
}) => {
  await test.step('home', async () => {
    await openAs(page, MUCHO, '/dashboard');
    await expectNear(page, page.getByRole('main').getByRole('link', { name: 'Pagar rifa con tarjeta' }));
  });
  await test.step('payment link', async () => {
    await page.goto('/dashboard/rifas');
    await expectNear(page, nextButton(page, 0));
    await chooseFirst(page);
    await fillBuyer(page);
    await expectNear(page, sendButton(page));
  });
  if (site().variant === 'dtyt') {
    await test.step('cash registration', async () => {
      await page.goto(CASH);
      await expectNear(page, use(page));
      await toTickets(page);
      await expectNear(page, next(page));
    });
    await test.step('personal payment', async () => {
      await page.goto(PERSONAL);
      await use(page).click();
      await expectNear(page, next(page));
    });
    await test.step('into the bag', async () => {
      await page.goto('/dashboard/rifas/transfer');
      await page.getByRole('link', { name: /^Poner rifas en la bolsa/ }).click();
      await expectNear(page, button(page, 'PONER EN LA BOLSA'));
    });
  }
  await test.step('direct transfer', async () => {
    await page.goto('/dashboard/rifas/transfer');
    await page.getByRole('link', { name: /^Transferencia directa/ }).click();
    await expectNear(page, button(page, 'TRANSFERIR'));
  });
});

test('between the title of the pay page and PAGAR a buyer meets the fields, and two links at most @variants', async ({
  page,
  baseURL,
}) => {
  const { path } = await sellerAt(baseURL ?? '').makeLink();
  await page.goto(path);
  await expect(payTitle(page)).toBeVisible();
  // Where the price hangs on the card, it can be paid once that is chosen.
  if (site().variant === 'ccee') await page.getByLabel('Crédito o débito').selectOption({ index: 1 });
  const presses = await pressesTo(page, page.getByRole('button', { name: /^PAGAR/ }));
  const fields = await page.locator('form').getByRole('textbox').or(page.getByRole('combobox')).count();
  expect(presses - fields).toBeLessThanOrEqual(3);
});
