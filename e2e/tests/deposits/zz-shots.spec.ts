import { answer, WRITES } from '../../support/deposits-stubs';
import { BRUNO, expect, openAs, site, test, title } from '../../support/deposits-test';
import { CASH, confirm, CONFIRM, fillBuyer, next, PERSONAL, unit, use, amountField } from '../../support/deposits-wizard';

test('shots @modes', async ({ page }) => {
  test.slow();
  const { variant, mode } = site();
  const shoot = async (name: string, fullPage = true) => {
    for (const [label, width, height] of [['360', 360, 740], ['1280', 1280, 800]] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      await page.screenshot({ path: `/tmp/shots-deposits/${variant}-${mode}-${name}-${label}.png`, fullPage });
    }
    await page.setViewportSize({ width: 360, height: 740 });
  };
  await openAs(page, BRUNO, '/dashboard/depositos');
  await expect(page.locator('summary').first()).toBeVisible();
  await page.locator('summary').nth(1).click();
  await shoot('1-bank');
  if ((await page.getByRole('button', { name: /^Borrar/ }).count()) > 0) {
    await page.getByRole('button', { name: /^Borrar/ }).first().click();
    await shoot('1-dialog', false);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('tab', { name: 'Pagos con tarjeta' }).click();
  await page.locator('summary').first().click();
  await shoot('2-card');
  await page.emulateMedia({ media: 'print' });
  await shoot('2-print');
  await page.emulateMedia({ media: 'screen' });
  if (variant === 'ccee') return;
  await answer(page, WRITES.register);
  await page.goto(CASH);
  await expect(use(page)).toBeVisible();
  await shoot('3-deposit');
  await use(page).click();
  await next(page).click();
  await shoot('3-buyer-errors');
  await fillBuyer(page);
  await next(page).click();
  await (await unit(page, '00207')).check();
  await shoot('3-tickets', false);
  await next(page).click();
  await expect(title(page, CONFIRM)).toBeVisible();
  await shoot('3-confirm');
  await page.emulateMedia({ colorScheme: 'dark' });
  await shoot('3-confirm-dark', false);
  await page.emulateMedia({ colorScheme: 'light' });
  await confirm(page).click();
  await shoot('3-result', false);
  await page.goto(PERSONAL);
  await use(page).click();
  await amountField(page).fill('9999');
  await next(page).click();
  await shoot('4-amount', false);
  await amountField(page).fill('12');
  await next(page).click();
  await expect(confirm(page)).toBeVisible();
  await shoot('4-confirm', false);
});
