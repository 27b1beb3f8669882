import type { Locator, Page } from '@playwright/test';
import { sellerAt } from '../../support/checkout-links';
import { field, payTitle } from '../../support/checkout-pay';
import { expect, test } from '../../support/own-backend';
import { button, title } from '../../support/screen';
import { chooseFirst, expectBuyer, fillBuyer, logIn } from '../../support/seller';
import { storedToken } from '../../support/session-site';

const A_WHILE = '01:05';
const UNREACHABLE = /^(El servidor no responde|Sin conexión)$/;

/** What a page says while it waits for the API. */
const waiting = (page: Page): Locator =>
  title(page, UNREACHABLE)
    .or(page.getByText(/El servidor (no pudo responder|tarda en responder)/))
    .first();

/**
 * Time passes, a pause of the site at a time, until something shows; only while the API is waited for, since a jump would end the calls of
 * the page that comes.
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

test('an open dashboard while the backend is killed and comes back: nothing is erased, and it goes on by itself', async ({
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

  // A reload lets nobody in and forgets nothing.
  await page.reload();
  await expect(title(page, UNREACHABLE)).toBeVisible();
  expect(await storedToken(page)).toBe(token);
  await expect(page).toHaveURL(/\/dashboard\/rifas\/list$/);

  await backend.restart();
  await passTimeUntil(page, title(page, 'ESTAS SON TUS RIFAS'));
  await expect(page.getByText('No pudimos cargar tus rifas.')).toBeHidden();
  await expect(page.locator('summary').first()).toBeVisible();
});

test('a half-filled wizard lives through a killed backend, a reload meanwhile and a restart', async ({
  page,
  backend,
}) => {
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

test('a payment page keeps what was typed while the backend is down, and says so', async ({
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

test('a backend that hangs: the page says that it waits, then why, and goes on when it answers again', async ({
  page,
  context,
  watch,
  backend,
}) => {
  await page.clock.install();
  await logIn(page);
  await expect(title(page, /^HOLA ANA/)).toBeVisible();
  // A browser has six connections to a host: calls of the home that never end would leave none to the page that follows.
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

  // Another tab waits in the same way, and neither throws out the other.
  const other = await context.newPage();
  watch(other);
  await other.goto('/dashboard/rifas/list');
  backend.goOn();
  await expect(title(other, 'ESTAS SON TUS RIFAS')).toBeVisible({ timeout: 45_000 });
  await passTimeUntil(page, title(page, 'ESTOS SON TUS DEPÓSITOS'));
  expect(await storedToken(page)).not.toBeNull();
});
