import type { Page } from '@playwright/test';
import { logIn } from '../../support/seller';
import { email, enter, logInHere, openLogin, title } from '../../support/session-login';
import { test, expect } from '../../support/test';
test.use({ expectedNoise: [[/./], { scope: 'test' }] });
test('shots @modes', async ({ page }) => {
  test.setTimeout(120000);
  const name = test.info().project.name;
  const take = async (p: Page, what: string) => {
    for (const width of [360, 1280]) {
      await p.setViewportSize({ width, height: width === 360 ? 740 : 800 });
      await p.screenshot({ path: `/tmp/shots-session/${name}-${what}-${width}.png` });
    }
    await p.setViewportSize({ width: 360, height: 740 });
  };
  await openLogin(page); await take(page, '1-login');
  await enter(page).click(); await expect(page.getByText('Debes completar todos los campos')).toBeVisible(); await take(page, '2-login-invalid');
  await page.emulateMedia({ colorScheme: 'dark' }); await take(page, '2b-login-dark'); await page.emulateMedia({ colorScheme: null });
  await page.getByRole('link', { name: 'OLVIDÉ MI CONTRASEÑA' }).click(); await take(page, '3-forgot');
  await page.route('**/reset-link', (r) => r.fulfill({ json: { status: 'success', data: 'x' } }));
  await email(page).fill('ana@example.com'); await page.getByRole('button', { name: 'ENVIAR LINK' }).click(); await expect(title(page, 'REVISÁ TU MAIL')).toBeVisible(); await take(page, '4-sent');
  await page.route('**/auth/login', (r) => r.fulfill({ json: { status: 'success', newUser: true } }));
  await openLogin(page); await logInHere(page); await expect(title(page, 'CREÁ TU CONTRASEÑA')).toBeVisible();
  await page.getByLabel('Nueva contraseña').fill('x'); await page.getByRole('button', { name: 'GUARDAR CONTRASEÑA' }).click(); await take(page, '5-new-user');
  await page.unroute('**/auth/login');
  await page.goto('/reset/nada'); await page.getByRole('button', { name: 'Pausar' }).click(); await take(page, '6-reset-bad');
  await page.route('**/verify-reset-link', (r) => r.fulfill({ json: { status: 'success', data: null } }));
  await page.goto('/reset/nada'); await expect(page.getByRole('button', { name: 'RESETEAR' })).toBeVisible(); await take(page, '7-reset');
  await page.goto('/register'); await expect(title(page, 'REGISTRO')).toBeVisible(); await take(page, '8-register');
  await logIn(page); await expect(page.getByText('Resumen del viaje')).toBeVisible(); await take(page, '9-home');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Menú' }).click(); await page.screenshot({ path: `/tmp/shots-session/${name}-10-menu-360.png` }); await page.keyboard.press('Escape');
  await page.locator('summary').first().click();
  for (const w of [360, 1280]) { await page.setViewportSize({ width: w, height: 740 }); await page.screenshot({ path: `/tmp/shots-session/${name}-11-summary-${w}.png`, fullPage: true }); }
  await page.emulateMedia({ colorScheme: 'dark' }); await take(page, '12-home-dark'); await page.emulateMedia({ colorScheme: null });
  await page.route('**/api/**', (r) => r.abort()); await page.goto('/dashboard'); await expect(title(page, 'Sin conexión')).toBeVisible(); await take(page, '13-offline');
});
