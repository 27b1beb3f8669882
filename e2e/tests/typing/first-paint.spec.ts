import { expectAccessible } from '../../support/accessibility';
import { PASSWORD } from '../../support/api';
import { fillPayForm } from '../../support/buyer';
import { field, holdGateway, payButton, payTitle, watchPayments } from '../../support/checkout-pay';
import { expect, site, test } from '../../support/checkout-test';
import { askForResetPath, email, enter, logInHere, password } from '../../support/session-login';
import { tokenName } from '../../support/site';
import { holdScripts, isTakenOver, openHeld } from '../../support/typing';

const early = '.first-paint form';

test('The pay form of the first paint has the fields of this deployment. @variants', async ({ page, seller }) => {
  const link = await seller.makeLink();
  const scripts = await openHeld(page, link.path);
  const names = () =>
    page.locator('form [name]').evaluateAll((fields) => fields.map((one) => one.getAttribute('name')));
  await expect(page.locator(early)).toBeVisible();
  const first = await names();
  expect(first.includes('cardType')).toBe(site().variant === 'ccee');
  if (site().variant === 'ccee')
    await expect(field(page, 'Crédito o débito').getByRole('option')).toHaveText([
      'Elegí una opción',
      'Crédito | $5290',
      'Débito | $4990',
    ]);
  await scripts.releaseAll();
  await expect(payTitle(page)).toBeVisible();
  await isTakenOver(page, 'Datos del pago');
  expect(await names()).toEqual(expect.arrayContaining(first));
});

test('A press on PAGAR before the link is known starts one payment once it is known. @variants', async ({
  page,
  seller,
}) => {
  const link = await seller.makeLink();
  const scripts = await holdScripts(page);
  const payments = watchPayments(page);
  const posted = await holdGateway(page);
  await page.goto(link.path, { waitUntil: 'commit' });
  await fillPayForm(page, { type: 'debit' });
  await payButton(page).click();
  await scripts.releaseAll();
  await expect.poll(() => posted).toHaveLength(1);
  expect(payments).toHaveLength(1);
});

test('What was typed and chosen before the scripts arrive stays through a reload. @variants', async ({
  page,
  seller,
}) => {
  const link = await seller.makeLink();
  const scripts = await openHeld(page, link.path);
  await field(page, 'Nombre').fill('Zoe');
  await field(page, 'Tarjeta').selectOption('Visa');
  await page.reload({ waitUntil: 'commit' });
  await expect(field(page, 'Nombre')).toHaveValue('Zoe');
  await scripts.releaseAll();
  await isTakenOver(page, 'Datos del pago');
  await expect(field(page, 'Nombre')).toHaveValue('Zoe');
  await expect(field(page, 'Tarjeta')).toHaveValue('Visa');
});

test('The mail of a login stays through a reload before the scripts arrive, the password does not. @once', async ({
  page,
}) => {
  const scripts = await openHeld(page, '/login');
  await email(page).fill('ana@example.com');
  await password(page).fill(PASSWORD);
  await page.reload({ waitUntil: 'commit' });
  await expect(email(page)).toHaveValue('ana@example.com');
  await expect(password(page)).toHaveValue('');
  await scripts.releaseAll();
  await isTakenOver(page, 'Ingresar');
  await expect(email(page)).toHaveValue('ana@example.com');
  expect(await page.evaluate(() => Object.values(sessionStorage).join())).not.toContain(PASSWORD);
});

test('A new password typed before the link is checked stays in the form. @once', async ({ page, baseURL }) => {
  const path = await askForResetPath(page, 'nueva@example.com');
  const scripts = await openHeld(page, `${baseURL ?? ''}${path}`);
  await page.getByLabel('Nueva contraseña').fill('Otra.2026');
  await page.getByLabel('Repetir contraseña').fill('Otra.2026');
  await scripts.releaseAll();
  await isTakenOver(page, 'Cambiar contraseña');
  await expect(page.getByLabel('Nueva contraseña')).toHaveValue('Otra.2026');
  await expect(page.getByLabel('Repetir contraseña')).toHaveValue('Otra.2026');
});

const REMOTE = /\/releases\/mf-auth\/.*\.js$/;

