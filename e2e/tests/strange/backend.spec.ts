import type { Locator, Page } from '@playwright/test';
import { sellerAt } from '../../support/checkout-links';
import { field, payTitle } from '../../support/checkout-pay';
import { expect, test } from '../../support/own-backend';
import { button, title } from '../../support/screen';
import { chooseFirst, expectBuyer, fillBuyer, logIn } from '../../support/seller';
import { storedToken } from '../../support/session-site';

const A_WHILE = '01:05';
const UNREACHABLE = /^(El servidor no responde|Sin conexión)$/;

/** The messages of a page that waits for the API. */
const waiting = (page: Page): Locator =>
  title(page, UNREACHABLE)
    .or(page.getByText(/El servidor (no pudo responder|tarda en responder)/))
    .first();

/**
 * Moves the clock by one pause of the site at a time until `shown` is visible. Moves it only while the page waits for
 * the API, because a jump would end the calls of the page that comes next.
 */
const passTimeUntil = (page: Page, shown: Locator): Promise<void> =>
  expect
    .poll(
      async () => {
        if (await waiting(page).isVisible()) await page.clock.fastForward(A_WHILE);
        return shown.isVisible();
      },
      { timeout: 45_000 },
    )
    .toBe(true);

test.setTimeout(180_000);

test('an open dashboard loses nothing while the backend is killed, and continues when it is back', async ({
  page,
  backend,
}) => {
  await page.clock.install();
  await logIn(page);
  await expect(title(page, /^HOLA ANA/)).toBeVisible();
  const token = await storedToken(page);
  await backend.kill();

  await page.getByRole('link', { name: 'Tus rifas' }).click();
  await expect(title(page, 'ESTAS SON TUS RIFAS')).toBeVisible();
  await expect(page.getByText('No pudimos cargar tus rifas.')).toBeVisible();
  await expect(page.getByText('El servidor no pudo responder. Probá de nuevo más tarde.')).toBeVisible();

  // A reload lets no visitor in and deletes nothing.
  await page.reload();
  await expect(title(page, UNREACHABLE)).toBeVisible();
  expect(await storedToken(page)).toBe(token);
  await expect(page).toHaveURL(/\/dashboard\/rifas\/list$/);

  await backend.restart();
  await passTimeUntil(page, title(page, 'ESTAS SON TUS RIFAS'));
  await expect(page.getByText('No pudimos cargar tus rifas.')).toBeHidden();
  await expect(page.locator('summary').first()).toBeVisible();
});

test('a half-filled wizard survives a killed backend, a reload and the restart', async ({ page, backend }) => {
  await page.clock.install();
  await logIn(page, 'mucho@example.com');
  await chooseFirst(page);
  await fillBuyer(page);
  const chosen = await page.getByRole('region', { name: 'Resumen' }).innerText();
  await backend.kill();

  await button(page, 'ENVIAR LINK').click();
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /servidor|link/ })
      .first(),
  ).toBeVisible();
  await expectBuyer(page);

  await page.reload();
  await expect(title(page, UNREACHABLE)).toBeVisible();
  await backend.restart();
  await passTimeUntil(page, title(page, 'DATOS DEL COMPRADOR'));
  await expectBuyer(page);
  await expect(page.getByRole('region', { name: 'Resumen' })).toHaveText(chosen, { useInnerText: true });
  await button(page, 'ENVIAR LINK').click();
  await expect(title(page, 'TU LINK DE PAGO ESTÁ PRONTO')).toBeVisible();
});

test('the pay page keeps the typed values while the backend is down, and says that it is down', async ({
  page,
  backend,
  ownSite,
}) => {
  await page.clock.install();
  const { path } = await sellerAt(ownSite.url).makeLink();
  await page.goto(path);
  await expect(payTitle(page)).toBeVisible();
  await field(page, 'Nombre').fill('Ramón');
  await backend.kill();

  await page.reload();
  await expect(page.getByText('El servidor no pudo responder. Probá de nuevo más tarde.')).toBeVisible();
  await backend.restart();
  await passTimeUntil(page, payTitle(page));
  await expect(field(page, 'Nombre')).toHaveValue('Ramón');
});

test('a page on a backend that hangs says that it waits, and continues when the backend answers again', async ({
  page,
  context,
  watch,
  backend,
}) => {
  await page.clock.install();
  await logIn(page);
  await expect(title(page, /^HOLA ANA/)).toBeVisible();
  // A browser opens six connections to a host, so calls of the home that never end would leave none for the next page.
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  const token = await storedToken(page);
  backend.hang();
  await page.goto('/dashboard/depositos');
  await expect
    .poll(async () => {
      await page.clock.fastForward('00:09');
      return page.getByText('El servidor tarda en responder').isVisible();
    })
    .toBe(true);
  expect(await storedToken(page)).toBe(token);

  // Another tab waits in the same way, and neither tab logs the other one out.
  const other = await context.newPage();
  watch(other);
  await other.goto('/dashboard/rifas/list');
  backend.goOn();
  await expect(title(other, 'ESTAS SON TUS RIFAS')).toBeVisible({ timeout: 45_000 });
  await passTimeUntil(page, title(page, 'ESTOS SON TUS DEPÓSITOS'));
  expect(await storedToken(page)).not.toBeNull();
});
