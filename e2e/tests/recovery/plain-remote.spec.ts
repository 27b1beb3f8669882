import { expect, listenToReports, signIn, test } from '../../support/faults-test';
import { addPlainRemote } from '../../support/plain-remote';
import { goByMenu, title } from '../../support/screen';

// The errors that the pages of this remote throw. React logs them as well.
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

test('a page in plain JavaScript has the title of its route, and a notice that is not a string breaks nothing', async ({
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

test('pages that throw while they are left can be left, for each other and for pages of the site', async ({ page }) => {
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

test('a page that fails at one address is drawn at another address without a press', async ({ page }) => {
  await page.goto('/dashboard/simple/prize/2');
  await page.getByRole('link', { name: 'EL PRIMERO' }).click();
  await expect(page.getByText('No pudimos cargar «Simple: prize»')).toBeVisible();
  await page.goBack();
  await expect(title(page, 'Premio 2')).toBeVisible();
});

test('an uncaught error after a press is reported to telemetry for its remote, and the page stays', async ({
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

test('a page that redirects without end is stopped in its place, and the menu works', async ({ page }) => {
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

test('a page whose form action never ends can be left, and is reported', async ({ page }) => {
  const reports = listenToReports(page);
  await page.goto('/dashboard/simple/acts');
  await page.getByRole('button', { name: 'GUARDAR' }).click();
  await goByMenu(page, 'Depósitos');
  await expect(title(page, 'ESTOS SON TUS DEPÓSITOS')).toBeVisible({ timeout: 20_000 });
  expect(reports).toContainEqual(
    expect.objectContaining({
      kind: 'render',
      remote: 'mf-simple',
      stage: 'acts',
      detail: 'Error: held the page for 6000 ms after somebody had left it',
    }),
  );
});
