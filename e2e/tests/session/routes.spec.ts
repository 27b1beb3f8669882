import { expectAccessible } from '../../support/accessibility';
import { arriveAs, logIn } from '../../support/seller';
import { LOGIN_TITLE, title } from '../../support/session-login';
import { HEALING, variant } from '../../support/session-site';
import { expect, test } from '../../support/test';

/** Addresses, each with the title of its page. */
const GUARDED = {
  both: [
    ['/dashboard', /^HOLA /],
    ['/dashboard/rifas', 'ELIGE LAS RIFAS PARA EL LINK DE PAGO'],
    ['/dashboard/rifas/list', 'ESTAS SON TUS RIFAS'],
    ['/dashboard/rifas/transfer', /BOLSA|TRANSFERENCIA/i],
    ['/dashboard/depositos', 'ESTOS SON TUS DEPÓSITOS'],
  ],
  dtytOnly: [
    ['/dashboard/contado', /DEP[ÓO]SITO|CONTADO/i],
    ['/dashboard/pago-personal', /DEP[ÓO]SITO|PERSONAL/i],
  ],
} as const;

test('every guarded or unknown address leads to the login without a session', async ({ page }) => {
  for (const address of [...GUARDED.both, ...GUARDED.dtytOnly].map(([path]) => path)) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/login$/);
  }
  for (const address of ['/', '/cualquier/cosa', '/dashboard/nada/de/nada']) {
    await page.goto(address);
    await expect(title(page, LOGIN_TITLE)).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  }
});

test('the public pages open without a session', async ({ page }) => {
  for (const [address, name] of [
    ['/register', 'REGISTRO'],
    ['/success', 'Tu compra'],
    ['/reset/un-token', 'CAMBIÁ TU CONTRASEÑA'],
  ] as const) {
    await page.goto(address);
    await expect(title(page, name)).toBeVisible();
  }
  await page.goto('/error#type=5');
  await expect(page.getByText('COMPRA RECHAZADA, PONTE EN CONTACTO CON EL BANCO EMISOR DE LA TARJETA.')).toBeVisible();
  await page.goto('/pago/no-existe');
  await expect(page.getByText('El link no es válido.')).toBeVisible();
});

test('every page of the variant has an address, and pages of the other variant do not exist @variants', async ({
  page,
}) => {
  await arriveAs(page);
  for (const [address, name] of GUARDED.both) {
    await page.goto(address);
    await expect(title(page, name)).toBeVisible();
  }
  for (const [address, name] of GUARDED.dtytOnly) {
    await page.goto(address);
    if (variant() === 'dtyt') {
      await expect(title(page, name)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${address}$`));
    } else {
      await expect(page).toHaveURL(/\/dashboard$/);
      await expect(title(page, /^HOLA ANA/)).toBeVisible();
      await expect(page.locator(`a[href="${address}"]`)).toHaveCount(0);
    }
  }
});

test('an unknown address leads to its parent page, or to the dashboard', async ({ page }) => {
  await arriveAs(page);
  for (const [address, expected] of [
    ['/', '/dashboard'],
    ['/cualquier/cosa?x=1', '/dashboard'],
    ['/dashboard/nada', '/dashboard'],
    ['/dashboard/rifas/nada', '/dashboard/rifas'],
    ['/dashboard/rifas/list/nada/mas', '/dashboard/rifas/list'],
    ['/dashboard/depositos/7', '/dashboard/depositos'],
    ['/dashboard/rifas/transfer/nada', '/dashboard/rifas/transfer'],
  ] as const) {
    await page.goto(address);
    await expect(page).toHaveURL(new RegExp(`${expected}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('the back button leads to the previous page, not into a redirect', async ({ page }) => {
  await logIn(page);
  await page.getByRole('link', { name: 'Tus rifas' }).click();
  await expect(title(page, 'ESTAS SON TUS RIFAS')).toBeVisible();
  await page.goto('/dashboard/rifas/list/nada');
  await expect(page).toHaveURL(/\/list$/);
  await page.goBack();
  await page.goBack();
  await expect(title(page, /^HOLA ANA/)).toBeVisible();
  await page.goForward();
  await expect(title(page, 'ESTAS SON TUS RIFAS')).toBeVisible();
});

test.describe('a page whose files do not load', () => {
  test.use({ expectedNoise: [[HEALING], { scope: 'test' }] });

  test('a page whose files do not load says so in its place, and can be retried', async ({ page }) => {
    await logIn(page);
    await page.route('**/releases/mf-rifas/**', (route) => route.abort());
    await page.getByRole('link', { name: 'Tus rifas' }).click();
    await expect(page.getByRole('alert')).toContainText('No pudimos cargar «Rifas».');
    await expect(page.getByRole('banner')).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/releases/mf-rifas/**');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(title(page, 'ESTAS SON TUS RIFAS')).toBeVisible();
  });
});
