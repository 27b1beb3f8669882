import { logIn } from '../support/seller';
import { expect, test } from '../support/test';

/** A file of the remote, by what it is to the page. */
const FAULTS = [
  { what: 'the remote’s entry', url: '**/mf-depositos/**/remoteEntry.js' },
  { what: 'its exposed module', url: '**/mf-depositos/**/remote.*.js' },
  { what: 'its page chunk', url: '**/mf-depositos/**/page-deposits.*.js' },
] as const;

test.describe('a part of the site that does not load', () => {
  test.use({ expectedNoise: [[/Failed to load resource|ERR_FAILED|Failed to fetch|preload|already registered/i], { scope: 'test' }] });

  for (const { what, url } of FAULTS) {
    test(`${what} fails: the rest goes on, and Reintentar heals in place`, async ({ page }) => {
      await logIn(page, 'bruno@example.com');
      await page.route(url, (route) => route.abort());
      await page.goto('/dashboard/depositos');
      await expect(page.getByText(/^No pudimos cargar «/)).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await page.unroute(url);
      await page.getByRole('button', { name: 'Reintentar' }).click();
      await expect(page.getByRole('heading', { name: 'ESTOS SON TUS DEPÓSITOS' })).toBeVisible();
    });
  }

  test('the home works without the trip summary', async ({ page }) => {
    await logIn(page, 'bruno@example.com');
    await page.route('**/mf-depositos/**', (route) => route.abort());
    await page.goto('/dashboard');
    await expect(page.getByRole('link', { name: 'Tus rifas' })).toBeVisible();
    await expect(page.getByText('No pudimos cargar «Resumen del viaje»')).toBeVisible();
  });

  test('without a network the visitor is not let in, stays logged in, and a retry lets them in', async ({ page }) => {
    await logIn(page, 'bruno@example.com');
    await page.route('**/api/validate', (route) => route.abort());
    await page.goto('/dashboard/rifas');
    await expect(page.getByRole('heading', { name: 'Sin conexión' })).toBeVisible();
    await page.unroute('**/api/validate');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('heading', { name: 'ELIGE LAS RIFAS PARA EL LINK DE PAGO' })).toBeVisible();
  });
});
