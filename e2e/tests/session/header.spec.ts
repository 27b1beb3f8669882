import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility';
import { arriveAs, logIn } from '../../support/seller';
import { hold, openLogin, title } from '../../support/session-login';
import { variant } from '../../support/session-site';
import { expect, test } from '../../support/test';

/** The entries of the header menu, in their order. */
const MENU = {
  dtyt: [
    ['Inicio', '/dashboard'],
    ['Registrar rifa al contado', '/dashboard/contado'],
    ['Pagar rifa con tarjeta', '/dashboard/rifas'],
    ['Registrar Pago Personal', '/dashboard/pago-personal'],
    ['Rifas', '/dashboard/rifas/list'],
    ['Links de pago', '/dashboard/rifas/links'],
    ['Depósitos', '/dashboard/depositos'],
    ['Bolsa', '/dashboard/rifas/transfer'],
  ],
  ccee: [
    ['Inicio', '/dashboard'],
    ['Pagar rifa con tarjeta', '/dashboard/rifas'],
    ['Rifas', '/dashboard/rifas/list'],
    ['Links de pago', '/dashboard/rifas/links'],
    ['Depósitos', '/dashboard/depositos'],
    ['Transferencia', '/dashboard/rifas/transfer'],
  ],
} as const;

const menu = (page: Page) => page.getByRole('navigation', { name: 'Principal' });
const toggle = (page: Page) => page.getByRole('button', { name: 'Menú' });
const expectLinksAnswered = (page: Page) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('rifas.recuerdo:llamadas'))).toContain('getMyLinks');

test('each entry of the menu, in the order of the variant, leads to its page and marks it @variants', async ({
  page,
}) => {
  const items = MENU[variant()];
  await logIn(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  // The API need not have the links: their entry comes with the next page after the answer.
  await expectLinksAnswered(page);
  await menu(page).getByRole('link', { name: 'Rifas', exact: true }).click();
  await expect(menu(page).getByRole('listitem')).toHaveText([
    ...items.map(([label]) => label),
    'Manual de usuario',
    'Salir',
  ]);
  // The home comes last, because a press on the entry of the current page changes nothing.
  for (const [label, path] of [...items.slice(1), items[0]]) {
    await menu(page).getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(menu(page).getByRole('link', { name: label, exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(menu(page).locator('[aria-current=page]')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
});

test('the menu unfolds at 320 px, works with the keyboard, and folds again', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await logIn(page);
  await expect(title(page, /^HOLA ANA/)).toBeVisible();
  await expect(menu(page)).toBeHidden();
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Tab');
  const first = menu(page).getByRole('link', { name: 'Inicio' });
  await expect(first).toBeFocused();
  // The menu scrolls, so it cuts off what sticks out of an entry: the focus ring is inside.
  await expect(first).toHaveCSS('outline-offset', '-3px');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
  await page.keyboard.press('Space');
  await menu(page).getByRole('link', { name: 'Rifas', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(title(page, 'ESTAS SON TUS RIFAS')).toBeFocused();
  await expect(menu(page)).toBeHidden();
});

test('the whole menu can be reached on a phone in landscape without scrolling the page', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 256 });
  await logIn(page);
  // The menu has its longest form once the API has answered.
  await expectLinksAnswered(page);
  await toggle(page).click();
  await expect(menu(page).getByRole('link', { name: 'Links de pago' })).toBeVisible();
  const leave = menu(page).getByRole('button', { name: 'Salir' });
  // As a finger scrolls: the menu moves under the pointer, and the page behind it stays.
  await menu(page).hover({ position: { x: 20, y: 60 } });
  await page.mouse.wheel(0, 3000);
  await expect(leave).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await leave.click();
  await expect(page).toHaveURL(/\/login$/);
});

test('an entry that appears while the menu is open does not move the entry under the finger', async ({ page }) => {
  const links = await hold(page, '**/api/talon/my-links');
  await logIn(page);
  await expect.poll(links.sent).toBe(1);
  await toggle(page).click();
  await menu(page).getByRole('link', { name: 'Depósitos' }).hover();
  await page.mouse.down();
  links.release();
  await expectLinksAnswered(page);
  await page.mouse.up();
  await expect(title(page, 'ESTOS SON TUS DEPÓSITOS')).toBeVisible();
  await expect(page.locator('nav a[href="/dashboard/rifas/links"]')).toBeAttached();
});

test('a page that loads while the menu is open leaves focus and scroll position as they are', async ({ page }) => {
  await arriveAs(page);
  await page.setViewportSize({ width: 640, height: 256 });
  const chunk = await hold(page, '**/page-raffleList.*.js');
  await page.goto('/dashboard/rifas/list', { waitUntil: 'commit' });
  await toggle(page).click();
  chunk.release();
  await expect(page.locator('details').first()).toBeVisible();
  await expect(toggle(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
});

test('a field with an error takes the focus in front of the open menu', async ({ page }) => {
  await arriveAs(page);
  await page.setViewportSize({ width: 360, height: 620 });
  await page.goto('/dashboard/rifas/transfer/directa');
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await toggle(page).click();
  await page.getByRole('button', { name: 'TRANSFERIR', exact: true }).click();
  const mail = page.getByRole('textbox', { name: 'Mail del pasajero que recibe las rifas' });
  await expect(mail).toBeFocused();
  const isInFront = () =>
    mail.evaluate((field) => {
      const { left, top, width, height } = field.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === field;
    });
  await expect.poll(isInFront).toBe(true);
  await expect(mail).toBeFocused();
});

test('the manual opens in a new tab without access to the first tab', async ({ page, context, watch }) => {
  await logIn(page);
  await toggle(page).click();
  const link = menu(page).getByRole('link', { name: 'Manual de usuario' });
  await expect(link).toHaveAttribute('rel', /noopener/);
  const opened = context.waitForEvent('page');
  await link.click();
  const manual = await opened;
  watch(manual);
  await expect(manual.getByRole('heading', { level: 1, name: 'Manual de usuario' })).toBeVisible();
  expect(await manual.evaluate(() => window.opener === null)).toBe(true);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the footer names the travel company before and after the login', async ({ page }) => {
  await openLogin(page);
  const credit = page.getByRole('contentinfo');
  await expect(credit).toContainText('Sistema creado por Viajes del Sur');
  await expect(credit.getByRole('link', { name: 'Viajes del Sur' })).toHaveAttribute('href', 'https://viajes.example');
  await logIn(page);
  await expect(credit.getByRole('link', { name: 'Viajes del Sur' })).toHaveAttribute('rel', /noopener/);
});

test('a notice is announced, and disappears after three seconds or when it is closed', async ({ page }) => {
  await page.clock.install();
  await arriveAs(page);
  await page.route('**/api/talon/guardar-comentario', (route) =>
    route.fulfill({ json: { status: 'success', data: null } }),
  );
  await page.goto('/dashboard/rifas/list');
  const raffle = page.locator('details').first();
  await raffle.locator('summary').click();
  const save = raffle.getByRole('button', { name: 'GUARDAR' });
  const notice = page.getByRole('status').filter({ hasText: 'Comentario actualizado correctamente.' });
  await save.click();
  await expect(notice).toBeVisible();
  // The clock also runs without the test, so the first step leaves room for that.
  await page.clock.runFor(1_500);
  await expect(notice).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(notice).toBeHidden();

  await save.click();
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar aviso' }).click();
  await expect(notice).toBeHidden();
});
