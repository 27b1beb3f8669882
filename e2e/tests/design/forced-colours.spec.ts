import type { Locator } from '@playwright/test';
import { BRUNO, expect, openAs, test } from '../../support/raffles-test';
import { hold } from '../../support/screen';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

test('with forced colours the brand keeps its mark and the main action is filled @once', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'INGRESAR' })).toBeVisible();
  const adjust = (element: Locator, pseudo?: string) =>
    element.evaluate((found, part) => getComputedStyle(found, part).forcedColorAdjust, pseudo);
  // The first paint is replaced by the shell's own elements, and a removed element has no style.
  await expect.poll(() => adjust(page.getByText('Rifas', { exact: true }), '::before')).toBe('none');
  await expect.poll(() => adjust(page.getByRole('button', { name: 'INGRESAR' }))).toBe('none');
});

test('with forced colours a list that loads is seen @once', async ({ page }) => {
  const list = await hold(page, '**/api/talon/get-detailed-by-pasajero');
  await openAs(page, BRUNO, '/dashboard/rifas/list');
  await expect(page.getByText('Cargando tus rifas…')).toBeAttached();
  await expect(page.locator('[data-skeleton]').first()).toHaveCSS('border-style', 'solid');
  list.release();
  await expect(page.getByText('Exportar')).toBeVisible();
});

test('with forced colours no frame leaves the column @once', async ({ page }) => {
  await openAs(page, BRUNO, '/dashboard');
  for (const [address, name] of [
    ['/dashboard/rifas', 'Links de pago'],
    ['/dashboard/rifas/list', 'Exportar'],
    ['/dashboard/depositos', 'Más'],
    ['/dashboard/rifas/transfer/directa', 'Seleccionar todas'],
  ] as const) {
    await page.goto(address);
    const framed = page.getByRole('main').locator('a, button');
    await expect(framed.filter({ hasText: name }), address).toBeVisible();
    const beside = await framed.evaluateAll((all) =>
      all
        .map((one) => ({ name: one.textContent, box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.left < 16 || box.right > innerWidth - 16))
        .map((one) => one.name),
    );
    expect(beside, address).toEqual([]);
  }
});
