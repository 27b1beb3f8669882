import { expectAccessible } from '../../support/accessibility';
import { PASSWORD } from '../../support/api';
import {
  email,
  fieldsOf,
  listen,
  logInHere,
  openLogin,
  password,
  REQUEST_FAILED,
  title,
} from '../../support/session-login';
import { deployWith } from '../../support/session-site';
import { expect, test } from '../../support/test';

const NEW_USER = 'nueva@example.com';
const CHOSEN = 'Primera.2026';

test.describe('the first login of a seller', () => {
  test.use({ expectedNoise: [[/Failed to load resource/], { scope: 'test' }] });

  test('a new seller chooses a password that keeps the rules and is logged in; the given one no longer works', async ({
    page,
  }) => {
    const logins = listen(page, '/auth/login');
    await openLogin(page, '/dashboard/rifas');
    await logInHere(page, NEW_USER);
    await expect(title(page, 'CREÁ TU CONTRASEÑA')).toBeFocused();
    const first = page.getByLabel('Nueva contraseña');
    const again = page.getByLabel('Repetir contraseña');
    const save = page.getByRole('button', { name: 'GUARDAR CONTRASEÑA' });
    await expect(first).toHaveValue('');
    await expect(first).toHaveAccessibleDescription(
      /^La contraseña debe tener al menos una mayúscula, una minúscula, un número/,
    );
    await expectAccessible(page);

    const attempt = async (one: string, two: string, text: string) => {
      await first.fill(one);
      await again.fill(two);
      await save.click();
      await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
    };
    await attempt('', '', 'Debes completar todos los campos');
    await attempt(CHOSEN, 'Primera.2027', 'Las contraseñas no son iguales');
    await attempt('primera.2026', 'primera.2026', 'Contraseña incorrecta!');
    await attempt('Primera2026', 'Primera2026', 'Contraseña incorrecta!');

    await page.route('**/auth/first-login', (route) =>
      route.fulfill({ json: { status: 'error', data: 'Palabras del servidor.', message: 'otras' } }),
    );
    await attempt(CHOSEN, CHOSEN, 'Palabras del servidor.');
    await page.unroute('**/auth/first-login');
    await page.route('**/auth/first-login', (route) => route.abort());
    await save.click();
    await expect(page.getByRole('alert')).toHaveText(REQUEST_FAILED);
    await page.unroute('**/auth/first-login');
    await expect(first).toHaveValue(CHOSEN);

    const request = page.waitForRequest('**/auth/first-login');
    await save.click();
    expect(fieldsOf(await request)).toEqual({ email: NEW_USER, password: CHOSEN, getHash: 'false' });
    await expect(page).toHaveURL(/\/dashboard\/rifas$/);
    await expect(title(page, 'ELIGE LAS RIFAS PARA EL LINK DE PAGO')).toBeVisible();
    expect(logins.map((sent) => sent['password'])).toEqual([PASSWORD, CHOSEN]);
    await page.goto('/dashboard');
    await expect(title(page, 'HOLA VALENTINA NÚÑEZ PEREIRA')).toBeVisible();

    // From now on the given password does not work.
    await page.evaluate(() => localStorage.clear());
    await openLogin(page);
    await logInHere(page, NEW_USER);
    await expect(page.getByRole('alert')).toHaveText('Email o contraseña incorrectos.');
    await password(page).fill(CHOSEN);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

test('the first password is sent to the secondary base, and the login to the first one @variants', async ({ page }) => {
  await deployWith(page, { bases: { auth: '/api/otra-base' } });
  await page.route('**/auth/login', (route) =>
    route.fulfill({ json: { status: 'success', newUser: true, token: null } }),
  );
  await page.route('**/api/otra-base/auth/first-login', (route) =>
    route.fulfill({ json: { status: 'success', data: 'Contraseña guardada.' } }),
  );
  await openLogin(page);
  await logInHere(page, 'otra@example.com');
  await page.getByLabel('Nueva contraseña').fill(CHOSEN);
  await page.getByLabel('Repetir contraseña').fill(CHOSEN);
  await page.unroute('**/auth/login');
  await page.route('**/auth/login', (route) =>
    route.fulfill({ json: { status: 'error', message: 'La cuenta está cerrada.' } }),
  );
  const request = page.waitForRequest('**/api/otra-base/auth/first-login');
  await page.getByRole('button', { name: 'GUARDAR CONTRASEÑA' }).click();
  expect((await request).method()).toBe('POST');
  // The form for new users is closed, whatever the following login returns.
  await expect(page.getByRole('alert')).toHaveText('La cuenta está cerrada.');
  await expect(email(page)).toHaveValue('otra@example.com');
});
