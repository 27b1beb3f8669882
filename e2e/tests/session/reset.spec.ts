import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility';
import {
  askForResetPath,
  listen,
  LOGIN_TITLE,
  logInHere,
  openForgotten,
  openLogin,
  resetPathAfter,
  title,
} from '../../support/session-login';
import { stopTheClock } from '../../support/session-site';
import { expect, test } from '../../support/test';

const SELLER = 'nueva@example.com';
const CHANGED = 'Cambiada.2026';
const RULE =
  'La contraseña debe tener al menos una mayúscula, una minúscula, un número, un carácter especial (!@#$&*.) y un mínimo de 8 caracteres';
const EXPIRED = (seconds: number) =>
  `El link expiró, intente resetar nuevamente. Serás redireccionado en ${seconds}...`;

test('a seller resets the password with the keyboard alone, and the mailed link works only once @variants', async ({
  page,
}) => {
  const path = await resetPathAfter(page, SELLER, async () => {
    await openForgotten(page);
    await expect(title(page, 'OLVIDÉ MI CONTRASEÑA')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type(SELLER);
    await page.keyboard.press('Enter');
    await expect(title(page, 'REVISÁ TU MAIL')).toBeFocused();
  });
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'RESETEAR' })).toBeVisible();
  await expect(title(page, 'CAMBIÁ TU CONTRASEÑA')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(CHANGED);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(CHANGED);
  await page.keyboard.press('Enter');
  await expect(
    page.getByText(/^Contraseña cambiada correctamente, serás redirigido a el login en \d+\.\.\.$/),
  ).toBeVisible();
  await expect(title(page, 'CAMBIÁ TU CONTRASEÑA')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Ir ahora' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(title(page, LOGIN_TITLE)).toBeFocused();

  await page.goto(path);
  await expect(page.getByText(/^El link expiró, intente resetar nuevamente\./)).toBeVisible();
  await openLogin(page);
  await logInHere(page, SELLER, CHANGED);
  await expect(title(page, 'HOLA VALENTINA NÚÑEZ PEREIRA')).toBeVisible();
});

test('the reset page shows both checks of the password in its own words', async ({ page }) => {
  const sent = listen(page, '/reset-password');
  await page.route('**/verify-reset-link', (route) => route.fulfill({ json: { status: 'success', data: null } }));
  await page.goto('/reset/un-token');
  const reset = page.getByRole('button', { name: 'RESETEAR' });
  const attempt = async (first: string, second: string, text: string) => {
    await page.getByLabel('Nueva contraseña').fill(first);
    await page.getByLabel('Repetir contraseña').fill(second);
    await reset.click();
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  };
  await attempt('', '', 'Debes completar todos los campos.');
  await attempt(CHANGED, 'Cambiada.2027', 'Las contraseñas no coinciden.');
  await attempt('cambiada.2026', 'cambiada.2026', RULE);
  await attempt('Cambiada2026', 'Cambiada2026', RULE);
  await expectAccessible(page);
  expect(sent).toEqual([]);
});

test.describe('the countdowns of the reset page', () => {
  test('an invalid link leads to the login after 5 seconds, unless the countdown is paused', async ({ page }) => {
    await stopTheClock(page);
    await page.goto('/reset/no-existe');
    await expect(page.getByText(EXPIRED(5))).toBeVisible();
    await page.getByRole('button', { name: 'Pausar' }).click();
    await page.clock.runFor(20_000);
    await expect(page.getByText(EXPIRED(5))).toBeVisible();
    await page.getByRole('button', { name: 'Reanudar' }).click();
    await page.clock.runFor(5_000);
    await expect(title(page, LOGIN_TITLE)).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  });

  test('axe finds nothing in a paused countdown', async ({ page }) => {
    await page.goto('/reset/no-existe');
    await page.getByRole('button', { name: 'Pausar' }).click();
    await expectAccessible(page);
  });
});

async function changePassword(page: Page): Promise<void> {
  await page.goto(await askForResetPath(page, SELLER));
  await page.getByLabel('Nueva contraseña').fill(CHANGED);
  await page.getByLabel('Repetir contraseña').fill(CHANGED);
  await page.getByRole('button', { name: 'RESETEAR' }).click();
  await page.getByRole('button', { name: 'Ir ahora' }).click();
  await expect(title(page, LOGIN_TITLE)).toBeVisible();
}

test.describe('a changed password', () => {
  test.use({ expectedNoise: [[/status of 401/], { scope: 'test' }] });

  test('a changed password ends the sessions in other browsers', async ({ page, browser, baseURL, watch }) => {
    await changePassword(page);
    await logInHere(page, SELLER, CHANGED);
    await expect(title(page, /^HOLA VALENTINA/)).toBeVisible();

    const context = await browser.newContext(baseURL ? { baseURL } : {});
    const elsewhere = await context.newPage();
    watch(elsewhere);
    await changePassword(elsewhere);
    await context.close();

    await page.goto('/dashboard/depositos');
    await expect(page).toHaveURL(/\/login$/);
    await logInHere(page, SELLER, CHANGED);
    await expect(page).toHaveURL(/\/dashboard\/depositos$/);
  });
});
