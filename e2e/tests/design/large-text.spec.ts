import { sellerAt } from '../../support/checkout-links';
import { payTitle } from '../../support/checkout-pay';
import { enlargeText, expectWholeWords } from '../../support/large-text';
import { BRUNO, expect, openAs, test } from '../../support/raffles-test';
import { chooseFirst, makeLink } from '../../support/seller';

/** Pages of a seller, each with a text that shows that the page is filled. */
const PAGES = [
  ['/dashboard', /Transferencia/],
  ['/dashboard/rifas', '00207'],
  ['/dashboard/rifas/links', /· (hoy|ayer|hace)/],
  ['/dashboard/rifas/list', '00250'],
  ['/dashboard/depositos', /^Saldo|Ver detalles|depósito/],
  ['/dashboard/rifas/transfer', 'Transferencia directa'],
] as const;

for (const [screen, width] of [
  ['phone', 360],
  ['tablet', 768],
  ['desktop', 1280],
] as const)
  test(`at twice the size of the text no word and no amount of a seller’s pages breaks in two on a ${screen}, and nothing sticks out @variants`, async ({
    page,
  }) => {
    test.slow();
    await enlargeText(page, width);
    await openAs(page, BRUNO, '/dashboard');
    for (const [path, filled] of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('main').getByText(filled).first()).toBeVisible();
      await expectWholeWords(page);
    }
    await chooseFirst(page);
    await expectWholeWords(page);
    await makeLink(page);
    await expectWholeWords(page);
  });

test('no word and no amount of a seller’s pages breaks in two at the widths between phone and desktop @variants', async ({
  page,
}) => {
  await openAs(page, BRUNO, '/dashboard');
  for (const [path, filled] of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(filled).first()).toBeVisible();
    if (path.endsWith('/list')) await page.locator('summary').first().click();
    for (const width of [320, 430, 600, 768, 960, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      await expectWholeWords(page);
    }
  }
});

test('the password of the login has its own line at twice the text size @variants', async ({ page }) => {
  await enlargeText(page);
  await page.goto('/login');
  const width = async (name: string) => (await page.getByRole('textbox', { name }).first().boundingBox())?.width;
  await expect
    .poll(async () => {
      const email = await width('Email');
      return email !== undefined && email === (await width('Contraseña'));
    })
    .toBe(true);
  await expectWholeWords(page);
});

test('the mail address that a link was sent to breaks after its @ alone at twice the text size @once', async ({
  page,
}) => {
  await enlargeText(page);
  await page.goto('/login?modo=olvide-mi-contrasena');
  await page.getByRole('textbox', { name: 'Email' }).fill('bruno@example.com');
  await page.keyboard.press('Enter');
  const address = page.getByRole('status').locator('strong');
  await expect(address).toHaveText('bruno@example.com');
  const linesOfDomain = address.evaluate((found) => {
    const last = found.lastChild as Text;
    const range = document.createRange();
    range.setStart(last, last.data.indexOf('@') + 1);
    range.setEnd(last, last.data.length);
    return range.getClientRects().length;
  });
  expect(await linesOfDomain).toBe(1);
});

test('no word and no amount of the pay page breaks or sticks out at twice the text size @variants', async ({
  page,
  baseURL,
}) => {
  await enlargeText(page);
  const { path } = await sellerAt(baseURL ?? '').makeLink();
  await page.goto(path);
  await expect(payTitle(page)).toBeVisible();
  await expectWholeWords(page);
});

test('the menu of a list opens inside the page at twice the text size @once', async ({ page }) => {
  await enlargeText(page);
  await openAs(page, BRUNO, '/dashboard');
  for (const width of [320, 360])
    for (const [path, name] of [
      ['/dashboard/rifas/list', 'Exportar'],
      ['/dashboard/depositos', 'Más'],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(path);
      await page.getByRole('button', { name, exact: true }).click();
      const menu = await page.getByRole('group', { name: 'Exportar o imprimir' }).boundingBox();
      expect(menu?.x, `${path} at ${width} px`).toBeGreaterThanOrEqual(0);
      expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(width);
    }
});
