import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility';
import { arriveAs, chooseFree, logIn } from '../../support/seller';
import { LOGIN_TITLE, logInHere, title, watchHome } from '../../support/session-login';
import { setVisibility, spoilToken, storedToken, tokenName } from '../../support/session-site';
import { expect, test } from '../../support/test';

const DEEP = '/dashboard/rifas/list?desde=un-mail#abajo';

async function arriveWithToken(page: Page, token: string, at: string): Promise<void> {
  await page.addInitScript(
    ([name, value]) =>
      sessionStorage.getItem('puesto') ?? (localStorage.setItem(name, value), sessionStorage.setItem('puesto', 'sí')),
    [tokenName(), token] as const,
  );
  await page.goto(at);
}

test('an address without a session leads to the login, and from there back to the same address @variants', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()));
  await page.goto(DEEP);
  await expect(title(page, LOGIN_TITLE)).toBeVisible();
  await expect(page.getByText(/Tu sesión terminó/)).toHaveCount(0);
  expect(asked).toEqual([]);
  await logInHere(page);
  await expect(title(page, 'ESTAS SON TUS RIFAS')).toBeVisible();
  expect(new URL(page.url()).hash).toBe('#abajo');
  expect(new URL(page.url()).search).toBe('?desde=un-mail');
});

test('each start of the site checks the session and replaces its token', async ({ page }) => {
  const first = await arriveAs(page);
  const validation = page.waitForRequest('**/api/validate');
  await page.goto(DEEP);
  expect((await validation).headers()['authorization']).toBe(first);
  await expect(title(page, 'ESTAS SON TUS RIFAS')).toBeVisible();
  await expect.poll(() => storedToken(page)).not.toBe(first);
  expect(await storedToken(page)).not.toBeNull();
});

