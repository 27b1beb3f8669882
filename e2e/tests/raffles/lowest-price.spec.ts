import type { Page } from '@playwright/test';
import { BRUNO, expect, openAs, site, test } from '../../support/raffles-test';

const stored = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('menorValorTalon'));

const listed = (page: Page) => page.getByRole('list', { name: /^(Tus rifas|Rifas pendientes de pago)$/ });

test('the lowest pending price is kept whichever page fetches tickets, and logging out forgets it', async ({ page }) => {
  const price = site().variant === 'dtyt' ? '20' : '5290';
  await openAs(page, BRUNO, '/dashboard/rifas');
  await expect(listed(page)).toBeVisible();
  expect(await stored(page)).toBe(price);

  // From the other list, and by another fetch: a cheaper pending ticket counts, a cheaper sold one doesn't.
  await page.route('**/api/talon/get-detailed-by-pasajero', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { Estado: string; Precio: number }[][] };
    const tickets = body.data.flat();
    const [pending, sold] = ['Pendiente de Pago', 'Pago'].map((wanted) => tickets.find(({ Estado }) => Estado === wanted));
    Object.assign(pending ?? {}, { Precio: 12.5 });
    Object.assign(sold ?? {}, { Precio: 3 });
    await route.fulfill({ response: answer, json: body });
  });
  await page.goto('/dashboard/rifas/list');
  await expect(listed(page)).toBeVisible();
  expect(await stored(page)).toBe('12.5');

  // Nothing pending: removed.
  await page.unroute('**/api/talon/get-detailed-by-pasajero');
  await page.route('**/api/talon/get-detailed-by-pasajero', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('Pendiente de Pago', 'Pago') });
  });
  await page.reload();
  await expect(listed(page)).toBeVisible();
  expect(await stored(page)).toBeNull();

  await page.goto('/dashboard/rifas');
  await expect(listed(page)).toBeVisible();
  expect(await stored(page)).toBe(price);
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('button', { name: 'Salir' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await stored(page)).toBeNull();
});
