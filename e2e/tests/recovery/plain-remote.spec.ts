import { expect, listenToReports, signIn, test } from '../../support/faults-test';
import { addPlainRemote } from '../../support/plain-remote';
import { goByMenu, title } from '../../support/screen';

// What its pages throw; React logs it as well.
test.use({
  expectedNoise: [
    [
      /at the end of leaves|broken by a|held the page|React error #520|50 addresses within|\[object Object\]|Object\b|console\.error: \{\}/,
    ],
    { scope: 'test' },
  ],
});

test.beforeEach(async ({ page, faults }) => {
  addPlainRemote(faults);
  await signIn(page);
});

test('a page in plain JavaScript has the title of its route, and a notice that is no text takes nothing down', async ({
  page,
}) => {
  await page.goto('/dashboard/simple/plain');
  await expect(title(page, 'Página simple')).toBeVisible();
  await expect(page).toHaveTitle('Simple: plain · Rifas');
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

test('what nobody caught after a press is told to telemetry as the remote’s, and what is on the screen stays', async ({
  page,
}) => {
  const reports = listenToReports(page);
  await page.goto('/dashboard/simple/breaks');
  await page.getByRole('button', { name: 'APRETAR' }).click();
  await page.getByRole('button', { name: 'PROMETER' }).click();
  for (const what of ['press', 'promise'])
    await expect
      .poll(() => reports)
      .toContainEqual(
        expect.objectContaining({
          kind: 'render',
          remote: 'mf-simple',
          version: '1.0.0',
          page: 'breaks',
          detail: `Error: broken by a ${what}`,
        }),
      );
  await expect(title(page, 'Se rompe')).toBeVisible();
});

test('a page that leads from address to address without end is stopped in its place, and the menu answers', async ({
  page,
}) => {
  await page.goto('/dashboard/simple/endless');
  await expect(page.getByText('No pudimos cargar «Simple: endless»')).toBeVisible();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('button', { name: 'Recargar la página' })).toBeVisible();
  await goByMenu(page, 'Depósitos');
  await expect(title(page, 'ESTOS SON TUS DEPÓSITOS')).toBeVisible();
});

test('a page whose effects update it without end can be left', async ({ page }) => {
  await page.goto('/dashboard/simple/busy');
  await expect(title(page, 'Sin parar')).toBeVisible();
  await goByMenu(page, 'Depósitos');
  await expect(title(page, 'ESTOS SON TUS DEPÓSITOS')).toBeVisible();
});
