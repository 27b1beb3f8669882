import { chooseFree, logIn } from '../../support/seller';
import { LOGIN_TITLE, logInHere, title, watchHome } from '../../support/session-login';
import { storedToken, tokenName } from '../../support/session-site';
import { expect, test } from '../../support/test';

test('a logout in one tab logs out every tab and removes all data of the seller @variants', async ({
  page,
  context,
  watch,
}) => {
  await logIn(page, 'mucho@example.com');
  await page.goto('/dashboard/rifas');
  await chooseFree(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('menorValorTalon'))).not.toBeNull();
  const other = await context.newPage();
  watch(other);
  await other.goto('/dashboard/rifas/list');
  await expect(title(other, 'ESTAS SON TUS RIFAS')).toBeVisible();
  // A variable that a full load of the page removes, together with all data that the pages held in memory.
  for (const tab of [page, other])
    await tab.evaluate(() => Object.assign(globalThis, { enMemoria: 'datos de la vendedora' }));

  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('button', { name: 'Salir' }).click();
  for (const tab of [page, other]) {
    await expect(title(tab, LOGIN_TITLE)).toBeVisible();
    await expect(tab).toHaveURL(/\/login$/);
    await expect.poll(() => tab.evaluate(() => 'enMemoria' in globalThis)).toBe(false);
    expect(await storedToken(tab)).toBeNull();
    expect(await tab.evaluate(() => localStorage.getItem('menorValorTalon'))).toBeNull();
    expect(await tab.evaluate(() => Object.values({ ...sessionStorage }).join())).not.toContain('chosen');
  }

  await page.goBack();
  await expect(title(page, LOGIN_TITLE)).toBeVisible();
  // The address at which the installed site opens, also after another seller used it.
  await page.goto('/dashboard?desde=inicio');
  await logInHere(page, 'bruno@example.com');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(title(page, /^HOLA BRUNO/)).toBeVisible();
});

test('a login in one tab lets the other tab in', async ({ page, context, watch }) => {
  const other = await context.newPage();
  watch(other);
  await other.goto('/dashboard/depositos');
  await expect(title(other, LOGIN_TITLE)).toBeVisible();
  await logIn(page);
  await expect(title(other, 'ESTOS SON TUS DEPÓSITOS')).toBeVisible();
});

test('a tab that slept while another seller logged in keeps no data of the previous seller', async ({
  page,
  context,
  watch,
}) => {
  await logIn(page);
  await expect(title(page, /^HOLA ANA/)).toBeVisible();
  // A phone stops a tab in this way: no script of it runs, and events of the browser wait.
  const sleep = await context.newCDPSession(page);
  await sleep.send('Debugger.enable');
  await sleep.send('Debugger.pause');
  const awake = page.evaluate(() => 'awake');

  const other = await context.newPage();
  watch(other);
  await other.goto('/dashboard');
  await other.getByRole('button', { name: 'Menú' }).click();
  await other.getByRole('button', { name: 'Salir' }).click();
  await logInHere(other, 'bruno@example.com');
  await expect(title(other, /^HOLA BRUNO/)).toBeVisible();

  await sleep.send('Debugger.resume');
  await sleep.detach();
  expect(await awake).toBe('awake');
  await expect(title(page, /^HOLA BRUNO/)).toBeVisible();
});

test('a tab keeps working after another tab replaced the token', async ({ page, context, watch }) => {
  await logIn(page);
  const before = await storedToken(page);
  const other = await context.newPage();
  watch(other);
  await other.goto('/dashboard/depositos');
  await expect(title(other, 'ESTOS SON TUS DEPÓSITOS')).toBeVisible();
  await expect.poll(() => storedToken(other)).not.toBe(before);
  const current = await storedToken(other);
  // Each tab of Chromium has a copy of the storage, which follows a moment later.
  await expect.poll(() => storedToken(page)).toBe(current);
  const asked = page.waitForRequest('**/api/talon/get-detailed-by-pasajero');
  await page.getByRole('link', { name: 'Tus rifas' }).click();
  expect((await asked).headers()['authorization']).toBe(current);
  await expect(title(page, 'ESTAS SON TUS RIFAS')).toBeVisible();
});

test('an emptied storage counts as a logout', async ({ page, context, watch }) => {
  const other = await context.newPage();
  watch(other);
  const homesAreComplete = [page, other].map(watchHome);
  await logIn(page);
  await other.goto('/login');
  // A call that either tab makes later would go out without the token.
  for (const isComplete of homesAreComplete) await isComplete();
  await other.evaluate((name) => localStorage.removeItem(name), tokenName());
  await expect(title(page, LOGIN_TITLE)).toBeVisible();
});
