import { expect, signIn, test } from '../../support/faults-test';
import { addPlainRemote } from '../../support/plain-remote';
import { goByMenu, title } from '../../support/screen';

// What its pages throw; React logs it as well.
test.use({
  expectedNoise: [[/at the end of leaves|\[object Object\]|Object\b|console\.error: \{\}/], { scope: 'test' }],
});

test.beforeEach(async ({ page, faults, request }) => {
  addPlainRemote(faults);
  await signIn(page, request);
});

test('a page in plain JavaScript has the title of its route, and a notice that is no text takes nothing down', async ({
  page,
}) => {
  await page.goto('/dashboard/simple/plain');
  await expect(title(page, 'Página simple')).toBeVisible();
  await expect(page).toHaveTitle('Simple: plain');
  await page.getByRole('button', { name: 'AVISAR' }).click();
  await expect(page.getByText('Error: sin red')).toBeVisible();
  await goByMenu(page, 'Depósitos');
  await expect(title(page, 'ESTOS SON TUS DEPÓSITOS')).toBeVisible();
});

test('pages that all throw when they are left are left, one for the other and for the site’s own', async ({ page }) => {
  await page.goto('/dashboard/simple/leaves');
  await expect(title(page, 'Falla al irse')).toBeVisible();
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('link', { name: /^Otra muylarga/ }).click();
  await expect(title(page, 'También falla al irse')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await goByMenu(page, 'Una');
  await expect(title(page, 'Falla al irse')).toBeVisible();
  await goByMenu(page, 'Depósitos');
  await expect(title(page, 'ESTOS SON TUS DEPÓSITOS')).toBeVisible();
});

test('a page that fails at one of its addresses is drawn at another one, without a press', async ({ page }) => {
  await page.goto('/dashboard/simple/prize/2');
  await page.getByRole('link', { name: 'EL PRIMERO' }).click();
  await expect(page.getByText('No pudimos cargar «Simple: prize»')).toBeVisible();
  await page.goBack();
  await expect(title(page, 'Premio 2')).toBeVisible();
});