test('The first paint shows no login form at the address of another mode of the login. @once', async ({ page }) => {
  const scripts = await holdScripts(page);
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(REMOTE, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/login?modo=olvide-mi-contrasena', { waitUntil: 'commit' });
  await expect(page.locator('.first-paint[inert] form')).toBeAttached();
  // The shell has loaded and the remote has not: no visible form of another page may take keys, because the browser
  // itself would send it.
  await scripts.releaseAll();
  await expect(page.locator('.first-paint:not([data-form]) form')).toBeAttached();
  await expect(page.locator('form:not([inert] *)')).toHaveCount(0);
  arrive();
  await expect(page.getByRole('heading', { level: 1, name: 'OLVIDÉ MI CONTRASEÑA' })).toBeVisible();
  await expect(page.locator('form')).toHaveCount(1);
});

test('A visitor with a session sees no login form on the way to the dashboard. @once', async ({ page }) => {
  await page.goto('/login');
  await logInHere(page);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await page.evaluate((name) => localStorage.getItem(name), tokenName())).not.toBeNull();
  const scripts = await openHeld(page, '/login');
  await expect(page.locator('.first-paint[inert] form')).toBeAttached();
  await scripts.releaseAll();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('A return through the history does not show the typed values. @once', async ({ page }) => {
  const scripts = await openHeld(page, '/login');
  await email(page).fill('ana@example.com');
  await page.goto('/manual.html');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator(early)).toBeVisible();
  await expect(email(page)).toHaveValue('');
  await scripts.releaseAll();
  await isTakenOver(page, 'Ingresar');
  await expect(email(page)).toHaveValue('');
});

test('A press on a link of the first paint takes effect when the page is ready, and keeps the email. @once', async ({
  page,
}) => {
  const scripts = await openHeld(page, '/login');
  await email(page).fill('ana@example.com');
  await page.getByRole('link', { name: 'OLVIDÉ MI CONTRASEÑA' }).click();
  await scripts.releaseAll();
  await expect(page.getByRole('heading', { level: 1, name: 'OLVIDÉ MI CONTRASEÑA' })).toBeVisible();
  await expect(email(page)).toHaveValue('ana@example.com');
});

test.describe('the first paint without scripts', () => {
  test.use({ expectedNoise: [[/Failed to load resource|ERR_FAILED|is already registered/], { scope: 'test' }] });

  test('A site that cannot start says so below the form, which keeps its values. @once', async ({ page }) => {
    await page.route(/\/releases\/shell\/.*\.js$/, (route) => route.abort());
    await page.goto('/login', { waitUntil: 'commit' });
    await email(page).fill('ana@example.com');
    await expect(page.getByRole('alert')).toContainText('No pudimos abrir el sitio');
    await expect(email(page)).toHaveValue('ana@example.com');
    await expect(email(page)).toBeVisible();
    await expectAccessible(page);
  });

  test('A login whose remote does not load keeps its values, and logs in after a retry. @once', async ({ page }) => {
    await page.route(REMOTE, (route) => route.abort());
    await page.goto('/login', { waitUntil: 'commit' });
    await email(page).fill('ana@example.com');
    await password(page).fill(PASSWORD);
    await expect(page.getByRole('alert')).toContainText('No pudimos cargar «Ingresar»');
    await expect(email(page)).toHaveValue('ana@example.com');
    await expectAccessible(page);
    await page.unroute(REMOTE);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await isTakenOver(page, 'Ingresar');
    await enter(page).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('A link that cannot be loaded is reported below the form, and loads after a retry. @once', async ({
    page,
    seller,
  }) => {
    const link = await seller.makeLink();
    await page.route('**/talon/validate-link', (route) => route.abort());
    await page.goto(link.path);
    await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    await field(page, 'Nombre').fill('Zoe');
    await expectAccessible(page);
    // Each focused element is visible, and the message covers none of them: not even above a phone's keyboard.
    await page.setViewportSize({ width: 360, height: 320 });
    for (let stop = ''; !/PAGAR/.test(stop);) {
      await page.keyboard.press('Tab');
      stop = await page.evaluate(() => document.activeElement?.textContent ?? '');
      expect(
        await page.evaluate(() => {
          const focused = document.activeElement;
          const { left, right, top, bottom } = focused?.getBoundingClientRect() ?? new DOMRect();
          return focused?.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
        }),
        stop,
      ).toBe(true);
    }
    await page.unroute('**/talon/validate-link');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await isTakenOver(page, 'Datos del pago');
    await expect(field(page, 'Nombre')).toHaveValue('Zoe');
  });
});

test('The font loads after the page on a slow line, and the next visit is drawn with it. @once', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) fonts.push(request.url());
  });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', rtt: 150, downlink: 1.6 } }),
  );
  const isDrawnWithIt = () =>
    page.evaluate(() => getComputedStyle(document.body).fontFamily.replaceAll('"', '').startsWith('Figtree'));

  const scripts = await openHeld(page, '/login');
  await expect(page.locator(early)).toBeVisible();
  expect(fonts).toEqual([]);
  await scripts.releaseAll();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('rifas.font'))).not.toBeNull();
  expect(fonts).toHaveLength(1);
  expect(await isDrawnWithIt()).toBe(false);

  await page.reload();
  await expect(page.locator('form')).toBeVisible();
  expect(await isDrawnWithIt()).toBe(true);
});
