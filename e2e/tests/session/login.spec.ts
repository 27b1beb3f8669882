import { expectAccessible } from '../../support/accessibility';
import { PASSWORD } from '../../support/api';
import {
  email,
  enter,
  hold,
  listen,
  LOGIN_TITLE,
  logInHere,
  openLogin,
  password,
  REQUEST_FAILED,
  title,
} from '../../support/session-login';
import { expect, test } from '../../support/test';
import { isTakenOver } from '../../support/typing';

test('an incomplete login form shows its message and sends no request', async ({ page }) => {
  const sent = listen(page, '/auth/login');
  await openLogin(page);
  await enter(page).click();
  await expect(page.getByText('Debes completar todos los campos', { exact: true })).toBeVisible();
  await expect(email(page)).toBeFocused();
  await email(page).fill('ana@example.com');
  await enter(page).click();
  await expect(password(page)).toBeFocused();
  await expect(page.getByText('Debes completar todos los campos', { exact: true })).toBeVisible();
  expect(sent).toEqual([]);
  await expectAccessible(page);
});

test('a login sends the specified request once, and shows the indicator until the answer comes', async ({ page }) => {
  const sent = listen(page, '/auth/login');
  const answer = await hold(page, '**/auth/login');
  await openLogin(page);
  await email(page).fill('  Ana@Example.COM ');
  await password(page).fill(PASSWORD);
  await enter(page).dblclick();
  await expect(enter(page)).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('Procesando…')).toBeAttached();
  await password(page).press('Enter');
  answer.release();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(sent).toEqual([{ email: 'ana@example.com', password: PASSWORD, getHash: 'false', type: 'student-rifas' }]);
  await expect(page.getByText('Procesando…')).not.toBeAttached();
});

test('a wrong password and an unknown mail show the same text, and the typed values stay', async ({ page }) => {
  await openLogin(page);
  for (const who of ['bruno@example.com', 'nadie@example.com']) {
    await email(page).fill(who);
    await password(page).fill('Otra.clave1');
    await enter(page).click();
    await expect(page.getByRole('alert')).toHaveText('Email o contraseña incorrectos.');
    await expect(email(page)).toHaveValue(who);
    await expect(password(page)).toHaveValue('Otra.clave1');
    await page.reload();
    await expect(email(page)).toHaveValue(who);
    await expect(password(page)).toHaveValue('');
  }
});

test('a seller can log in with the keyboard alone @variants', async ({ page }) => {
  await openLogin(page);
  await expect(title(page, LOGIN_TITLE)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(email(page)).toBeFocused();
  await page.keyboard.type('ana@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Ocultar' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Contraseña' })).toHaveValue(PASSWORD);
  await page.keyboard.press('Tab');
  await expect(enter(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(title(page, 'HOLA ANA RODRÍGUEZ SILVA')).toBeFocused();
});

test('values that a script set without an event, as in the browser of a chat, are sent by the first press', async ({
  page,
}) => {
  await openLogin(page);
  await isTakenOver(page, 'Ingresar');
  for (const [field, text] of [
    [email(page), 'ana@example.com'],
    [password(page), PASSWORD],
  ] as const)
    await field.evaluate((one: HTMLInputElement, written) => (one.value = written), text);
  await enter(page).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the login and the reset page lead a visitor with a session to the dashboard', async ({ page }) => {
  await openLogin(page);
  await logInHere(page);
  await expect(page).toHaveURL(/\/dashboard$/);
  for (const address of ['/login', '/login?modo=olvide-mi-contrasena', '/reset/cualquiera']) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(title(page, /^HOLA ANA/)).toBeVisible();
  }
});

test('the register page is a placeholder that leads to the login', async ({ page }) => {
  await page.goto('/register');
  await expect(title(page, 'REGISTRO')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'INGRESAR' }).click();
  await expect(title(page, LOGIN_TITLE)).toBeVisible();
});

test.describe('the login on a failing server', () => {
  test.use({ expectedNoise: [[/Failed to load resource/], { scope: 'test' }] });

  test('a server error and a missing network are reported, and the same form works afterwards', async ({ page }) => {
    await openLogin(page);
    await page.route('**/auth/login', (route) => route.fulfill({ status: 500, body: 'roto' }));
    await logInHere(page);
    await expect(page.getByRole('alert')).toHaveText(REQUEST_FAILED);
    await page.unroute('**/auth/login');
    await page.route('**/auth/login', (route) => route.abort());
    await enter(page).click();
    await expect(page.getByRole('alert')).toHaveText('No hay conexión. Revisá tu internet y probá de nuevo.');
    await expect(password(page)).toHaveValue(PASSWORD);
    await page.unroute('**/auth/login');
    await enter(page).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

test('the message of the login stands beside its icon on the narrowest phone @once', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openLogin(page);
  await enter(page).click();
  const words = page.getByText('Debes completar todos los campos');
  await expect(words).toBeVisible();
  const icon = await page.getByRole('alert').filter({ has: words }).locator('svg').boundingBox();
  expect((await words.boundingBox())?.x).toBeGreaterThan((icon?.x ?? 0) + (icon?.width ?? 0));
});