test.describe('an expired token', () => {
  test.use({ expectedNoise: [[/status of 401/], { scope: 'test' }] });

  test('an expired token is removed, and the login leads back to the page', async ({ page }) => {
    await arriveWithToken(page, 'gastado', DEEP);
    await expect(title(page, LOGIN_TITLE)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText('Tu sesión terminó. Ingresá de nuevo y seguís donde estabas.');
    await expectAccessible(page);
    expect(await storedToken(page)).toBeNull();
    await logInHere(page);
    await expect(title(page, 'ESTAS SON TUS RIFAS')).toBeVisible();
    expect(new URL(page.url()).hash).toBe('#abajo');
  });

  test('a login after a token expired in a form leads back to the form, with the typed values', async ({ page }) => {
    await arriveAs(page, 'mucho@example.com');
    await page.goto('/dashboard/rifas');
    await chooseFree(page);
    await page.getByRole('button', { name: /^ENVIAR LINK DE PAGO AL COMPRADOR \([1-9]\d*\)$/ }).click();
    const typed = { Nombre: 'Ramón', Apellido: 'Peñarol', Email: 'ramon@example.com', Celular: '099 000 111' };
    for (const [label, value] of Object.entries(typed)) await page.getByRole('textbox', { name: label }).fill(value);
    const chosen = await page.getByRole('region', { name: 'Resumen' }).innerText();

    await spoilToken(page);
    await page.getByRole('button', { name: 'ENVIAR LINK', exact: true }).click();
    await expect(title(page, LOGIN_TITLE)).toBeVisible();
    expect(await storedToken(page)).toBeNull();

    await logInHere(page, 'mucho@example.com');
    await expect(title(page, 'DATOS DEL COMPRADOR')).toBeVisible();
    for (const [label, value] of Object.entries(typed))
      await expect(page.getByRole('textbox', { name: label })).toHaveValue(value);
    await expect(page.getByRole('region', { name: 'Resumen' })).toHaveText(chosen, { useInnerText: true });
  });

  test('the draft of one seller is not shown to the next seller who logs in', async ({ page }) => {
    await arriveAs(page, 'mucho@example.com');
    await page.goto('/dashboard/rifas');
    await chooseFree(page);
    await page.getByRole('button', { name: /^ENVIAR LINK DE PAGO AL COMPRADOR/ }).click();
    await page.getByRole('textbox', { name: 'Nombre' }).fill('De otra cuenta');
    await spoilToken(page);
    await page.goto('/dashboard/rifas?paso=2');
    await logInHere(page, 'bruno@example.com');
    await expect(title(page, 'ELIGE LAS RIFAS PARA EL LINK DE PAGO')).toBeVisible();
    await chooseFree(page);
    await page.getByRole('button', { name: /^ENVIAR LINK DE PAGO AL COMPRADOR \(1\)$/ }).click();
    await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue('');
    await page.goto('/dashboard');
    await expect(title(page, /^HOLA BRUNO/)).toBeVisible();
  });

  test('any answer of the check but success means that the visitor is not logged in', async ({ page }) => {
    await page.route('**/api/validate', (route) => route.fulfill({ json: { status: 'error', data: null } }));
    await arriveWithToken(page, 'cualquiera', '/dashboard');
    await expect(title(page, LOGIN_TITLE)).toBeVisible();
    expect(await storedToken(page)).toBeNull();
  });
});

test.describe('the guard without a network', () => {
  test.use({ expectedNoise: [[/Failed to load resource/], { scope: 'test' }] });

  test('a visitor without a network keeps the session, and gets in when the network is back', async ({ page }) => {
    const token = await arriveAs(page);
    await page.route('**/api/**', (route) => route.abort());
    await page.goto(DEEP);
    await expect(title(page, 'Sin conexión')).toBeVisible();
    expect(await storedToken(page)).toBe(token);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('button', { name: 'Reintentar' })).not.toHaveAttribute('aria-busy', 'true');
    await expect(title(page, 'Sin conexión')).toBeVisible();

    await page.unroute('**/api/**');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(title(page, 'ESTAS SON TUS RIFAS')).toBeVisible();
    expect(new URL(page.url()).hash).toBe('#abajo');
  });

  test('a reload after a missing network lets the visitor in', async ({ page }) => {
    await arriveAs(page);
    await page.route('**/api/validate', (route) => route.abort());
    await page.goto('/dashboard/depositos');
    await expect(title(page, 'Sin conexión')).toBeVisible();
    await page.unroute('**/api/validate');
    await page.reload();
    await expect(title(page, 'ESTOS SON TUS DEPÓSITOS')).toBeVisible();
  });

  test('a tab that is shown again without a network stays logged in', async ({ page }) => {
    await page.clock.install();
    const homeIsComplete = watchHome(page);
    await logIn(page);
    await homeIsComplete();
    await page.route('**/api/validate', (route) => route.abort());
    await setVisibility(page, 'hidden');
    await page.clock.fastForward('10:01');
    const tried = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/validate'));
    await setVisibility(page, 'visible');
    await tried;
    await expect(title(page, /^HOLA ANA/)).toBeVisible();
    expect(await storedToken(page)).not.toBeNull();
  });
});

test.describe('a tab that was hidden', () => {
  test.use({ expectedNoise: [[/status of 401/], { scope: 'test' }] });

  test('a tab checks its session again only after it was hidden for over ten minutes', async ({ page }) => {
    await page.clock.install();
    const homeIsComplete = watchHome(page);
    await logIn(page);
    await homeIsComplete();
    let checks = 0;
    page.on('request', (request) => request.url().endsWith('/api/validate') && (checks += 1));
    await setVisibility(page, 'hidden');
    await page.clock.fastForward('09:59');
    await setVisibility(page, 'visible');
    await setVisibility(page, 'hidden');
    await page.clock.fastForward('10:01');
    const before = await storedToken(page);
    await setVisibility(page, 'visible');
    await expect.poll(() => storedToken(page)).not.toBe(before);
    expect(checks).toBe(1);

    await spoilToken(page);
    await setVisibility(page, 'hidden');
    await page.clock.fastForward('10:01');
    await setVisibility(page, 'visible');
    await expect(title(page, LOGIN_TITLE)).toBeVisible();
  });
});
