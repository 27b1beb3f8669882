import { payUntilGateway } from '../../support/buyer';
import { expect, isAbsent, MUCHO, openAs, test, title } from '../../support/deposits-test';
import { CASH, confirm, REGISTERED, toConfirm } from '../../support/deposits-wizard';
import { visitEveryScreen } from '../../support/every-screen';
import { expectWholeWords } from '../../support/large-text';
import { makeOld } from '../../support/old-browser';
import { logIn, makeLink } from '../../support/seller';

test.use({ expectedNoise: [[/Failed to load resource/], { scope: 'test' }] });

test.beforeEach(async ({ context, page }) => {
  await makeOld(context);
  await page.goto('/login');
  const newer = () => [typeof URL.canParse, 'toSorted' in Array.prototype, 'checkVisibility' in document.body];
  expect(await page.evaluate(newer)).toEqual(['undefined', false, false]);
  const column = page.getByRole('main').locator('div').first();
  await expect(column).toHaveCSS('display', 'grid');
  await expect(column).toHaveCSS('container-name', 'none');
});

test('every screen opens in the browser of an old phone @variants', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visitEveryScreen(page, async (address) => {
    await expectWholeWords(page);
    await expect(page.getByText(/^No pudimos (cargar|abrir|mostrar)/), address).toHaveCount(0);
  });
});

test('an old phone can send and pay a link and register a cash sale @variants', async ({ page, money }) => {
  await logIn(page);
  await payUntilGateway(page, (await makeLink(page)).path);
  await page.getByRole('button', { name: 'Aprobar', exact: true }).click();
  await expect(title(page, '¡PAGO REALIZADO!')).toBeVisible();

  if (await isAbsent(money)) return;
  await openAs(page, MUCHO, CASH);
  await toConfirm(page, '01006');
  await confirm(page).click();
  await expect(title(page, REGISTERED)).toBeVisible();
});
