import { chooseFree, logIn } from '../../support/seller';
import { LOGIN_TITLE, logInHere, title, watchHome } from '../../support/session-login';
import { storedToken, tokenName } from '../../support/session-site';
import { expect, test } from '../../support/test';

test('leaving in one tab leaves in all, and nothing of the seller stays @variants', async ({
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
  // What a full load of a page forgets: whatever the pages held in memory goes the same way.
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
  // As the installed site opens: where whoever used it last has left it.
  await page.goto('/dashboard?desde=inicio');
  await logInHere(page, 'bruno@example.com');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(title(page, /^HOLA BRUNO/)).toBeVisible();
});

test('getting in from one tab lets the other in', async ({ page, context, watch }) => {
  const other = await context.newPage();
  watch(other);
  await other.goto('/dashboard/depositos');
  await expect(title(other, LOGIN_TITLE)).toBeVisible();
  await logIn(page);
  await expect(title(other, 'ESTOS SON TUS DEPÓSITOS')).toBeVisible();
});

test('a tab that slept while somebody else logged in holds nothing of the seller before', async ({
  page,
  context,
  watch,
}) => {
  await logIn(page);
  await expect(title(page, /^HOLA ANA/)).toBeVisible();
  // As a phone puts a tab to sleep: nothing of it runs, and what the browser has to tell it waits.
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

test('each tab works on after the other replaced the token', async ({ page, context, watch }) => {
  await logIn(page);
  const before = await storedToken(page);
  const other = await context.newPage();
  watch(other);
  await other.goto('/dashboard/depositos');
  await expect(title(other, 'ESTOS SON TUS DEPÓSITOS')).toBeVisible();
  await expect.poll(() => storedToken(other)).not.toBe(before);
  const current = await storedToken(other);
  expect(await storedToken(page)).toBe(current);
  const asked = page.waitForRequest('**/api/talon/get-detailed-by-pasajero');
  await page.getByRole('link', { name: 'Tus rifas' }).click();
  expect((await asked).headers()['authorization']).toBe(current);
  await expect(title(page, 'ESTAS SON TUS RIFAS')).toBeVisible();
});

test('a storage that is emptied counts as leaving', async ({ page, context, watch }) => {
  const other = await context.newPage();
  watch(other);
  const homesAreComplete = [page, other].map(watchHome);
  await logIn(page);
  await other.goto('/login');
  // A call that is still to be made, in either tab, would be made without the token.
  for (const isComplete of homesAreComplete) await isComplete();
  await other.evaluate((name) => localStorage.removeItem(name), tokenName());
  await expect(title(page, LOGIN_TITLE)).toBeVisible();
});
